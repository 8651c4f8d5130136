import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { homeCopy } from '../../content/home-copy.ts';
import styles from './benefits.module.css';

export function Benefits() {
  const { benefits } = homeCopy;
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
          and they aren’t a promise: <Link to={paths.ourFigures}>how to read our figures</Link>.
        </p>
      </div>
    </section>
  );
}
