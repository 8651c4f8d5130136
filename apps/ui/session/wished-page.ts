import { readRecord, writeRecord } from './local-records.ts';

const key = 'wishedPage';
/** Long enough to sign in by a mail. */
const longestMs = 60 * 60_000;

/** Remembers the page to which a label or an app led before its reader had signed in: a path of the app with its query. */
export function rememberWishedPage(path: string, now = Date.now()): void {
  writeRecord(key, { path, until: now + longestMs });
}

/** The page that this browser was to show within the last hour. */
export function wishedPage(now = Date.now()): string | undefined {
  const record = readRecord(key);
  if (typeof record !== 'object' || record === null) return undefined;
  const [path, until]: unknown[] = [Reflect.get(record, 'path'), Reflect.get(record, 'until')];
  return typeof path === 'string' && typeof until === 'number' && now < until ? path : undefined;
}

export const clearWishedPage = (): void => writeRecord(key, undefined);
