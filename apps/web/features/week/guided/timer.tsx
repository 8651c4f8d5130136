import { useEffect, useRef, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { rest } from '#words/app/week/rest.ts';
import { durations } from '#words/durations.ts';
import styles from './guided.module.css';

const words = rest.guided;
const choices = [1, 5, 15];

/** Counts down while descaler works or paint dries, from step to step, also while it is hidden. */
export function Timer({ isHidden }: { isHidden: boolean }) {
  const [endsAt, setEndsAt] = useState<number>();
  const left = useSecondsLeft(endsAt);
  const row = useRef<HTMLDivElement>(null);
  /** The button that was pressed makes room for another, to which the focus goes. */
  const set = (end: number | undefined) => {
    setEndsAt(end);
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={row} hidden={isHidden && endsAt === undefined}>
      <Row gap={12} role="group" aria-label={words.timer}>
        {endsAt === undefined ? (
          <>
            <Muted>{words.timer}</Muted>
            {choices.map((minutes) => (
              <Button key={minutes} variant="quiet" small onClick={() => set(Date.now() + minutes * 60_000)}>
                {durations.short(minutes)}
              </Button>
            ))}
          </>
        ) : (
          <>
            {left > 0 ? (
              <span className={styles.clock} role="timer">
                {clockText(left)}
              </span>
            ) : (
              <Text weight={600} role="alert">
                {words.timeIsUp}
              </Text>
            )}
            <Button variant="quiet" small onClick={() => set(undefined)}>
              {left > 0 ? words.stopTimer : words.otherTimer}
            </Button>
          </>
        )}
      </Row>
    </div>
  );
}

/** `4:05` */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

function useSecondsLeft(endsAt: number | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    const ticking = setInterval(() => {
      tick((count) => count + 1);
      if (secondsUntil(endsAt) > 0) return;
      clearInterval(ticking);
      navigator.vibrate?.([300, 150, 300]);
    }, 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return endsAt === undefined ? 0 : secondsUntil(endsAt);
}
