import { useState } from 'react';
import { draftKey, readRecord, writeRecord } from '#apps/ui/session/local-records.ts';
import { useUser } from '../../../session/use-auth.ts';
import { type Draft, emptyDraft, parseDraft } from '../model/draft.ts';

/** Stored in the browser, so that a question survives a visit to another page, a reload and a lost connection. */
export function useDraft() {
  const key = draftKey('ask', useUser().id);
  const [draft, setDraft] = useState(() => parseDraft(readRecord(key)));
  const write = (next: Draft) => {
    setDraft(next);
    writeRecord(key, next.question === '' && next.item === '' ? undefined : next);
  };
  return { draft, write, discard: () => write(emptyDraft) };
}
