import { paths } from '../../paths.ts';
import { Link } from '../../ui/routing/link.tsx';
import styles from './benefits.module.css';

const benefits = [
  {
    title: 'Save Money',
    figure: 'Up to 80%',
    what: 'of common repairs prevented*',
    text: 'A worn seal costs a few euros to replace. A soaked floor costs a few thousand. Small repairs made in time save thousands in potential damage.*',
  },
  {
    title: 'Save Time',
    figure: 'One hour',
    what: 'a week, more or less',
    text: 'You don’t write lists or look intervals up. We track 200+ curated tasks for 55 household items, and show you only the few that matter now.',
  },
  {
    title: 'Peace of Mind',
    figure: '70% fewer',
    what: 'emergency calls*',
    text: 'The boiler is serviced before the cold and the gutters are cleared before the rain. You no longer have to remember what’s due.',
  },
] as const;

export function Benefits() {
  return (
    <section className={styles.band} aria-labelledby="benefits-title">
      <div className={styles.inner}>
        <h2 id="benefits-title">What an hour a week saves</h2>
        <ul className={styles.benefits}>
          {benefits.map(({ title, figure, what, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.figure}>
                <strong>{figure}</strong> {what}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          * Estimates of what regular care can do in general, compared with none. We haven’t measured them in your home,
          and they aren’t a promise. The counts are exact: <Link to={paths.guides}>see every item that we track</Link>.
        </p>
      </div>
    </section>
  );
}
