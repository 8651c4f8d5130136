import { Suspense, useEffect, useRef } from 'react';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { calendarConnect as words } from '#words/app/calendar-connect.ts';
import calendar from '../../art/calendar.svg';
import { SettingsCard } from '../../settings-card.tsx';
import styles from './connect-card.module.css';
import { type Connecting, ConnectLink } from './connect-link.tsx';

/** It is at the end of the card, so that nothing moves when it comes. */
const Permission = lazyComponent('Permission', () => import('./permission.tsx'));

const points = [words.oneEvent, words.follow, words.timeOfDay] as const;

type ConnectCardProps = {
  /** Absent for users who can't connect a calendar. */
  connecting: Connecting | undefined;
  /** Whether to focus the title, because the focused button has disappeared. */
  takesFocus: boolean;
};

/** What the connection does, what it is allowed to do, and the link that makes it. */
export function ConnectCard({ connecting, takesFocus }: ConnectCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useIsShown();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <SettingsCard title={words.title} about={words.about} headingRef={heading}>
      <Art className={styles.art} file={calendar} width={480} height={150} />
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {connecting && (
        <Stack gap={16} align="start" className={styles.connect}>
          <ConnectLink {...connecting} label={words.connect} element="connect_calendar" />
          <Muted as="p">{words.askedByGoogle}</Muted>
        </Stack>
      )}
      <Suspense>{isShown && <Permission />}</Suspense>
    </SettingsCard>
  );
}
