import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import advice from '#apps/ui/pictures/advice.svg';
import { Art } from '#apps/ui/pictures/art.tsx';
import week from '#apps/ui/pictures/week.svg';
import { adviceCopy } from '#words/advice-copy.ts';
import { home as words } from '#words/site/home.ts';
import home from './art/home.svg';
import tick from './art/tick.svg';
import { SignUpCta } from './cta.tsx';
import { grounds } from './grounds.ts';
import { HomeSection } from './home-section.tsx';
import styles from './how-it-works.module.css';

const { steps } = words;

const drawings = [
  { name: 'home', art: home, ground: grounds.honey },
  { name: 'week', art: week, ground: grounds.sky },
  { name: 'tick', art: tick, ground: grounds.evergreen },
] as const;

export function HowItWorks() {
  return (
    <HomeSection id="how-it-works" title={steps.title} lede={steps.lede}>
      <Stack as="ol" gap={24} className={styles.steps}>
        {drawings.map(({ name, art, ground }, index) => (
          <li className={styles.step} key={name}>
            <div className={`${styles.art} ${ground}`}>
              <Art file={art} width={240} height={168} />
            </div>
            <Stack gap={8} className={styles.words}>
              <Text size="xs" color="terracotta" weight={650}>
                {steps.number(index + 1)}
              </Text>
              <h3>{steps[name].title}</h3>
              <p>{steps[name].text}</p>
            </Stack>
          </li>
        ))}
      </Stack>
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
        <p data-for="visitor">{steps.free}</p>
      </Row>
    </HomeSection>
  );
}
