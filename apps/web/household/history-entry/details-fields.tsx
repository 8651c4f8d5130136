import { TextAreaField, TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { longest } from '#core/domain/limits.ts';
import { entry as words } from '#words/app/entry.ts';
import { formFields } from '#words/app/form-fields.ts';
import { CostField } from './cost-field.tsx';
import type { EntryDraft, EntryErrors } from './entry-draft.ts';

const doers = [
  { value: 'me', label: words.me },
  { value: 'person', label: words.someoneElse },
  { value: 'company', label: words.company },
] as const;

type DetailsFieldsProps = {
  draft: EntryDraft;
  errors: EntryErrors;
  onChange: (part: Partial<EntryDraft>) => void;
};

/** Who did the work, what it cost, and a note. */
export function DetailsFields({ draft, errors, onChange }: DetailsFieldsProps) {
  return (
    <>
      <Segments label={words.who} options={doers} value={draft.by} onChange={(by) => onChange({ by })} />
      {draft.by !== 'me' && (
        <FieldPair>
          <TextField
            name="name"
            label={formFields.name}
            value={draft.name}
            maxLength={longest.name}
            autoComplete="off"
            required
            error={errors.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            name="phone"
            label={words.phone}
            type="tel"
            optional
            value={draft.phone}
            maxLength={longest.phone}
            autoComplete="off"
            error={errors.phone}
            onChange={({ target }) => onChange({ phone: target.value })}
          />
        </FieldPair>
      )}
      <CostField cost={draft} error={errors.amount} onChange={onChange} />
      <TextAreaField
        name="note"
        label={words.note}
        optional
        rows={3}
        value={draft.note}
        maxLength={longest.notes}
        error={errors.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
