import { useState } from 'react';
import { TextField } from '#apps/ui/controls/field.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { SuggestionField } from '#apps/ui/controls/suggestion-field.tsx';
import { longest } from '#core/domain/limits.ts';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { itemName } from '#words/item-names.ts';
import type { FieldsProps } from '../../../household/history-entry/entry-form.tsx';
import { itemOf } from '../../../household/item-of.ts';
import { useCareTasks } from '../../../household/use-care-tasks.ts';
import { suggestedItems, tasksOf, withItem, withTask } from '../model/care-tasks.ts';

const { entry: words } = historyDialogs;

/** The item, and what was done: one of its care tasks, which the plan then counts, or anything else. */
export function WhatFields({ draft, errors, onChange, items }: FieldsProps & { items: readonly string[] }) {
  // Without the list, the work can still be described in words.
  const careTasks = useCareTasks();
  const known = tasksOf(careTasks, draft.item);
  const [written, setWritten] = useState('');
  // What was typed may begin like the name of another item.
  const shown = itemOf(items, written) === draft.item ? written : itemName(draft.item);
  return (
    <>
      <SuggestionField
        label={words.item}
        hint={words.itemHint}
        name="item"
        value={shown}
        maxLength={longest.category}
        required
        error={errors.item}
        suggest={(text) => suggestedItems(items, careTasks, text)}
        onChange={(text) => {
          setWritten(text);
          onChange(withItem(draft, itemOf(items, text), careTasks));
        }}
      />
      {known.length > 0 && (
        <SelectField
          label={words.task}
          name="careTaskId"
          hint={draft.careTaskId ? words.taskHint : undefined}
          value={draft.careTaskId}
          onChange={({ target }) => onChange(withTask(draft, target.value, careTasks))}
        >
          <option value="">{words.otherTask}</option>
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
          label={known.length > 0 ? words.words : words.task}
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
