import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { assurances } from '../../content/offer.ts';
import styles from './assurances.module.css';

/** Facts that help visitors choose a plan. */
export function Assurances() {
  return (
    <section className={styles.assurances} aria-labelledby="assurances-title">
      <h2 id="assurances-title">Good to know</h2>
      <ul className={styles.list}>
        {assurances.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        More questions? See <Link to={`${paths.faq}#payment`}>price and payment</Link> in the FAQ.
      </p>
    </section>
  );
}
