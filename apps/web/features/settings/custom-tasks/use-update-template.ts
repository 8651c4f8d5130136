import { call } from '#apps/ui/api/client.ts';
import { type CreationErrors, failureOf } from './create-template.ts';
import type { Draft } from './draft.ts';
import { templateFrom } from './template-body.ts';
import { type Template, useListUpdate } from './use-templates.ts';

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
      return failureOf(error).errors;
    }
  };
}
