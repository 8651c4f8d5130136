import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { itemName } from '#words/item-names.ts';
import { appliancesKey } from '../../../household/files/show-files.ts';
import type { Draft } from './draft.ts';

/** What a field of the form is wired with. */
export type FieldControl = (field: keyof Draft) => {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
};

export type MoreFieldsProps = {
  draft: Draft;
  control: FieldControl;
  onChange: (part: Partial<Draft>) => void;
};

/** The steps of a custom task, and the item of the home that it is about. Without the list of items, one keeps its own. */
export function MoreFields({ draft, control, onChange }: MoreFieldsProps) {
  const { data } = useQuery({
    queryKey: appliancesKey,
    queryFn: ({ signal }) => call('getAppliances', undefined, { signal }),
  });
  const known = data?.appliances.map(({ item }) => item) ?? [];
  const items = draft.item === '' || known.includes(draft.item) ? known : [draft.item, ...known];
  return (
    <>
      <TextAreaField
        {...control('steps')}
        optional
        hint={words.stepsHint}
        value={draft.steps}
        onChange={({ target }) => onChange({ steps: target.value })}
        rows={3}
      />
      <SelectField
        {...control('item')}
        hint={words.itemHint}
        value={draft.item}
        onChange={({ target }) => onChange({ item: target.value })}
      >
        <option value="">{words.noItem}</option>
        {items.map((item) => (
          <option key={item} value={item}>
            {itemName(item)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
