import { useMemo } from 'react';
import { Field, TextAreaField, TextField } from '#apps/ui/controls/field.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { Select } from '#apps/ui/controls/select.tsx';
import { longest } from '#core/domain/limits.ts';
import { currencies } from './currencies.ts';
import type { EntryDraft, EntryErrors } from './entry-draft.ts';
import styles from './entry-form.module.css';

const doers = [
  { value: 'me', label: 'Me' },
  { value: 'person', label: 'Someone else' },
  { value: 'company', label: 'Company' },
] as const;

type DetailsFieldsProps = {
  draft: EntryDraft;
  errors: EntryErrors;
  onChange: (part: Partial<EntryDraft>) => void;
};

/** Who did the work, what it cost, and a note. */
export function DetailsFields({ draft, errors, onChange }: DetailsFieldsProps) {
  // Kept while the user types: there are about 160 of them.
  const currencyOptions = useMemo(
    () =>
      currencies(draft.currency).map(({ code, name }) => (
        <option key={code} value={code}>
          {code}, {name}
        </option>
      )),
    [draft.currency],
  );
  return (
    <>
      <Segments label="Who did it?" options={doers} value={draft.by} onChange={(by) => onChange({ by })} />
      {draft.by !== 'me' && (
        <div className={styles.pair}>
          <TextField
            name="name"
            label="Name"
            value={draft.name}
            maxLength={longest.name}
            autoComplete="off"
            required
            error={errors.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            optional
            value={draft.phone}
            maxLength={longest.phone}
            autoComplete="off"
            error={errors.phone}
            onChange={({ target }) => onChange({ phone: target.value })}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextField
          name="amount"
          label="Cost"
          optional
          inputMode="decimal"
          value={draft.amount}
          autoComplete="off"
          error={errors.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <Field label="Currency">
          {(wiring) => (
            <Select
              {...wiring}
              name="currency"
              value={draft.currency}
              onChange={({ target }) => onChange({ currency: target.value })}
            >
              {currencyOptions}
            </Select>
          )}
        </Field>
      </div>
      <TextAreaField
        name="note"
        label="Note"
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
