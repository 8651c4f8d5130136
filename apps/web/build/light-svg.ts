const token = /--([\w-]+):\s*light-dark\(\s*([^,]+?)\s*,/g;
const fixed = /--([\w-]+):\s*(#[0-9a-f]{3,8})\s*[;}]/g;
const dark = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The names and the light colours of a style sheet's custom properties. */
export function lightColours(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(fixed), ...css.matchAll(token)].map(([, name = '', colour = '']) => [name, colour]));
}

/** A drawing as it looks by day, with its colours written out, for a renderer that knows no custom properties. */
export function lightSvg(svg: string, tokens: ReadonlyMap<string, string>): string {
  const day = svg.replace(dark, '');
  const own = lightColours(day);
  return day.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => own.get(name) ?? tokens.get(name) ?? whole);
}
