import { useCallback, useEffect, useState } from 'react';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { useGoTo } from '../../routing/go-to.tsx';
import type { Week } from './model/week.ts';

type MeantTask = {
  /** The first task that rests on the question that the address named; null once it was shown. */
  readonly meantTask: string | null;
  readonly onMeantShown: () => void;
};

/**
 * The task whose question the address names, as a link in the weekly mail does: it opens with the question, once. Where no
 * row on the first page of the week rests on it, the settings have it, with its answer if someone has given one.
 */
export function useMeantTask(week: Week | undefined, isCurrent: boolean): MeantTask {
  const asked = useQuery().get('ask');
  const goTo = useGoTo();
  const [known, setKnown] = useState(asked);
  const [meant, setMeant] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    // It stays meant when the address no longer names it.
    if (asked !== null) setMeant(asked);
  }
  const task = week?.tasks.find(
    ({ asks, isAssumed, completed, scheduledAt }) =>
      isAssumed && !completed && asks?.id === meant && scheduledAt >= week.today,
  );
  const isDecided = week !== undefined && isCurrent;
  const isElsewhere = isDecided && meant !== null && task === undefined;
  useEffect(() => {
    if (isElsewhere) goTo(paths.settingsTab('preferences', 'home'));
    // Otherwise a reload would ask again, and lead away once it is answered.
    else if (isDecided && asked !== null) goTo(paths.dashboard);
  }, [isElsewhere, isDecided, asked, goTo]);
  const onMeantShown = useCallback(() => setMeant(null), []);
  return { meantTask: isDecided ? (task?.id ?? null) : null, onMeantShown };
}
