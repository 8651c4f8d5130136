import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { itemName } from '#words/item-names.ts';
import { Begun } from '../../../household/begun.tsx';
import { useUnsaved } from '../../../household/use-unsaved.ts';
import { type CreationErrors, failureOf } from './create-template.ts';
import { CustomTaskForm } from './custom-task-form.tsx';
import { type Draft, emptyDraft, parseDraft } from './draft.ts';
import { templateFrom } from './template-body.ts';
import { type Template, useListUpdate } from './use-templates.ts';

export type EditCustomTaskProps = { open: boolean; template: Template; onClose: () => void };

export function EditCustomTask({ open, ...form }: EditCustomTaskProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || form.onClose()} title={words.editTitle}>
      <EditForm {...form} />
    </Dialog>
  );
}

function EditForm({ template, onClose }: Omit<EditCustomTaskProps, 'open'>) {
  const unsaved = useUnsaved(`custom-task.${template.id}`, draftOf(template));
  const draft = parseDraft(unsaved.fields);
  const close = () => {
    unsaved.clear();
    onClose();
  };
  const update = useUpdateTemplate({ onUpdated: close });
  return (
    <CustomTaskForm
      isExisting
      draft={draft}
      onChange={unsaved.change}
      takesFocus={false}
      onSubmit={() => {
        track('settings_interaction', { element_name: 'edit_custom_task' });
        return update(template, draft);
      }}
      onCancel={close}
    >
      <Begun unsaved={unsaved} />
    </CustomTaskForm>
  );
}

/** The draft with which a custom task is edited. */
function draftOf(template: Template): Draft {
  const { rhythm, use } = template;
  return {
    ...emptyDraft,
    category: itemName(template.feature),
    title: template.taskSummary,
    recurrence: use ? 'use' : rhythm ? 'own' : template.recurrence,
    ...(use && { meter: use.meter, amount: String(use.every) }),
    ...(rhythm && { every: String(rhythm.every), unit: rhythm.unit, anchor: rhythm.anchor }),
    ...(rhythm?.season && { seasonFrom: String(rhythm.season.from), seasonTo: String(rhythm.season.to) }),
    steps: template.steps.join('\n'),
    item: template.item ?? '',
    instructions: template.extendedDescription,
    importance: template.importance,
    firstDate: template.firstDate,
    minutes: template.minutes === null ? '' : String(template.minutes),
  };
}

/** Returns a function that saves a changed task, or returns why that failed. */
function useUpdateTemplate({ onUpdated }: { onUpdated: () => void }) {
  const keep = useListUpdate();
  return async ({ id }: Template, draft: Draft): Promise<CreationErrors | undefined> => {
    try {
      const { template } = await call('updateTemplate', { params: { id }, body: templateFrom(draft) });
      await keep((list) => list.map((each) => (each.id === id ? template : each)));
      onUpdated();
      return undefined;
    } catch (error) {
      return failureOf(error).errors;
    }
  };
}
