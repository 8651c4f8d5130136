import { paths } from '#apps/ui/paths.ts';
import { HouseIllustration } from '#apps/ui/pictures/house-illustration.tsx';
import { Cta, SignUpCta } from './cta.tsx';
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
        <p className={styles.eyebrow}>About an hour a week</p>
        <h1 className={styles.title}>Never Worry About Home Maintenance Again</h1>
        <p className={styles.lede}>
          Tell us what’s in your home. You get two or three quick tasks on each day you choose, about an hour a week,
          each with its steps, its tools and the reason it’s due.
        </p>
        <div className={styles.actions}>
          <SignUpCta text="Start for Free" />
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
