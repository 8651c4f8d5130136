import { format } from '#words/format.ts';
import { home as words } from '#words/site/home.ts';
import { catalogue, countryRules } from '../../content/catalogue.ts';
import { RichText } from '../rich-text.tsx';
import styles from './benefits.module.css';

/** What anyone can count: every source that a task names, and every country whose rules have a page. */
const counted = [
  ['sources', catalogue.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources)).length],
  ['countries', countryRules.length],
] as const;

export function Benefits() {
  return (
    <section className={styles.band} aria-labelledby="benefits-title">
      <div className={styles.inner}>
        <h2 id="benefits-title">{words.benefits.title}</h2>
        <dl className={styles.numbers}>
          {counted.map(([name, count]) => (
            <div key={name}>
              <dt>{words.benefits.numbers[name]}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
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
