import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { rhythmUnits } from '#core/domain/time/rhythm.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import type { Draft } from './draft.ts';
import type { FieldControl } from './more-fields.tsx';

type EveryFieldsProps = {
  draft: Draft;
  control: FieldControl;
  onChange: (part: Partial<Draft>) => void;
  /** What the number is called where it may be left out. */
  optional?: { readonly label: string; readonly hint: string };
};

/** Every how many days, weeks, months or years. */
export function EveryFields({ draft, control, onChange, optional }: EveryFieldsProps) {
  return (
    <FieldPair>
      <TextField
        {...control('every')}
        {...(optional ? { ...optional, optional: true } : { required: true })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft.every}
        onChange={({ target }) => onChange({ every: target.value })}
      />
      <SelectField
        {...control('unit')}
        value={draft.unit}
        onChange={({ target }) => onChange({ unit: rhythmUnits.find((unit) => unit === target.value) ?? draft.unit })}
      >
        {rhythmUnits.map((unit) => (
          <option key={unit} value={unit}>
            {words.units[unit]}
          </option>
        ))}
      </SelectField>
    </FieldPair>
  );
}
