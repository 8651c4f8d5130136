import { useState } from 'react';
import { draftKey, readRecord, writeRecord } from '#apps/ui/session/local-records.ts';
import { useOwner } from '../session/use-auth.ts';

type Texts = Readonly<Record<string, string>>;

/** The stored changes of fields that still exist and differ from the saved values. */
function changedFields<Fields extends Texts>(stored: unknown, saved: Fields): Partial<Fields> {
  const changes = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    changes.filter(([field, value]) => field in saved && typeof value === 'string' && value !== saved[field]),
  ) as Partial<Fields>;
}

export type Unsaved<Fields extends object> = {
  readonly fields: Fields;
  readonly isUnsaved: boolean;
  readonly change: (part: Partial<Fields>) => void;
  readonly discard: () => void;
  /** Deletes what is stored, and leaves the form as it is, because it is about to disappear. */
  readonly clear: () => void;
};

/**
 * Holds a form's unsaved changes in the browser, so that they survive a closed dialog, a visit to another page and a
 * reload. They are deleted when the user logs out. `usable` returns what of earlier changes still makes sense.
 */
export function useUnsaved<Fields extends Texts>(
  subject: string,
  saved: Fields,
  usable = (begun: Partial<Fields>) => begun,
): Unsaved<Fields> {
  const key = draftKey(subject, useOwner());
  const [written, setWritten] = useState(() => usable(changedFields(readRecord(key), saved)));
  const changes = changedFields(written, saved);
  const keep = (next: Partial<Fields>) => {
    setWritten(next);
    writeRecord(key, Object.keys(next).length > 0 ? next : undefined);
  };
  return {
    fields: { ...saved, ...changes },
    isUnsaved: Object.keys(changes).length > 0,
    change: (part: Partial<Fields>) => keep(changedFields({ ...changes, ...part }, saved)),
    discard: () => keep({}),
    clear: () => writeRecord(key, undefined),
  };
}
