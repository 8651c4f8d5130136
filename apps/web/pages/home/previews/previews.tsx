import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CalendarPreview } from './calendar-preview.tsx';
import { OnboardingPreview } from './onboarding-preview.tsx';
import styles from './previews.module.css';
import { TaskPreview } from './task-preview.tsx';

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
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={joinClasses(styles.stage, tint)}>{children}</div>
    </div>
  );
}

/** Three interactive previews. Nothing is sent to the server. */
export function Previews() {
  return (
    <section className={styles.section} aria-labelledby="previews-title">
      <div className={styles.head}>
        <h2 id="previews-title">Have a go, right here</h2>
        <p>These three work like the real thing. Nothing is saved, and there is nothing to sign up for.</p>
      </div>
      <Row
        title="Say what you have"
        text="Gas or induction, a bath or a sauna: a tap for each thing you own. What is not there is never planned."
        tint={styles.honey}
      >
        <OnboardingPreview />
      </Row>
      <Row
        title="Do what is due"
        text="Only the few jobs that are worth your time this week, room by room. Finish the list, and see what happens."
        tint={styles.evergreen}
      >
        <TaskPreview />
      </Row>
      <Row
        title="Keep an hour for it"
        text="With Premium, your hour appears in your own calendar, with its tasks inside, at a time you choose. Move a task, and the event moves too."
        tint={styles.sky}
      >
        <CalendarPreview />
      </Row>
    </section>
  );
}
