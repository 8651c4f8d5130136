import { track } from '#apps/ui/analytics/track.ts';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { itemName } from '#words/item-names.ts';
import { Begun } from '../../../household/begun.tsx';
import { useUnsaved } from '../../../household/use-unsaved.ts';
import { CustomTaskForm } from './custom-task-form.tsx';
import { type Draft, parseDraft } from './draft.ts';
import type { Template } from './use-templates.ts';
import { useUpdateTemplate } from './use-update-template.ts';

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
  return {
    category: itemName(template.feature),
    title: template.taskSummary,
    recurrence: template.recurrence,
    instructions: template.extendedDescription,
    importance: template.importance,
    firstDate: template.firstDate,
    minutes: template.minutes === null ? '' : String(template.minutes),
  };
}
