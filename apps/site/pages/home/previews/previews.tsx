import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { home } from '#words/site/home.ts';
import { grounds } from '../grounds.ts';
import { HomeSection } from '../home-section.tsx';
import { CalendarPreview } from './calendar-preview.tsx';
import { OnboardingPreview } from './onboarding-preview.tsx';
import styles from './previews.module.css';
import { TaskPreview } from './task-preview.tsx';

const { previews: words } = home;

function Row({
  title,
  text,
  tint,
  children,
}: {
  title: string;
  text: string;
  tint: string | undefined;
  children: ReactNode;
}) {
  return (
    <Stack gap={24} className={styles.row}>
      <Stack gap={10} className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </Stack>
      <div className={joinClasses(styles.stage, tint)}>{children}</div>
    </Stack>
  );
}

/** Three interactive previews. Nothing is sent to the server. */
export function Previews() {
  return (
    <HomeSection
      id="previews"
      title={words.title}
      lede={
        <>
          <span className={styles.withScript}>{words.withScript}</span>
          <span className={styles.withoutScript}>{words.withoutScript}</span>
        </>
      }
    >
      <div className={styles.rows}>
        <Row title={words.own.title} text={words.own.text} tint={grounds.honey}>
          <OnboardingPreview />
        </Row>
        <Row title={words.due.title} text={words.due.text} tint={grounds.evergreen}>
          <TaskPreview />
        </Row>
        <Row title={words.calendar.title} text={words.calendar.text} tint={grounds.sky}>
          <CalendarPreview />
        </Row>
      </div>
    </HomeSection>
  );
}
