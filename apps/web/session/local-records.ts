/** JSON in local storage; a browser that denies it, or holds something else there, reads as empty. */
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
    // Storage is full or denied: only a convenience is lost.
  }
}

const draftPrefix = 'draft.';

/** Where something half-written is kept until it is sent. */
export const draftKey = (subject: string, userId: string) => `${draftPrefix}${subject}.${userId}`;

/** Logging out leaves nothing half-written on a shared computer. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
  } catch {
    // Denied storage holds no drafts.
  }
}
