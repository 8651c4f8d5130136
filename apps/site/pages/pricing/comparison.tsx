import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { comparison, plans } from '../../content/offer.ts';
import styles from './comparison.module.css';

/** A table that compares both plans. */
export function Comparison() {
  return (
    <section className={styles.comparison} aria-labelledby="comparison-title">
      <h2 id="comparison-title">Side by side</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{plans.free.name}</th>
            <th scope="col">{plans.premium.name}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ text, free, premium, where }) => (
            <tr key={text} data-where={where}>
              <th scope="row">{text}</th>
              <td>
                <Share of={free} />
              </td>
              <td>
                <Share of={premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Share({ of }: { of: string | boolean }) {
  if (typeof of === 'string') return of;
  if (of) {
    return (
      <>
        <Mark of="check" />
        <VisuallyHidden>Included</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <span className={styles.none} aria-hidden="true" />
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  );
}
