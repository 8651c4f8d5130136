import { track } from '#apps/ui/analytics/track.ts';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { isRecorded } from '../../../household/history-entry/entry.ts';
import { draftOf, emptyDraft } from '../../../household/history-entry/entry-draft.ts';
import { EntryForm } from '../../../household/history-entry/entry-form.tsx';
import type { Entry } from '../model/history.ts';
import { WhatFields } from './what-fields.tsx';

const { entry: words } = historyDialogs;

type EntryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined to record past work. */
  entry: Entry | undefined;
  today: IsoDate;
  currency: string;
  items: readonly string[];
};

/** Records past work, corrects an entry, or says that a skipped or missed task was done. */
export function EntryDialog({ open, onOpenChange, entry, today, currency, items }: EntryDialogProps) {
  const isWhatOpen = !entry || isRecorded(entry);
  const onSaved = (saved: Entry) => {
    track('dashboard_interaction', { element_name: entry ? 'change_history_entry' : 'record_past_work' });
    onOpenChange(false);
    const counts = saved.careTaskId !== null && (!entry || entry.date !== saved.date);
    showToast(entry ? words.saved : words.recorded, {
      description: counts ? words.counts(saved.fullTitle) : saved.fullTitle,
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(entry)}
      description={isWhatOpen ? undefined : entry.fullTitle}
    >
      <EntryForm
        entry={entry}
        draft={entry ? draftOf(entry, currency) : emptyDraft(today, currency)}
        today={today}
        onSaved={onSaved}
        onCancel={() => onOpenChange(false)}
        {...(isWhatOpen && { what: (fields) => <WhatFields {...fields} items={items} /> })}
      />
    </Dialog>
  );
}

function titleOf(entry: Entry | undefined): string {
  if (!entry) return words.record;
  return entry.kind === 'done' ? words.edit : words.wasDone;
}
