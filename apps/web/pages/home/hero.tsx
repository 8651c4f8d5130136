import { HouseIllustration } from '../../household/house-illustration.tsx';
import { paths } from '../../paths.ts';
import { Cta } from './cta.tsx';
import styles from './hero.module.css';

const facts = [
  { figure: '55', what: 'household items tracked' },
  { figure: '200+', what: 'curated tasks' },
  { figure: '2 min', what: 'to set up' },
] as const;

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>About an hour a week. That is all.</p>
        <h1 className={styles.title}>Never Worry About Home Maintenance Again</h1>
        <p className={styles.lede}>
          Tell us what is in your home. Each week you get two or three small jobs, with the steps, the tools and the
          reason, before they become repairs.
        </p>
        <div className={styles.actions}>
          <Cta text="Start for Free" to={paths.signIn} />
          <Cta text="See How It Works" to={paths.howItWorks} quiet />
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
      <HouseIllustration className={styles.house} />
    </section>
  );
}
