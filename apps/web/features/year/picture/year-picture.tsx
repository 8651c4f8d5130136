import { useState } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { year as words } from '#words/app/year.ts';
import { durations } from '#words/durations.ts';
import { format } from '#words/format.ts';
import { weekText } from '../model/month-text.ts';
import { fullness, weeksOf, type YearWeek } from '../model/weeks.ts';
import type { Year } from '../model/year.ts';
import styles from './year-picture.module.css';

/** The year as one square for each week: the fuller, the longer it takes. A dot is a visit to book. */
export function YearPicture({ year }: { year: Year }) {
  const weeks = weeksOf(year);
  const [chosen, setChosen] = useState(0);
  const week = weeks[chosen];
  return (
    <Card gap={18}>
      {/* A group of radios, because one is chosen, and arrow keys go from week to week. */}
      <fieldset className={styles.weeks}>
        <legend className={styles.legend}>{words.pictureOf(weeks.length)}</legend>
        {weeks.map((each, index) => (
          <label
            key={each.weekStart}
            className={styles.week}
            data-full={fullness(each, weeks)}
            title={capitalise(weekText(each.weekStart))}
          >
            <input
              type="radio"
              name="week"
              checked={index === chosen}
              aria-label={nameOf(each)}
              onChange={() => setChosen(index)}
            />
            {startsMonth(weeks, index) && (
              <span className={styles.month} aria-hidden="true">
                {capitalise(format.date(each.weekStart, 'shortMonth'))}
              </span>
            )}
            {each.hasBooking && <span className={styles.booking} aria-hidden="true" />}
          </label>
        ))}
      </fieldset>
      {week && <WeekTasks week={week} />}
    </Card>
  );
}

const nameOf = ({ weekStart, minutes, tasks, hasBooking }: YearWeek): string =>
  format.clauses([
    capitalise(weekText(weekStart)),
    words.tasks(tasks.length),
    ...(minutes > 0 ? [durations.short(minutes)] : []),
    ...(hasBooking ? [words.visit] : []),
  ]);

const startsMonth = (weeks: readonly YearWeek[], index: number): boolean =>
  weeks[index]?.weekStart.slice(0, 7) !== weeks[index - 1]?.weekStart.slice(0, 7);

/** What the chosen week brings. */
function WeekTasks({ week: { weekStart, minutes, tasks } }: { week: YearWeek }) {
  return (
    <Stack gap={10} className={styles.chosen} aria-live="polite">
      <div className={styles.head}>
        <Heading>{capitalise(weekText(weekStart))}</Heading>
        {minutes > 0 && <Muted numeric>{durations.short(minutes)}</Muted>}
      </div>
      {tasks.length === 0 ? (
        <Muted as="p">{words.nothing}</Muted>
      ) : (
        <Stack as="ul" gap={6}>
          {tasks.map(({ taskId, title, kind }) => (
            <li key={taskId} className={kind === 'booking' ? styles.visit : undefined}>
              <Text breaks>{title}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
