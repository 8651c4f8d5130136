/** Markup that is safe to send. `html` escapes everything else. */
export type Html = { readonly markup: string };
type Part = Html | string | number | readonly Html[];

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: texts.map((text, index) => text + (index < parts.length ? render(parts[index] as Part) : '')).join(''),
  };
}

/** For markup that is written in the code and contains no input. */
export const trusted = (markup: string): Html => ({ markup });

function render(part: Part): string {
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('');
}
