import type { Block, Policy } from '#core/languages/policy.ts';

/** A document as headings and paragraphs, so that it can be read without the site. */
export type Paper = {
  readonly title: string;
  /** Its language. */
  readonly tag: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};

/** The document with the addresses of its links written out. The company is named in the mail itself. */
export function paperOf({ title, updated, sections }: Policy, baseUrl: string): Paper {
  const written = (text: string) =>
    text.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label: string, to: string) =>
      to.startsWith('mailto:') ? label : `${label} (${new URL(to, baseUrl).href})`,
    );
  const paragraphs = (block: Block): readonly string[] => {
    if (typeof block === 'string') return [written(block)];
    if ('list' in block)
      return block.list.map((item) => `• ${written(typeof item === 'string' ? item : `${item[0]}. ${item[1]}`)}`);
    return 'company' in block ? [] : block.rows.map((row) => written(row.join('. ')));
  };
  return {
    title: `${title}, ${updated.shown}`,
    tag: 'en-GB',
    sections: sections.map(({ title, blocks }) => ({ title, paragraphs: blocks.flatMap(paragraphs) })),
  };
}
