import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import styles from './how-it-works.module.css';
import { AdviceArt, HomeArt, TickArt, WeekArt } from './step-art.tsx';

const steps = [
  {
    Art: HomeArt,
    ground: styles.honey,
    title: 'Tell us about your home',
    text: 'Nine short questions: flat or house, what is in the kitchen, what keeps you warm. No serial numbers, no measuring.',
  },
  {
    Art: WeekArt,
    ground: styles.sky,
    title: 'Get a week that fits',
    text: 'Two or three jobs on the days you choose, about an hour in all, each with its steps, its tools and why it is due now.',
  },
  {
    Art: TickArt,
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
        {steps.map(({ Art, ground, title, text }, index) => (
          <li className={styles.step} key={title}>
            <div className={`${styles.art} ${ground}`}>
              <Art />
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
        <AdviceArt />
        <div>
          <Chip tone="terracotta">Coming soon</Chip>
          <h3>Ask the assistant for advice</h3>
          <p>
            Show it a manual or a photo of the appliance that is being difficult, and find out what is wrong together.
          </p>
        </div>
      </div>
      <div className={styles.close}>
        <ButtonLink to={paths.signIn}>Sign up now</ButtonLink>
        <p>Free to start. No credit card required.</p>
      </div>
    </section>
  );
}
