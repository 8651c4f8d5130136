import { useEffect, useRef } from 'react';
import { celebrate } from '#apps/web/ui/celebrate.ts';
import type { CalendarDay } from './model/calendar-day.ts';
import { dayOf } from './model/days.ts';
import type { Task, Week } from './model/week.ts';

const judgedAfterMs = 300;
const confettiMs = 5000;

/** Judges a day shortly after the user has ticked one of its tasks, and celebrates when nothing of it is left open. */
export function useCelebration(week: Week | undefined) {
  const latest = useRef(week);
  latest.current = week;
  const running = useRef<{ date: CalendarDay; stop: () => void } | undefined>(undefined);

  const isDone = (date: CalendarDay) => latest.current !== undefined && dayOf(latest.current, date).allDone;
  const end = () => {
    running.current?.stop();
    running.current = undefined;
  };

  // Taking a tick back, or turning to another week, ends it.
  useEffect(() => {
    if (running.current && !isDone(running.current.date)) end();
  });
  useEffect(
    () => () => {
      // Nothing is judged any more, nor begun on the page that comes next.
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
    }, judgedAfterMs);
  };
}
