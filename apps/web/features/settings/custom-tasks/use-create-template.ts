import { customTasks as words } from '#words/app/custom-tasks.ts';
import type { CreationErrors } from './create-template.ts';
import type { Draft } from './draft.ts';
import { useListUpdate } from './use-templates.ts';

type CreationEnd = { onCreated: () => void; onPremiumRequired: () => void };

/** Loads with the first submission, because the tab has no room for it. */
const load = () => import('./create-template.ts');

/** Returns a function that creates a task, or returns why it failed. */
export function useCreateTemplate({ onCreated, onPremiumRequired }: CreationEnd) {
  const keep = useListUpdate();
  return async (draft: Draft): Promise<CreationErrors | undefined> => {
    const script = await load().catch(() => undefined);
    if (!script) return { failure: words.createFailed };
    const result = await script.createTemplate(draft);
    if ('template' in result) {
      await keep((list) => [...list, result.template]);
      onCreated();
      return undefined;
    }
    if (result.isPremiumMissing) {
      onPremiumRequired();
      await keep((list) => list);
    }
    return result.errors;
  };
}
