import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { meters as words } from '#words/app/meters.ts';
import { meterUnits } from '#words/meter-units.ts';
import { metersKey } from '../../../household/meters-key.ts';
import { EveryFields } from './every-fields.tsx';
import type { RhythmFieldsProps } from './rhythm-fields.tsx';

/** By which meter a task is due, after how much use, and after how long at the latest. */
export function UseFields({ draft, control, onChange }: RhythmFieldsProps) {
  const { data = [] } = useQuery({
    queryKey: metersKey,
    queryFn: ({ signal }) => call('listMeters', undefined, { signal }),
  });
  const unit = data.find(({ id }) => id === draft.meter)?.unit;
  const amount = control('amount');
  return (
    <Stack gap={20}>
      <FieldPair>
        <SelectField
          {...control('meter')}
          value={draft.meter}
          onChange={({ target }) => onChange({ meter: target.value })}
        >
          <option value="">–</option>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {isolated(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...amount}
          label={unit ? `${amount.label} (${meterUnits.name(unit)})` : amount.label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
          value={draft.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </FieldPair>
      <Muted as="p">
        {data.length === 0 && words.noMeter} <Link to={paths.meters}>{words.addFirst}</Link>
      </Muted>
      <EveryFields
        draft={draft}
        control={control}
        onChange={onChange}
        optional={{ label: words.latest, hint: words.latestHint }}
      />
    </Stack>
  );
}
