const asked = new Map<string, Promise<unknown>>();

/** Resolves when the page has the style sheet: asked for once, and again where that failed. */
function bring(href: string): Promise<unknown> {
  const known = asked.get(href);
  if (known) return known;
  const bringing = new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve(undefined);
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      asked.delete(href);
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
  asked.set(href, bringing);
  return bringing;
}

/** A script together with its style sheets, which are given as files below the site's root. */
export async function loadWithStyles<Script>(load: () => Promise<Script>, files: readonly string[]): Promise<Script> {
  const [script] = await Promise.all([load(), ...files.map((file) => bring(`/${file}`))]);
  return script;
}
