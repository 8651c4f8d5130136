import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { rhythmsKey } from '../../../household/rhythms/change-rhythm.ts';
import { RhythmText } from '../../../household/rhythms/rhythm-text.tsx';
import type { TaskActions } from '../data/use-task-actions.ts';
import styles from './task-details.module.css';

export type TaskRhythmProps = { careTaskId: string; actions: TaskActions };

/** What the plan has learned about how often the household does the task. Nothing while that isn't known. */
export function TaskRhythm({ careTaskId, actions }: TaskRhythmProps) {
  const { data } = useQuery({
    queryKey: rhythmsKey,
    queryFn: ({ signal }) => call('getRhythms', undefined, { signal }),
  });
  const place = useRef<HTMLDivElement>(null);
  const hadOne = useRef(false);
  const rhythm = data?.rhythms.find(({ taskId }) => taskId === careTaskId);
  hadOne.current ||= rhythm !== undefined;
  if (!hadOne.current) return null;
  return (
    // It receives the focus when the pressed button disappears.
    <Stack gap={4} ref={place} tabIndex={-1} className={styles.rhythm}>
      {rhythm && <RhythmText rhythm={rhythm} disabled={actions.isOffline} onChanged={() => place.current?.focus()} />}
    </Stack>
  );
}
