import type { ReactNode } from 'react';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { entry as words } from '#words/app/entry.ts';
import { FormEnd } from '../form-end.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import { DetailsFields } from './details-fields.tsx';
import type { Entry } from './entry.ts';
import { checkDetails, checkDraft, type EntryDraft, type EntryErrors, usableChanges } from './entry-draft.ts';
import { useSaveEntry } from './use-save-entry.ts';

export type FieldsProps = {
  readonly draft: EntryDraft;
  readonly errors: EntryErrors;
  readonly onChange: (part: Partial<EntryDraft>) => void;
};

type EntryFormProps = {
  /** Absent for new work. */
  entry?: Entry | undefined;
  /** The values before anything was changed. */
  draft: EntryDraft;
  today: string;
  /** The fields above the date, which say what was done. A task's title can't be changed. */
  what?: (fields: FieldsProps) => ReactNode;
  onSaved: (saved: Entry) => void;
  onCancel: () => void;
};

/**
 * Records work, or corrects an entry. It stays open, with what was typed, if saving fails. What is closed unsaved, other
 * than by Cancel, is offered again.
 */
export function EntryForm({ entry, draft: initial, today, what, onSaved, onCancel }: EntryFormProps) {
  const unsaved = useUnsaved(entry ? `entry.${entry.id}` : 'work', initial, usableChanges);
  const { fields: draft } = unsaved;
  const save = useSaveEntry(entry, (saved) => {
    unsaved.clear();
    onSaved(saved);
  });
  const { errors, busy, clear, form } = useForm<keyof EntryDraft | 'failure'>({
    check: () => (what ? checkDraft : checkDetails)(draft, today),
    submit: () => save(draft),
  });
  const onChange = (part: Partial<EntryDraft>) => {
    unsaved.change(part);
    clear({ ...part, failure: undefined });
  };
  const cancel = () => {
    unsaved.clear();
    onCancel();
  };

  return (
    <Stack as="form" gap={20} {...form}>
      {what?.({ draft, errors, onChange })}
      <FieldPair>
        <TextField
          name="date"
          type="date"
          label={words.day}
          value={draft.date}
          max={today}
          required
          error={errors.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          name="minutes"
          label={words.minutes}
          optional
          inputMode="numeric"
          value={draft.minutes}
          autoComplete="off"
          error={errors.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      </FieldPair>
      <DetailsFields draft={draft} errors={errors} onChange={onChange} />
      <FormEnd unsaved={unsaved} failure={errors.failure} busy={busy} onCancel={cancel} />
    </Stack>
  );
}
