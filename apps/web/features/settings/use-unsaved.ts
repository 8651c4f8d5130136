import { useState } from 'react';
import { useUser } from '../../session/use-auth.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The changes that differ from the saved values. */
export function changedFields<Fields extends object>(changes: Partial<Fields>, saved: Fields): Partial<Fields> {
  const parts = { ...changes };
  for (const field in changes) if (isSame(changes[field], saved[field])) delete parts[field];
  return parts;
}

export type Unsaved<Fields extends object> = {
  readonly fields: Fields;
  readonly changes: Partial<Fields>;
  readonly isUnsaved: boolean;
  readonly change: (part: Partial<Fields>) => void;
  readonly discard: () => void;
};

/**
 * Holds one form's unsaved changes in memory, for each user. They survive a visit to another tab or page, but not a
 * reload.
 */
export function makeUnsaved<Fields extends object>() {
  const changesByUser = new Map<string, Partial<Fields>>();

  return function useUnsaved(saved: Fields): Unsaved<Fields> {
    const { id } = useUser();
    const [written, setWritten] = useState<Partial<Fields>>(() => changesByUser.get(id) ?? {});
    const changes = changedFields(written, saved);
    const keep = (next: Partial<Fields>) => {
      changesByUser.set(id, next);
      setWritten(next);
    };
    return {
      fields: { ...saved, ...changes },
      changes,
      isUnsaved: Object.keys(changes).length > 0,
      change: (part: Partial<Fields>) => keep({ ...changes, ...part }),
      discard: () => keep({}),
    };
  };
}
