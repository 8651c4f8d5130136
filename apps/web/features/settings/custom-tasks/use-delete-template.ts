import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { type Template, useListUpdate } from './use-templates.ts';

/** `onGone` also runs when the server reports that the task was deleted before. */
export function useDeleteTemplate({ onGone }: { onGone: () => void }) {
  const keep = useListUpdate();
  const drop = async ({ id }: Template) => {
    await keep((list) => list.filter((template) => template.id !== id));
    onGone();
  };
  return useMutation({
    mutationFn: ({ id }: Template) => call('deleteTemplate', { params: { id } }),
    onSuccess: (_, template) => drop(template),
    onError: async (error, template) => {
      if (error instanceof ApiError && error.status === 404) await drop(template);
    },
  });
}
