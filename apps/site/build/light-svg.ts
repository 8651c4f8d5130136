const token = /--([\w-]+):\s*light-dark\(\s*([^,]+?)\s*,/g;
const fixed = /--([\w-]+):\s*(#[0-9a-f]{3,8})\s*[;}]/g;
const dark = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Returns a style sheet's custom properties with their light colours. */
export function lightColours(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(fixed), ...css.matchAll(token)].map(([, name = '', colour = '']) => [name, colour]));
}

/** A reference whose fallback contains no other reference. */
const reference = /var\(--([\w-]+)(?:,\s*([^()]*?)\s*)?\)/g;

/**
 * Returns a drawing in its light colours, written out for a renderer without custom properties. An unset property takes
 * its fallback, as in a browser; without a fallback the reference stays.
 */
export function lightSvg(svg: string, tokens: ReadonlyMap<string, string>): string {
  const day = svg.replace(dark, '');
  const own = lightColours(day);
  const written = (text: string): string => {
    const next = text.replace(reference, (whole, name: string, fallback?: string) => {
      return own.get(name) ?? tokens.get(name) ?? fallback ?? whole;
    });
    return next === text ? text : written(next);
  };
  return written(day);
}
