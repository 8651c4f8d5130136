import { ApiError, messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { type Draft, errorsFrom, templateFrom } from './draft.ts';
import { type CreationErrors, type Template, useListUpdate } from './use-templates.ts';

/** Returns a function that saves a changed task, or returns why that failed. */
export function useUpdateTemplate({ onUpdated }: { onUpdated: () => void }) {
  const keep = useListUpdate();
  return async ({ id }: Template, draft: Draft): Promise<CreationErrors | undefined> => {
    try {
      const { template } = await call('updateTemplate', { params: { id }, body: templateFrom(draft) });
      await keep((list) => list.map((each) => (each.id === id ? template : each)));
      onUpdated();
      return undefined;
    } catch (error) {
      return { failure: messageOf(error), ...(error instanceof ApiError && errorsFrom(error.issues)) };
    }
  };
}
