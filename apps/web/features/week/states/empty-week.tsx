import { Card } from '#apps/ui/layout/card.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { addDays } from '#core/domain/time/dates.ts';
import { emptyWeek } from '#words/app/week/empty.ts';
import type { Task, Week } from '../model/week.ts';
import { isPlanned } from '../model/week-offset.ts';
import { FinishedWeek } from '../overview/finished-week.tsx';
import styles from './states.module.css';

/** The meaning of an empty week depends on its offset. */
function messageFor({ weekStart, joinedOn }: Week, offset: number): { heading: string; text: string } {
  if (addDays(weekStart, 6) < joinedOn) return emptyWeek.beforeJoining;
  if (offset < 0) return emptyWeek.past;
  return isPlanned(offset) ? emptyWeek.free : emptyWeek.unplanned;
}

export type EmptyWeekProps = {
  week: Week;
  offset: number;
  disabled: boolean;
  /** Brings a task of the next week forward. */
  onDoNext: (task: Task) => void;
};

export function EmptyWeek({ week, offset, disabled, onDoNext }: EmptyWeekProps) {
  const { heading, text } = messageFor(week, offset);
  return (
    <Card gap={8} align="center" className={styles.empty ?? ''}>
      <Armchair />
      <Text as="h2" size="xl">
        {heading}
      </Text>
      <p className={styles.emptyText}>{text}</p>
      {offset === 0 && <FinishedWeek disabled={disabled} onDoNext={onDoNext} />}
    </Card>
  );
}

function Armchair() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 170" aria-hidden="true">
      <circle className={styles.ground} cx="112" cy="92" r="76" />
      <g strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        <path className={styles.honey} d="M180 66h40l-10-28h-20z" />
        <path className={styles.line} d="M200 66v88M184 154h32" />
        <path className={styles.green} d="M70 88V52a16 16 0 0 1 16-16h52a16 16 0 0 1 16 16v36" />
        <path
          className={styles.green}
          d="M50 96a14 14 0 0 1 28 0v14h68V96a14 14 0 0 1 28 0v34a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8z"
        />
        <path className={styles.terracotta} d="M96 66h34v34H96z" />
        <path className={styles.line} d="M78 110v28M146 110v28M66 138v16M158 138v16M18 154h204" />
        <path className={styles.card} d="M22 132h18v12a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6z" />
        <path className={styles.line} d="M40 136h4a4 4 0 0 1 0 8h-4M28 124c-3-4 3-6 0-10M35 124c-3-4 3-6 0-10" />
      </g>
    </svg>
  );
}
