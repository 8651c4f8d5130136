import { useEffect } from 'react';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { useGoTo } from '../../routing/go-to.tsx';
import type { Task } from './model/week.ts';

/**
 * Asks when they come, of the task that the address names, as the page behind the weekly mail's “Appointment made” does:
 * once, and only where the week still shows the task. Without `onAsk`, it waits.
 */
export function useMeantVisit(tasks: readonly Task[], onAsk: ((task: Task) => void) | undefined) {
  const query = useQuery();
  const meant = query.get('visit');
  query.delete('visit');
  const rest = String(query);
  const goTo = useGoTo();
  useEffect(() => {
    if (meant === null || !onAsk) return;
    goTo(rest ? `${paths.dashboard}?${rest}` : paths.dashboard);
    const task = tasks.find(({ id }) => id === meant);
    if (task) onAsk(task);
  }, [meant, rest, onAsk, tasks, goTo]);
}
