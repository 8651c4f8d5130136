import { languages } from './data.ts';

export const share = (part: number, all: number): string =>
  `${part} of ${all} (${all === 0 ? '-' : ((100 * part) / all).toFixed(1)} %)`;

/** How many of the texts fulfil the condition, in all and by language. */
export function shares<Text extends { readonly lang?: string | undefined }>(
  texts: readonly Text[],
  holds: (text: Text) => boolean,
): string {
  const fulfilled = new Set(texts.filter(holds));
  const each = languages.map((language) => {
    const own = texts.filter(({ lang }) => lang === language);
    return `${language} ${own.filter((text) => fulfilled.has(text)).length}/${own.length}`;
  });
  return `${share(fulfilled.size, texts.length)}; ${each.join(', ')}`;
}

export const print = (line: string): void => void process.stdout.write(`  ${line}\n`);
