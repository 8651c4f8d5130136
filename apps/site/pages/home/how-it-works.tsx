import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import advice from '#apps/ui/pictures/advice.svg';
import { Art } from '#apps/ui/pictures/art.tsx';
import { adviceCopy } from '#words/advice-copy.ts';
import { home as words } from '#words/site/home.ts';
import { SignUpCta } from './cta.tsx';
import { grounds } from './grounds.ts';
import { HomeSection } from './home-section.tsx';
import styles from './how-it-works.module.css';
import { CalendarPreview } from './previews/calendar-preview.tsx';
import { OnboardingPreview } from './previews/onboarding-preview.tsx';
import { TaskPreview } from './previews/task-preview.tsx';

const { steps } = words;

const previews = [
  { name: 'home', preview: <OnboardingPreview />, ground: grounds.honey },
  { name: 'week', preview: <CalendarPreview />, ground: grounds.sky },
  { name: 'tick', preview: <TaskPreview />, ground: grounds.evergreen },
] as const;

/** Three steps, each with a preview that works like the app and sends nothing to the server. */
export function HowItWorks() {
  return (
    <HomeSection id="how-it-works" title={steps.title}>
      <Stack as="ol" gap={24} className={styles.steps}>
        {previews.map(({ name, preview, ground }, index) => (
          <li className={styles.step} key={name}>
            <Stack gap={8} className={styles.words}>
              <Text size="xs" color="terracotta" weight={650}>
                {steps.number(index + 1)}
              </Text>
              <h3>{steps[name].title}</h3>
              <p>{steps[name].text}</p>
            </Stack>
            <div className={`${styles.stage} ${ground}`}>{preview}</div>
          </li>
        ))}
      </Stack>
      <Muted as="p" className={styles.withoutScript}>
        {words.previews.withoutScript}
      </Muted>
      <div className={styles.soon}>
        <Art file={advice} width={132} height={104} />
        <div>
          <Text size="xs" color="terracotta" weight={600} className={styles.later}>
            {adviceCopy.soon}
          </Text>
          <h3>{adviceCopy.title}</h3>
          <p>{adviceCopy.text}</p>
        </div>
      </div>
      <Row gap={24} lines={16} spread="centred" className={styles.close}>
        <SignUpCta text={steps.signUp} />
      </Row>
    </HomeSection>
  );
}
