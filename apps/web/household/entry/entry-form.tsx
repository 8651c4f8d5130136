import type { ReactNode } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import pairStyles from '#apps/ui/controls/field-pair.module.css';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { Begun } from '../begun.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import { DetailsFields } from './details-fields.tsx';
import type { Entry } from './entry.ts';
import { checkDetails, checkDraft, type EntryDraft, type EntryErrors, usableChanges } from './entry-draft.ts';
import styles from './entry-form.module.css';
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
    unsaved.forget();
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
    unsaved.forget();
    onCancel();
  };

  return (
    <form className={styles.form} {...form}>
      {what?.({ draft, errors, onChange })}
      <div className={pairStyles.pair}>
        <TextField
          name="date"
          type="date"
          label="Day"
          value={draft.date}
          max={today}
          required
          error={errors.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          name="minutes"
          label="Minutes"
          optional
          inputMode="numeric"
          value={draft.minutes}
          autoComplete="off"
          error={errors.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      </div>
      <DetailsFields draft={draft} errors={errors} onChange={onChange} />
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <Begun unsaved={unsaved} />
      <DialogActions>
        <Button variant="ghost" small onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" small busy={busy}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
