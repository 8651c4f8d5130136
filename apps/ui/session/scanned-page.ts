import { readRecord, writeRecord } from './local-records.ts';

const key = 'scannedPage';
/** Long enough to sign in by a mail. */
const longestMs = 60 * 60_000;

/** Remembers the page of a label that was scanned before its reader had signed in: a path of the app with its query. */
export function rememberScannedPage(path: string, now = Date.now()): void {
  writeRecord(key, { path, until: now + longestMs });
}

/** The page of the label that this browser scanned within the last hour. */
export function scannedPage(now = Date.now()): string | undefined {
  const record = readRecord(key);
  if (typeof record !== 'object' || record === null) return undefined;
  const [path, until]: unknown[] = [Reflect.get(record, 'path'), Reflect.get(record, 'until')];
  return typeof path === 'string' && typeof until === 'number' && now < until ? path : undefined;
}

export const forgetScannedPage = (): void => writeRecord(key, undefined);
