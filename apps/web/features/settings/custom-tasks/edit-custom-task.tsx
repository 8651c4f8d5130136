import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { CustomTaskForm } from './custom-task-form.tsx';
import type { Draft } from './draft.ts';
import type { Template } from './use-templates.ts';
import { useUpdateTemplate } from './use-update-template.ts';

export type EditCustomTaskProps = { open: boolean; template: Template; onClose: () => void };

export function EditCustomTask({ open, ...form }: EditCustomTaskProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || form.onClose()} title="Edit the custom task">
      <EditForm {...form} />
    </Dialog>
  );
}

function EditForm({ template, onClose }: Omit<EditCustomTaskProps, 'open'>) {
  const [draft, setDraft] = useState(() => draftOf(template));
  const update = useUpdateTemplate({ onUpdated: onClose });
  return (
    <CustomTaskForm
      isExisting
      draft={draft}
      onChange={setDraft}
      takesFocus={false}
      onSubmit={() => {
        track('settings_interaction', { element_name: 'edit_custom_task' });
        return update(template, draft);
      }}
      onCancel={onClose}
    />
  );
}

/** The draft with which a custom task is edited. */
function draftOf(template: Template): Draft {
  return {
    category: template.feature,
    title: template.taskSummary,
    recurrence: template.recurrence,
    instructions: template.extendedDescription,
    importance: template.importance,
    firstDate: template.firstDate,
    minutes: template.minutes === null ? '' : String(template.minutes),
  };
}
