import { addresses as englishAddresses } from '#core/languages/en/site/addresses.ts';
import type { Block, Policy } from '#core/languages/policy.ts';

/** `addresses`: those of the public pages in the reader's language, by the names of the English ones. */
type Reader = {
  readonly baseUrl: string;
  readonly supportEmail: string;
  readonly addresses: Readonly<Record<string, string>>;
};

/** A document as headings and paragraphs, so that it can be read without the site. */
export type Paper = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};

/** The document in a language, with the addresses of its links written out. The company is named in the mail itself. */
export function paperOf(
  { title, changed, updated, sections }: Policy,
  { baseUrl, supportEmail, addresses }: Reader,
): Paper {
  const pages = new Map(Object.entries(addresses).map(([page, address]) => [english(page), address]));
  const written = (text: string) =>
    text
      .replaceAll('{support email}', supportEmail)
      .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label: string, to: string) =>
        to.startsWith('mailto:') ? label : `${label} (${new URL(pages.get(to) ?? to, baseUrl).href})`,
      );
  const paragraphs = (block: Block): readonly string[] => {
    if (typeof block === 'string') return [written(block)];
    if ('list' in block)
      return block.list.map((item) => `• ${written(typeof item === 'string' ? item : `${item[0]}. ${item[1]}`)}`);
    if ('box' in block) return block.box.map(written);
    if ('where' in block) return [written(block.text)];
    return 'company' in block ? [] : block.rows.map((row) => written(row.join('. ')));
  };
  return {
    title: `${title}, ${(changed ?? updated).shown}`,
    sections: sections.map(({ title, blocks }) => ({ title, paragraphs: blocks.flatMap(paragraphs) })),
  };
}

const english = (page: string): string | undefined =>
  Object.entries(englishAddresses).find(([name]) => name === page)?.[1];
