import type { ConditionalText, Where } from '#core/languages/conditional-text.ts';
import { plainText } from './rich-text.ts';

/** The text, and the attribute by which the server recognises its element. */
export const partsOf = (text: ConditionalText): { readonly text: string; readonly 'data-where'?: Where } =>
  typeof text === 'string' ? { text } : { text: text.text, 'data-where': text.where };

/** What every server shows, without links. */
export const commonText = (texts: readonly ConditionalText[]): string =>
  texts.flatMap((text) => (typeof text === 'string' ? [plainText(text)] : [])).join(' ');
