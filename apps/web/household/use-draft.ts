import { useState } from 'react';
import { draftKey, readRecord, writeRecord } from '#apps/ui/session/local-records.ts';
import { useOwner } from '../session/use-auth.ts';

type DraftOptions<Draft> = {
  /** Names the draft among the user's others. */
  readonly subject: string;
  /** Returns what a stored record contains, or an empty draft. */
  readonly parse: (stored: unknown) => Draft;
  readonly isEmpty: (draft: Draft) => boolean;
};

/**
 * What the user has begun to write, stored in the browser until they discard it or log out: a closed dialog, a visit to
 * another page, a reload and a lost connection lose nothing.
 */
export function useDraft<Draft>({ subject, parse, isEmpty }: DraftOptions<Draft>) {
  const key = draftKey(subject, useOwner());
  const [draft, setDraft] = useState(() => parse(readRecord(key)));
  const write = (next: Draft) => {
    setDraft(next);
    writeRecord(key, isEmpty(next) ? undefined : next);
  };
  const discard = () => {
    setDraft(parse(null));
    writeRecord(key, undefined);
  };
  return { draft, write, discard };
}
