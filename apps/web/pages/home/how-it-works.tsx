import { adviceCopy } from '../../content/advice-copy.ts';
import { paths } from '../../paths.ts';
import advice from '../../ui/pictures/advice.svg';
import { Art } from '../../ui/pictures/art.tsx';
import home from './art/home.svg';
import tick from './art/tick.svg';
import week from './art/week.svg';
import { Cta } from './cta.tsx';
import styles from './how-it-works.module.css';

const steps = [
  {
    art: home,
    ground: styles.honey,
    title: 'Tell us about your home',
    text: 'Nine short questions: flat or house, what is in the kitchen, what keeps you warm. No serial numbers, no measuring.',
  },
  {
    art: week,
    ground: styles.sky,
    title: 'Get a week that fits',
    text: 'Two or three jobs on the days you choose, about an hour in all, each with its steps, its tools and why it is due now. A weekly email reminds you of them.',
  },
  {
    art: tick,
    ground: styles.evergreen,
    title: 'Tick them off',
    text: 'Done, moved or skipped: the plan takes note, and brings each job back when it is next worth your time.',
  },
] as const;

export function HowItWorks() {
  return (
    <section className={styles.section} id="how-it-works" aria-labelledby="how-it-works-title">
      <div className={styles.head}>
        <h2 id="how-it-works-title">How it works</h2>
        <p>Small care at the right moment prevents up to 80% of common repairs. Remembering the moment is our part.</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ art, ground, title, text }, index) => (
          <li className={styles.step} key={title}>
            <div className={`${styles.art} ${ground}`}>
              <Art file={art} width={240} height={168} />
            </div>
            <div className={styles.words}>
              <span className={styles.number}>Step {index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
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
        <Cta text="Sign up now" to={paths.signIn} />
        <p>Free to start. No credit card required.</p>
      </div>
    </section>
  );
}
