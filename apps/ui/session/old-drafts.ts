import { clearDrafts, draftKey, hasDrafts, readRecord, writeRecord } from './local-records.ts';
import { readToken } from './token.ts';

/** As long as a session lasts without use. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** A draft, too, so that it is deleted with the others. */
const stampKey = draftKey('left', '');

/**
 * Deletes the drafts of a session that has ended, once they have waited 30 days for the user's return. The account may
 * have been deleted elsewhere.
 */
export function dropOldDrafts() {
  if (readToken() !== undefined || !hasDrafts()) return;
  const since = readRecord(stampKey);
  if (typeof since !== 'number') writeRecord(stampKey, Date.now());
  else if (Date.now() - since >= keptMs) clearDrafts();
}
