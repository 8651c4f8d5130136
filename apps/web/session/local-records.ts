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

/** Deletes all drafts, or those of everyone but `exceptUserId`, since the computer may be shared. */
export function clearDrafts(exceptUserId?: string) {
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = exceptUserId !== undefined && key.endsWith(`.${exceptUserId}`);
      if (key.startsWith(draftPrefix) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // Denied storage contains no drafts.
  }
}
