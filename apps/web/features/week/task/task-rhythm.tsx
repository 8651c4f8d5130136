import { useRef } from 'react';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { RhythmText } from '../../../household/rhythms/rhythm-text.tsx';
import { useRhythms } from '../../../household/rhythms/use-rhythms.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import styles from './task-details.module.css';

export type TaskRhythmProps = { careTaskId: string; actions: TaskActions };

/** What the plan has learned about how often the household does the task. Nothing while that isn't known. */
export function TaskRhythm({ careTaskId, actions }: TaskRhythmProps) {
  const { data } = useRhythms();
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
