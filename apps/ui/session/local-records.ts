import { clearUnsentFiles } from './private-cache.ts';

/** Reads JSON from local storage; returns null if storage is denied or contains something else. */
export function readRecord(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeRecord(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is full or denied, only a convenience is lost.
  }
}

const draftPrefix = 'draft.';

/** The key of an unsent draft. */
export const draftKey = (subject: string, userId: string) => `${draftPrefix}${subject}.${userId}`;

/** The key of the changes that were made offline and wait to be sent. */
export const outboxKey = (userId: string) => draftKey('changes', userId);
/** Returns null if the user has no such changes. */
export const readStoredOutbox = (userId: string): unknown => readRecord(outboxKey(userId));

function draftKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    // Denied storage contains no drafts.
    return [];
  }
}

export const hasDrafts = (): boolean => draftKeys().length > 0;

/**
 * Deletes all drafts and the files that wait to be sent, or those of everyone but `exceptUserId`, since the computer may
 * be shared.
 */
export function clearDrafts(exceptUserId?: string) {
  void clearUnsentFiles(exceptUserId);
  for (const key of draftKeys()) {
    const isKept = exceptUserId !== undefined && key.endsWith(`.${exceptUserId}`);
    if (!isKept) localStorage.removeItem(key);
  }
}
