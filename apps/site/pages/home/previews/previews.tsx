import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import grounds from '../grounds.module.css';
import { HomeSection } from '../home-section.tsx';
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
    <HomeSection
      id="previews"
      title="Try it here"
      lede={
        <>
          <span className={styles.withScript}>
            These three work like the app itself. Nothing is saved, and you don’t need an account.
          </span>
          <span className={styles.withoutScript}>
            With JavaScript, you could try these three. Here they only show what the app looks like.
          </span>
        </>
      }
    >
      <div className={styles.rows}>
        <Row
          title="Say what you own"
          text="Gas or induction, a bath or a sauna: tap what you own. We never plan for things you don’t have."
          tint={grounds.honey}
        >
          <OnboardingPreview />
        </Row>
        <Row
          title="Do what’s due"
          text="You see only the jobs that are worth your time this week, room by room. Finish the list and see what happens."
          tint={grounds.evergreen}
        >
          <TaskPreview />
        </Row>
        <Row
          title="Your hour, in your calendar"
          text="With Premium, your hour appears in your own calendar, with its tasks listed, at a time you choose. When you move a task, the event moves too."
          tint={grounds.sky}
        >
          <CalendarPreview />
        </Row>
      </div>
    </HomeSection>
  );
}
