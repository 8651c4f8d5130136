const declaration = /--([\w-]+):\s*(light-dark\([^;]*\)|#[0-9a-f]{3,8});/g;

/** Returns the colours of a style sheet as they are declared, by the name of their custom property. The first one counts. */
export function declaredColours(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(declaration)].reverse().map(([, name = '', colour = '']) => [name, colour]));
}

/**
 * Returns a drawing that can be an image: outside the page it has no custom properties, so the colours that it names
 * are declared in it, for both schemes. Inside the page they stay those of the page.
 */
export function standaloneSvg(svg: string, colours: ReadonlyMap<string, string>): string {
  const names = new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const own = [...names].flatMap((name) => {
    const colour = colours.get(name);
    return colour ? [`--${name}:${colour}`] : [];
  });
  return svg.replace(/<svg[^>]*>/, (tag) => `${tag}<style>:root{color-scheme:light dark;${own.join(';')}}</style>`);
}
