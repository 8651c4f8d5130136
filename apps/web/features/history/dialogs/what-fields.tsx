import { TextField } from '#apps/ui/controls/field.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { SuggestionField } from '#apps/ui/controls/suggestion-field.tsx';
import { longest } from '#core/domain/limits.ts';
import type { FieldsProps } from '../../../household/entry/entry-form.tsx';
import { useCareTasks } from '../../../household/use-care-tasks.ts';
import { suggestedItems, tasksOf, withItem, withTask } from '../model/care-tasks.ts';

/** The item, and what was done: one of its care tasks, which the plan then counts, or anything else. */
export function WhatFields({ draft, errors, onChange, items }: FieldsProps & { items: readonly string[] }) {
  // Without the list, the work can still be described in words.
  const careTasks = useCareTasks();
  const known = tasksOf(careTasks, draft.item);
  return (
    <>
      <SuggestionField
        label="What was it for?"
        hint="An item in your home, such as the boiler, or anything else."
        name="item"
        value={draft.item}
        maxLength={longest.category}
        required
        error={errors.item}
        suggest={(written) => suggestedItems(items, careTasks, written)}
        onChange={(item) => onChange(withItem(draft, item, careTasks))}
      />
      {known.length > 0 && (
        <SelectField
          label="What was done?"
          name="careTaskId"
          hint={draft.careTaskId ? 'Your plan counts this as done on that day.' : undefined}
          value={draft.careTaskId}
          onChange={({ target }) => onChange(withTask(draft, target.value, careTasks))}
        >
          <option value="">Something else</option>
          {known.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {draft.careTaskId === '' && (
        <TextField
          name="title"
          label={known.length > 0 ? 'In a few words' : 'What was done?'}
          value={draft.title}
          maxLength={longest.title}
          autoComplete="off"
          required
          error={errors.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </>
  );
}
