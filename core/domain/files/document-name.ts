import { cleanText } from '../text/readable-text.ts';
import type { StoredType } from './stored-file.ts';

/** In characters, as long as a name of a file can be on most devices. */
const longestName = 120;

/** The name under which a document is kept: without folders and characters that don't show. Undefined for a photo. */
export function documentName(name: string | undefined, type: StoredType): string | undefined {
  if (type !== 'application/pdf') return undefined;
  const last = name?.split(/[\\/]/).at(-1) ?? '';
  const shown = cleanText(last).replaceAll(/\s+/gu, ' ').trim();
  return shown === '' ? undefined : [...shown].slice(0, longestName).join('');
}
