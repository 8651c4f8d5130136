import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { type Entry, isRecorded } from './entry.ts';
import { correctionsOf, type EntryDraft, type EntryErrors, workOf } from './entry-draft.ts';

/** Which field of the form shows an error of a part of the request. */
const fieldOf: Readonly<Record<string, keyof EntryDraft>> = {
  'by.name': 'name',
  'by.phone': 'phone',
  cost: 'amount',
  'cost.minor': 'amount',
  'cost.currency': 'amount',
  date: 'date',
  item: 'item',
  minutes: 'minutes',
  note: 'note',
  title: 'title',
};

function errorsOf(error: unknown): EntryErrors {
  const issues = error instanceof ApiError ? error.issues : [];
  const known = issues.flatMap(({ path, message }) => {
    const field = fieldOf[path];
    return field ? [[field, message]] : [];
  });
  return { ...Object.fromEntries(known), failure: messageOf(error) };
}

/** A skipped or missed task is first marked as done on the day. */
async function complete({ id, kind }: Entry, on: string) {
  if (kind === 'skipped') await call('restoreTask', { params: { id } });
  if (kind !== 'done') await call('completeTask', { params: { id }, body: { completed: true, on } });
}

/**
 * Returns a function that saves new work, or the corrections of an entry, and returns why it failed. Afterwards
 * everything loads again, because the plan counts entries.
 */
export function useSaveEntry(entry: Entry | undefined, onSaved: (saved: Entry) => void) {
  const client = useQueryClient();
  return async (draft: EntryDraft): Promise<EntryErrors | undefined> => {
    const body = !entry || isRecorded(entry) ? workOf(draft) : correctionsOf(draft);
    try {
      if (entry) await complete(entry, draft.date);
      const saved = entry
        ? await call('changeEntry', { params: { id: entry.id }, body })
        : await call('recordWork', { body });
      onSaved(saved);
      return undefined;
    } catch (error) {
      return errorsOf(error);
    } finally {
      void client.invalidateQueries();
    }
  };
}
