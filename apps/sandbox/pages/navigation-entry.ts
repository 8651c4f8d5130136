/** A link in the header of every page. */
export type NavigationEntry = { readonly path: string; readonly title: string };
