import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { mostParts, mostStock } from '#core/domain/appliances/part.ts';
import { longest } from '#core/domain/limits.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { buttons } from '#words/app/buttons.ts';
import { parts as words } from '#words/app/parts.ts';
import { itemName } from '#words/item-names.ts';
import { FormEnd } from '../../household/form-end.tsx';
import styles from './appliances.module.css';
import { bodyOf, checkParts, emptyPart, type PartDraft, partDraftOf } from './part-draft.ts';
import { type ApplianceDetails, tasksOf } from './use-appliances.ts';

type PartsFormProps = { details: ApplianceDetails; onClose: () => void };

/** All parts of an appliance, as a list of fields. */
export function PartsForm({ details, onClose }: PartsFormProps) {
  const { item, slug, parts } = details.appliance;
  const client = useQueryClient();
  const tasks = tasksOf(details);
  // As they were when the form was opened.
  const [before] = useState<readonly PartDraft[]>(() => {
    const ids = new Set(tasks.map(({ id }) => id));
    return parts.map((part, key) => partDraftOf(part, key, ids));
  });
  const [drafts, setDrafts] = useState<readonly PartDraft[]>(before.length > 0 ? before : [emptyPart(0)]);
  const { errors, busy, clear, form } = useForm<string>({
    check: () => checkParts(drafts),
    submit: async () => {
      try {
        await call('saveAppliance', { params: { item: slug }, body: { parts: bodyOf(drafts, before) } });
      } catch (error) {
        return { failure: messageOf(error) };
      }
      onClose();
      showToast(buttons.saved, { description: itemName(item) });
      await client.invalidateQueries();
      return undefined;
    },
  });
  const write = (key: number, part: Partial<PartDraft>) => {
    clear();
    setDrafts(drafts.map((each) => (each.key === key ? { ...each, ...part } : each)));
  };
  const field = (draft: PartDraft, name: Exclude<keyof PartDraft, 'key' | 'usedBy'>, maxLength: number) => ({
    label: words[name],
    autoComplete: 'off',
    maxLength,
    value: draft[name],
    error: errors[`${name} ${draft.key}`],
    onChange: ({ target }: { target: HTMLInputElement }) => write(draft.key, { [name]: target.value }),
  });
  return (
    <Stack as="form" gap={24} {...form}>
      {drafts.map((draft) => (
        <Stack key={draft.key} as="fieldset" gap={16} className={styles.part}>
          <legend className={styles.partName}>
            <Words>{draft.name || words.name}</Words>
          </legend>
          <TextField {...field(draft, 'name', longest.make)} required />
          <FieldPair>
            <TextField {...field(draft, 'size', longest.make)} optional />
            <TextField {...field(draft, 'number', longest.serial)} optional />
          </FieldPair>
          <FieldPair>
            <TextField {...field(draft, 'shop', longest.shop)} optional />
            <TextField {...field(draft, 'stock', String(mostStock).length)} inputMode="numeric" optional />
          </FieldPair>
          <SelectField
            label={words.usedBy}
            value={draft.usedBy}
            onChange={({ target }) => write(draft.key, { usedBy: target.value })}
          >
            <option value="">{words.usedByNothing}</option>
            {tasks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <div className={styles.links}>
            <Button
              variant="quiet"
              small
              onClick={() => {
                clear();
                setDrafts(drafts.filter(({ key }) => key !== draft.key));
              }}
            >
              {words.remove(isolated(draft.name) || words.name)}
            </Button>
          </div>
        </Stack>
      ))}
      {drafts.length < mostParts && (
        <div>
          <Button
            variant="ghost"
            small
            onClick={() => setDrafts([...drafts, emptyPart(Math.max(-1, ...drafts.map(({ key }) => key)) + 1)])}
          >
            {words.add}
          </Button>
        </div>
      )}
      <FormEnd failure={errors.failure} busy={busy} onCancel={onClose} />
    </Stack>
  );
}
