import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { rhythmAnchors } from '#core/domain/time/rhythm.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import type { Draft } from './draft.ts';
import { EveryFields } from './every-fields.tsx';
import type { FieldControl } from './more-fields.tsx';

export type RhythmFieldsProps = {
  draft: Draft;
  control: FieldControl;
  onChange: (part: Partial<Draft>) => void;
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** A rhythm that none of the words says: every so many weeks, and in which months. */
export function RhythmFields({ draft, control, onChange }: RhythmFieldsProps) {
  return (
    <Stack gap={20}>
      <EveryFields draft={draft} control={control} onChange={onChange} />
      <SelectField
        {...control('anchor')}
        value={draft.anchor}
        onChange={({ target }) =>
          onChange({ anchor: rhythmAnchors.find((anchor) => anchor === target.value) ?? draft.anchor })
        }
      >
        {rhythmAnchors.map((anchor) => (
          <option key={anchor} value={anchor}>
            {words.anchors[anchor]}
          </option>
        ))}
      </SelectField>
      <FieldPair>
        {(['seasonFrom', 'seasonTo'] as const).map((field) => (
          <SelectField
            key={field}
            {...control(field)}
            value={draft[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          >
            <option value="">{words.allYear}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {words.month(month)}
              </option>
            ))}
          </SelectField>
        ))}
      </FieldPair>
    </Stack>
  );
}
