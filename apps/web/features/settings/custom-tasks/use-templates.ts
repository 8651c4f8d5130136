import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call, type OutputOf } from '../../../api/client.ts';
import { type Draft, templateFrom } from './draft.ts';

export type Template = OutputOf<'listTemplates'>[number];

const queryKey = ['custom-tasks'] as const;

/** The user's custom tasks, the first made first. */
export function useTemplates() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('listTemplates', undefined, { signal }) });
}

type CreationEnd = { onCreated: () => void; onPremiumRequired: () => void };

export function useCreateTemplate({ onCreated, onPremiumRequired }: CreationEnd) {
  const keep = useKeptList();
  return useMutation({
    // Without a connection it fails at once, and what is written stays.
    networkMode: 'always',
    mutationFn: (draft: Draft) => call('createTemplate', { body: templateFrom(draft) }),
    onSuccess: async ({ template }) => {
      await keep((list) => [...list, template]);
      onCreated();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.code === 'premium_required')) return;
      onPremiumRequired();
      await keep((list) => list);
    },
  });
}

/** `onGone` also comes when the server says that it was deleted before. */
export function useDeleteTemplate({ onGone }: { onGone: () => void }) {
  const keep = useKeptList();
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

/** Changes the list that is shown, and has everything asked for anew: a custom task has turns in the weeks. */
function useKeptList() {
  const client = useQueryClient();
  return async (change: (list: readonly Template[]) => readonly Template[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<readonly Template[]>(queryKey, (list) => list && change(list));
    void client.invalidateQueries();
  };
}
