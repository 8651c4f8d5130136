/** The page that the document's head describes: at first the one that the server sent. Vite's server sends none. */
let described = typeof location === 'undefined' || import.meta.env.DEV ? undefined : location.pathname;
let describing: Promise<string | undefined> = Promise.resolve(undefined);

/**
 * Updates the document's head; returns the page's title, or undefined when the head stays as it is: another page came
 * first, or the script failed to load.
 */
export function describePage(pathname: string): Promise<string | undefined> {
  if (pathname === described) return describing;
  described = pathname;
  describing = import('./update-head.ts').then(
    ({ updateHead }) => (pathname === described ? updateHead(pathname) : undefined),
    () => undefined,
  );
  return describing;
}

/** Resolves when the head describes the page that is shown. */
export const headUpdated = (): Promise<unknown> => describing;
