import { clearUnsentFiles, isOfPerson } from './private-cache.ts';

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

/**
 * Whose drafts they are: a person's in a home. The first home of an account from before people had several has the id of its
 * person, and its drafts have that id alone, as before.
 */
export const ownerOf = ({ id, personId }: { readonly id: string; readonly personId: string }): string =>
  id === personId ? id : `${personId}.${id}`;

/** The key of an unsent draft. */
export const draftKey = (subject: string, owner: string) => `${draftPrefix}${subject}.${owner}`;

/** The key of the changes that were made offline and wait to be sent. */
export const outboxKey = (owner: string) => draftKey('changes', owner);
/** Returns null if the owner has no such changes. */
export const readStoredOutbox = (owner: string): unknown => readRecord(outboxKey(owner));

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
 * Deletes all drafts and the files that wait to be sent, or those of everyone but one person, since the computer may be
 * shared.
 */
export function clearDrafts(exceptPersonId?: string) {
  void clearUnsentFiles(exceptPersonId);
  for (const key of draftKeys()) {
    if (!isOfPerson(key, exceptPersonId)) localStorage.removeItem(key);
  }
}
