import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { longest } from '#core/domain/limits.ts';
import { isMeterUnit, meterUnits as unitNames } from '#core/domain/meters/meter.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { customTasks } from '#words/app/custom-tasks.ts';
import { meters as words } from '#words/app/meters.ts';
import { itemName } from '#words/item-names.ts';
import { meterUnits } from '#words/meter-units.ts';
import { useOnline } from '../../household/use-online.ts';
import styles from './appliances.module.css';
import { useAppliances } from './use-appliances.ts';
import { useMetersChanged } from './use-meters.ts';

type Draft = { name: string; unit: string; other: string; item: string };
const empty: Draft = { name: '', unit: 'hours', other: '', item: '' };

/** The name of a new meter: the panel's tasks are also about the generator behind it, whose hours are counted. */
const meterName = (item: string) => (item === 'Electrical Panel' ? words.generator : itemName(item));

/** The meter that the page of an appliance asks for: what it counts, and of what. */
function draftIn(query: URLSearchParams): Draft | undefined {
  const [unit, item] = [query.get('unit') ?? '', query.get('item') ?? ''];
  return isMeterUnit(unit) && item !== '' ? { ...empty, name: meterName(item), unit, item } : undefined;
}

const longestUnit = 20;

/** A new meter; folded away where there are others, unless the page of an appliance asked for it. */
export function MeterForm({ isFirst }: { isFirst: boolean }) {
  const asked = draftIn(useQuery());
  return (
    <Card gap={16} bounded className={styles.card ?? ''}>
      {isFirst || asked ? (
        <Fields start={asked ?? empty} />
      ) : (
        <Disclosure label={words.add}>
          <Fields start={empty} />
        </Disclosure>
      )}
    </Card>
  );
}

function Fields({ start }: { start: Draft }) {
  const isOffline = !useOnline();
  const { data } = useAppliances();
  const changed = useMetersChanged();
  const [draft, setDraft] = useState(start);
  const unit = draft.unit === '' ? draft.other.trim() : draft.unit;
  const { errors, clear, form } = useForm<'name' | 'other' | 'failure'>({
    check: () => ({
      ...(draft.name.trim() === '' && { name: words.noName }),
      ...(unit === '' && { other: words.noUnit }),
    }),
    submit: async () => {
      try {
        await call('addMeter', { body: { name: draft.name, unit, item: draft.item || null } });
      } catch (error) {
        return { failure: messageOf(error) };
      }
      showToast(words.added, { description: isolated(draft.name) });
      setDraft(empty);
      await changed();
      return {};
    },
  });
  const write = (part: Partial<typeof draft>) => {
    clear({ ...part, failure: undefined });
    setDraft({ ...draft, ...part });
  };
  return (
    <Stack as="form" gap={16} {...form} aria-label={words.add}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={longest.category}
        required
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => write({ name: target.value })}
      />
      <FieldPair>
        <SelectField label={words.unit} value={draft.unit} onChange={({ target }) => write({ unit: target.value })}>
          {unitNames.map((name) => (
            <option key={name} value={name}>
              {meterUnits.name(name)}
            </option>
          ))}
          <option value="">{words.otherUnit}</option>
        </SelectField>
        <SelectField label={words.item} value={draft.item} onChange={({ target }) => write({ item: target.value })}>
          <option value="">{customTasks.noItem}</option>
          {data?.appliances.map(({ item }) => (
            <option key={item} value={item}>
              {itemName(item)}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      {draft.unit === '' && (
        <TextField
          label={words.otherUnitName}
          autoComplete="off"
          maxLength={longestUnit}
          required
          value={draft.other}
          error={errors.other}
          onChange={({ target }) => write({ other: target.value })}
        />
      )}
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <div>
        <Button type="submit" small disabled={isOffline}>
          {words.add}
        </Button>
      </div>
    </Stack>
  );
}
