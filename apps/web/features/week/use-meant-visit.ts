import { useEffect } from 'react';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { currentHome } from '#apps/ui/session/token.ts';
import { useGoTo } from '../../routing/go-to.tsx';
import type { Task } from './model/week.ts';

/**
 * Asks when they come, of the task that the address names, as the page behind the weekly mail's “Appointment made” does:
 * once. If the week no longer shows the task, `onAsk` gets none. Without it, the question waits.
 */
export function useMeantVisit(tasks: readonly Task[], onAsk: ((task: Task | undefined) => void) | undefined) {
  const query = useQuery();
  const meant = query.get('visit');
  const home = query.get('home') ?? currentHome();
  for (const name of ['visit', 'home']) query.delete(name);
  const rest = String(query);
  const goTo = useGoTo();
  useEffect(() => {
    if (meant === null || !onAsk) return;
    goTo(rest ? `${paths.dashboard}?${rest}` : paths.dashboard);
    if (home === currentHome()) onAsk(tasks.find(({ id }) => id === meant));
  }, [meant, home, rest, onAsk, tasks, goTo]);
}
