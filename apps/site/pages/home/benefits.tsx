import { home as words } from '#words/site/home.ts';
import { RichText } from '../rich-text.tsx';
import styles from './benefits.module.css';

export function Benefits() {
  return (
    <section className={styles.band} aria-labelledby="benefits-title">
      <div className={styles.inner}>
        <h2 id="benefits-title">{words.benefits.title}</h2>
        <ul className={styles.benefits}>
          {words.benefits.list.map(({ title, figure, what, text }) => (
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
          <RichText text={words.benefits.note} />
        </p>
      </div>
    </section>
  );
}
