import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { call, type OutputOf } from '../../../api/client.ts';
import { templatesKey } from '../../../household/templates-key.ts';
import { type Draft, type DraftErrors, errorsFrom, templateFrom } from './draft.ts';

export type Template = OutputOf<'listTemplates'>[number];

const queryKey = templatesKey;

/** The user's custom tasks, oldest first. */
export function useTemplates() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('listTemplates', undefined, { signal }) });
}

export type CreationErrors = DraftErrors & { readonly failure?: string };
type CreationEnd = { onCreated: () => void; onPremiumRequired: () => void };

/** Returns a function that creates a task, or returns why it failed. */
export function useCreateTemplate({ onCreated, onPremiumRequired }: CreationEnd) {
  const keep = useListUpdate();
  return async (draft: Draft): Promise<CreationErrors | undefined> => {
    try {
      const { template } = await call('createTemplate', { body: templateFrom(draft) });
      await keep((list) => [...list, template]);
      onCreated();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'premium_required') {
        onPremiumRequired();
        await keep((list) => list);
      }
      return { failure: messageOf(error), ...(error instanceof ApiError && errorsFrom(error.issues)) };
    }
  };
}

/** `onGone` also runs when the server reports that the task was deleted before. */
export function useDeleteTemplate({ onGone }: { onGone: () => void }) {
  const keep = useListUpdate();
  const drop = async ({ id }: Template) => {
    await keep((list) => list.filter((template) => template.id !== id));
    onGone();
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Template) => call('deleteTemplate', { params: { id } }),
    onSuccess: (_, template) => drop(template),
    onError: async (error, template) => {
      if (error instanceof ApiError && error.status === 404) await drop(template);
    },
  });
}

/** Updates the cached list and refetches everything else, because a custom task also appears in weeks. */
export function useListUpdate() {
  const client = useQueryClient();
  return async (change: (list: readonly Template[]) => readonly Template[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<readonly Template[]>(queryKey, (list) => list && change(list));
    void client.invalidateQueries();
  };
}
