import advice from '#apps/ui/pictures/advice.svg';
import { Art } from '#apps/ui/pictures/art.tsx';
import week from '#apps/ui/pictures/week.svg';
import { adviceCopy } from '#words/advice-copy.ts';
import { home as words } from '#words/site/home.ts';
import home from './art/home.svg';
import tick from './art/tick.svg';
import { SignUpCta } from './cta.tsx';
import grounds from './grounds.module.css';
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
      <ol className={styles.steps}>
        {drawings.map(({ name, art, ground }, index) => (
          <li className={styles.step} key={name}>
            <div className={`${styles.art} ${ground}`}>
              <Art file={art} width={240} height={168} />
            </div>
            <div className={styles.words}>
              <span className={styles.number}>{steps.number(index + 1)}</span>
              <h3>{steps[name].title}</h3>
              <p>{steps[name].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.soon}>
        <Art file={advice} width={132} height={104} />
        <div>
          <span className={styles.later}>{adviceCopy.soon}</span>
          <h3>{adviceCopy.title}</h3>
          <p>{adviceCopy.text}</p>
        </div>
      </div>
      <div className={styles.close}>
        <SignUpCta text={steps.signUp} />
        <p data-for="visitor">{steps.free}</p>
      </div>
    </HomeSection>
  );
}
