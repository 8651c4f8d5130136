import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { Recurrence } from '#core/domain/time/recurrence.ts';
import { buttons } from '#words/app/buttons.ts';
import { rest } from '#words/app/week/rest.ts';
import { rhythm } from '#words/rhythm.ts';
import { minutesFrom, type NewTask } from '../model/new-task.ts';
import { changesScope } from './use-changes.ts';

/** The category of a repeating task that is added on the dashboard, whose form has no field for it. */
const category = 'Home';

type RepeatingTask = NewTask & { readonly repeats: Recurrence };
export const doesRepeat = (task: NewTask): task is RepeatingTask => task.repeats !== 'never';

type Repeating = {
  readonly fields: RepeatingTask;
  /** The task that happened once and is one of the turns from now on. */
  readonly replaced?: string | undefined;
};

/** Creates a repeating task of the user's own, which can be undone. `onFailed` receives what the user wrote. */
export function useRepeatingTask({ onFailed }: { onFailed: (task: NewTask) => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    scope: changesScope,
    mutationFn: async ({ id, replaced }: { id: string; replaced: string | undefined }) => {
      await call('deleteTemplate', { params: { id } });
      if (replaced !== undefined) await call('restoreTask', { params: { id: replaced } });
    },
    onSettled: () => client.invalidateQueries(),
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  });
  const create = useMutation({
    scope: changesScope,
    mutationFn: async ({ fields, replaced }: Repeating) => {
      const created = await call('createTemplate', {
        body: {
          feature: category,
          taskSummary: fields.title.trim(),
          recurrence: fields.repeats,
          extendedDescription: fields.notes.trim(),
          firstDate: fields.date,
          minutes: minutesFrom(fields.minutes),
        },
      });
      if (replaced !== undefined) await call('deleteTask', { params: { id: replaced } });
      return created;
    },
    onSuccess: ({ template: { id, taskSummary } }, { fields, replaced }) =>
      showToast(rest.task[replaced === undefined ? 'added' : 'changed'](rhythm.recurrence[fields.repeats]), {
        description: taskSummary,
        action: { label: buttons.undo, onClick: () => remove.mutate({ id, replaced }) },
      }),
    onError: (error, { fields, replaced }) =>
      showToast(messageOf(error), {
        tone: 'error',
        description: fields.title,
        ...(replaced === undefined && { action: { label: buttons.edit, onClick: () => onFailed(fields) } }),
      }),
    onSettled: () => client.invalidateQueries(),
  });
  return (fields: RepeatingTask, replaced?: string) => {
    track('dashboard_interaction', { element_name: 'add_repeating_task' });
    create.mutate({ fields, replaced });
  };
}
