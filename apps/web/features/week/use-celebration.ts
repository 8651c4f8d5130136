import { useEffect, useRef } from 'react';
import { celebrate } from '#apps/ui/celebration/celebrate.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { dayOf } from './model/days.ts';
import type { Task, Week } from './model/week.ts';

const checkDelayMs = 300;
const confettiMs = 5000;

/** Checks a day shortly after the user ticks one of its tasks, and celebrates when all are done. */
export function useCelebration(week: Week | undefined) {
  const latest = useRef(week);
  latest.current = week;
  const running = useRef<{ date: IsoDate; stop: () => void } | undefined>(undefined);

  const isDone = (date: IsoDate) => latest.current !== undefined && dayOf(latest.current, date).allDone;
  const end = () => {
    running.current?.stop();
    running.current = undefined;
  };

  // Unticking a task or opening another week stops the celebration.
  useEffect(() => {
    if (running.current && !isDone(running.current.date)) end();
  });
  useEffect(
    () => () => {
      // After unmounting, no check runs and no celebration starts on the next page.
      latest.current = undefined;
      running.current?.stop();
    },
    [],
  );

  return ({ scheduledAt: date }: Task) => {
    setTimeout(() => {
      if (!isDone(date)) return;
      end();
      running.current = { date, stop: celebrate(confettiMs) };
    }, checkDelayMs);
  };
}
