import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { freeCustomTasks } from '#core/domain/selling/tiers.ts';
import { rest } from '#words/app/week/rest.ts';
import { templatesKey } from '../../../household/templates-key.ts';
import { useUser } from '../../../session/use-auth.ts';

/** Why the household can have no more repeating tasks, known before it asks the server for one. */
export function useTemplateLimit({ isNeeded }: { isNeeded: boolean }): string | undefined {
  const { isPremium } = useUser();
  const { data } = useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => call('listTemplates', undefined, { signal }),
    enabled: isNeeded && !isPremium,
  });
  const isFull = !isPremium && data !== undefined && data.length >= freeCustomTasks;
  return isFull ? rest.task.limit : undefined;
}
