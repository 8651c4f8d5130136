import { plainText } from './rich-text.ts';

/** For which servers a text is: with an assistant, without, and so on. The server leaves the others out as it sends a page. */
export type Where = 'assistant' | 'no-assistant';
/** A text that every server shows, or only those with an assistant, or only the others. */
export type ConditionalText = string | { readonly where: Where; readonly text: string };

/** The text, and the attribute by which the server recognises its element. */
export const partsOf = (text: ConditionalText): { readonly text: string; readonly 'data-where'?: Where } =>
  typeof text === 'string' ? { text } : { text: text.text, 'data-where': text.where };

/** What every server shows, without links. */
export const commonText = (texts: readonly ConditionalText[]): string =>
  texts.flatMap((text) => (typeof text === 'string' ? [plainText(text)] : [])).join(' ');
