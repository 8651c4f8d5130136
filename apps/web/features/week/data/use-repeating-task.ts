import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { Recurrence } from '#core/domain/recurrence.ts';
import { recurrenceTexts } from '#core/domain/words/rhythm.ts';
import { minutesFrom, type NewTask } from '../model/new-task.ts';
import { changesScope } from './use-changes.ts';

/** The category of a repeating task that is added on the dashboard, whose form has no field for it. */
const category = 'Home';

type RepeatingTask = NewTask & { readonly repeats: Recurrence };
export const doesRepeat = (task: NewTask): task is RepeatingTask => task.repeats !== 'never';

/** Creates a repeating task of the user's own, which can be undone. `onFailed` receives what the user wrote. */
export function useRepeatingTask({ onFailed }: { onFailed: (task: NewTask) => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    scope: changesScope,
    mutationFn: (id: string) => call('deleteTemplate', { params: { id } }),
    onSettled: () => client.invalidateQueries(),
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  });
  const create = useMutation({
    scope: changesScope,
    mutationFn: (task: RepeatingTask) =>
      call('createTemplate', {
        body: {
          feature: category,
          taskSummary: task.title.trim(),
          recurrence: task.repeats,
          extendedDescription: task.notes.trim(),
          firstDate: task.date,
          minutes: minutesFrom(task.minutes),
        },
      }),
    onSuccess: ({ template }, task) => {
      showToast(`Added. It repeats ${recurrenceTexts[task.repeats]}`, {
        description: template.taskSummary,
        action: { label: 'Undo', onClick: () => remove.mutate(template.id) },
      });
      void client.invalidateQueries();
    },
    onError: (error, task) =>
      showToast(messageOf(error), {
        tone: 'error',
        description: task.title,
        action: { label: 'Edit', onClick: () => onFailed(task) },
      }),
  });
  return (task: RepeatingTask) => {
    track('dashboard_interaction', { element_name: 'add_repeating_task' });
    create.mutate(task);
  };
}
