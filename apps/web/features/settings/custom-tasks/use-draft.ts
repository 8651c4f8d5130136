import { useState } from 'react';
import { draftKey, readRecord, writeRecord } from '#apps/ui/session/local-records.ts';
import { useUser } from '../../../session/use-auth.ts';
import { type Draft, emptyDraft, hasText, parseDraft } from './draft.ts';

/** Stored in the browser, so it survives a visit to another tab or to the checkout. */
export function useDraft() {
  const key = draftKey('custom-task', useUser().id);
  const [draft, setDraft] = useState(() => parseDraft(readRecord(key)));
  const write = (next: Draft) => {
    setDraft(next);
    writeRecord(key, hasText(next) ? next : undefined);
  };
  return { draft, write, discard: () => write(emptyDraft) };
}
