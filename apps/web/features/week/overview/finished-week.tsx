import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { finished } from '#words/app/week/finished.ts';
import { durations } from '#words/durations.ts';
import { weekKey } from '../../../household/week-key.ts';
import { useMay } from '../../../session/use-may.ts';
import type { Task, Week } from '../model/week.ts';
import styles from './finished-week.module.css';

export type FinishedWeekProps = { disabled: boolean; onDoNext: (task: Task) => void };

/** After the last tick of the week, and in a week without tasks: one line, and the offer to do a task of the next week now. */
export function FinishedWeek({ disabled, onDoNext }: FinishedWeekProps) {
  const { data } = useQuery({ queryKey: ['next'], queryFn: ({ signal }) => call('getNext', undefined, { signal }) });
  const mayChange = useMay('member');
  const mayInvite = useMay('owner');
  const people = useQueryClient().getQueryData<Week>([...weekKey, 0])?.people.length ?? 0;
  if (!data) return null;
  const { next } = data;
  return (
    <Stack gap={10} className={styles.finished}>
      <p className={styles.line}>{finishedLine(data)}</p>
      {next && mayChange && (
        <>
          <Button variant="ghost" small wide disabled={disabled} onClick={() => onDoNext(next)}>
            {finished.doNext}
          </Button>
          <p className={styles.next}>
            {next.fullTitle}
            {next.minutes !== null && `\u00a0·\u00a0${unbroken(next.minutes)}`}
          </p>
        </>
      )}
      {mayInvite && people === 1 && (
        <p className={styles.next}>
          <Marked text={finished.invite} show={(label) => <Link to={paths.people}>{label}</Link>} />
        </p>
      )}
    </Stack>
  );
}

/** A duration that isn't split between two lines. */
const unbroken = (minutes: number) => durations.short(minutes).replaceAll(' ', '\u00a0');

/** `4 weeks on track in a row. Next week has 3 tasks, 50 min.` */
function finishedLine({ weeksKept, nextWeek }: Omit<OutputOf<'getNext'>, 'next'>): string {
  const kept = weeksKept > 1 ? [finished.kept(weeksKept)] : [];
  const minutes = nextWeek.minutes > 0 ? unbroken(nextWeek.minutes) : '';
  const ahead = nextWeek.tasks === 0 ? finished.nextFree : finished.next(nextWeek.tasks, minutes);
  return [...kept, ahead].join(' ');
}
