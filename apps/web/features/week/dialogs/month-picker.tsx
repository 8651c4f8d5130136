import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { IconButton } from '#apps/ui/controls/button.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { addMonths, type IsoDate } from '#core/domain/time/dates.ts';
import { rest } from '#words/app/week/rest.ts';
import { durations } from '#words/durations.ts';
import { longDate, weekdayName } from '../model/date-text.ts';
import { dayAfterKey, firstOfMonth, monthTitle, weeksOfMonth } from '../model/month.ts';
import styles from './month-picker.module.css';

type MonthPickerProps = {
  chosen: IsoDate | undefined;
  /** The first day that can be chosen. */
  today: IsoDate;
  last: IsoDate;
  onChoose: (date: IsoDate) => void;
};

type Planned = OutputOf<'getDays'>['days'][number];

/** A month of days, each with what is planned. Arrow keys move between days, Page Up and Page Down between months. */
export function MonthPicker({ chosen, today, last, onChoose }: MonthPickerProps) {
  const [focused, setFocused] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const weeks = weeksOfMonth(focused);
  const { data, error, isPaused } = useDays(weeks);
  const planned = new Map(data?.days.map((day) => [day.date, day]));
  const clamp = (date: IsoDate) => (date < today ? today : date > last ? last : date);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);
  const onKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, focused);
    if (next === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setFocused(clamp(next));
  };
  const showMonth = (months: number) => setFocused(clamp(addMonths(firstOfMonth(focused), months)));

  return (
    <div className={styles.picker}>
      <Row spread="apart" single>
        <IconButton
          label={rest.day.previousMonth}
          disabled={firstOfMonth(focused) <= today}
          onClick={() => showMonth(-1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <span className={styles.title} id="month" aria-live="polite">
          {monthTitle(focused)}
        </span>
        <IconButton label={rest.day.nextMonth} onClick={() => showMonth(1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for calendars */}
      <table className={styles.grid} role="grid" aria-labelledby="month" ref={grid} onKeyDown={onKey}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={capitalise(weekdayName(date))}>
                {capitalise(weekdayName(date)).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    data-date={date}
                    className={joinClasses(
                      styles.day,
                      date === today && styles.today,
                      date.slice(0, 7) !== focused.slice(0, 7) && styles.other,
                    )}
                    tabIndex={date === focused ? 0 : -1}
                    disabled={date < today || date > last}
                    aria-label={dayText(date, today, planned.get(date))}
                    {...(date === chosen && { 'aria-current': 'date' })}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                    <Dots count={planned.get(date)?.titles.length ?? 0} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Muted as="p" size="xs" role="status">
        {isPaused && rest.day.offline}
        {!isPaused && error && messageOf(error)}
      </Muted>
    </div>
  );
}

function useDays(weeks: readonly (readonly IsoDate[])[]) {
  const from = weeks[0]?.[0] ?? '';
  const to = weeks.at(-1)?.[6] ?? '';
  return useQuery({
    queryKey: ['days', from],
    queryFn: ({ signal }) => call('getDays', { query: { from, to } }, { signal }),
  });
}

const mostDots = 3;

function Dots({ count }: { count: number }) {
  const dots = Array.from({ length: Math.min(mostDots, count) }, (_, index) => index);
  return (
    <span className={styles.dots} aria-hidden="true">
      {dots.map((index) => (
        <span key={index} />
      ))}
    </span>
  );
}

/** `Saturday 9 January, 2 tasks, 45 min` */
function dayText(date: IsoDate, today: IsoDate, planned: Planned | undefined): string {
  const tasks = planned ? [rest.day.tasks(planned.titles.length)] : [];
  const minutes = planned && planned.minutes > 0 ? [durations.short(planned.minutes)] : [];
  return [longDate(date, today), ...tasks, ...minutes].join(', ');
}
