import { useEffect, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { rest } from '#words/app/week/rest.ts';
import { rhythm } from '#words/rhythm.ts';
import styles from './guided.module.css';

const words = rest.guided;
const choices = [1, 5, 15];

/** Counts down while descaler works or paint dries, from step to step. */
export function Timer() {
  const [endsAt, setEndsAt] = useState<number>();
  const left = useSecondsLeft(endsAt);
  if (endsAt === undefined) {
    return (
      <Row gap={8} role="group" aria-label={words.timer}>
        <Muted>{words.timer}</Muted>
        {choices.map((minutes) => (
          <Button key={minutes} variant="quiet" small onClick={() => setEndsAt(Date.now() + minutes * 60_000)}>
            {rhythm.duration(minutes)}
          </Button>
        ))}
      </Row>
    );
  }
  return (
    <Row gap={12} role="group" aria-label={words.timer}>
      {left > 0 ? (
        <span className={styles.clock} role="timer">
          {clockText(left)}
        </span>
      ) : (
        <Text weight={600} role="alert">
          {words.timeIsUp}
        </Text>
      )}
      <Button variant="quiet" small onClick={() => setEndsAt(undefined)}>
        {left > 0 ? words.stopTimer : words.otherTimer}
      </Button>
    </Row>
  );
}

/** `4:05` */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

function useSecondsLeft(endsAt: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    setLeft(secondsUntil(endsAt));
    const ticking = setInterval(() => {
      const now = secondsUntil(endsAt);
      setLeft(now);
      if (now > 0) return;
      clearInterval(ticking);
      navigator.vibrate?.([300, 150, 300]);
    }, 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return left;
}
