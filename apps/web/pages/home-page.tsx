import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HouseIllustration } from '../ui/house-illustration.tsx';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works.tsx';

const facts = [
  { figure: '55', what: 'household items' },
  { figure: '200+', what: 'curated tasks' },
  { figure: '2 min', what: 'to set up' },
] as const;

export function HomePage() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>About an hour a week. That is all.</p>
          <h1 className={styles.title}>Never Worry About Home Maintenance Again</h1>
          <p className={styles.lede}>
            Tell us what is in your home. Each week you get two or three small jobs, with the steps, the tools and the
            reason, before they become repairs.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.signIn}>Start for Free</ButtonLink>
            <ButtonLink to={paths.howItWorks} variant="ghost">
              See How It Works
            </ButtonLink>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ figure, what }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HouseIllustration className={styles.house ?? ''} />
      </section>
      <HowItWorks />
    </>
  );
}
