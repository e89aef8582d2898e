// Package panel shows the model as HTML: pages, panels, dialogs and notices around the board.
//
// Every panel is a function from the model to a tree of dom nodes; what a person does there becomes an app.Msg. Nothing
// here keeps state: what is typed stays in the page's own controls until it is sent. Mount ties a tree to the page.
package panel
