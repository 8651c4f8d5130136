import { useEffect, useRef } from 'react';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { useGoTo } from '../../routing/go-to.tsx';
import type { Week } from './model/week.ts';

/**
 * The question that the address names, as a link in the weekly mail does. Its task opens with it. Where no row on the
 * first page of the week rests on it, the settings have it, with its answer if someone has given one.
 */
export function useMeantQuestion(week: Week | undefined, isCurrent: boolean): string | null {
  const meant = useQuery().get('ask');
  const goTo = useGoTo();
  const decided = useRef<string>(null);
  useEffect(() => {
    if (meant === null || !week || !isCurrent || decided.current === meant) return;
    decided.current = meant;
    const isHere = week.tasks.some(
      ({ asks, isAssumed, completed, scheduledAt }) =>
        isAssumed && !completed && asks?.id === meant && scheduledAt >= week.today,
    );
    if (!isHere) goTo(paths.settingsTab('preferences', 'home'));
  }, [meant, week, isCurrent, goTo]);
  return meant;
}
