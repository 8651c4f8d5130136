import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { pricing as words } from '#words/site/pricing.ts';
import { comparison } from '../../content/offer.ts';
import styles from './comparison.module.css';

/** A table that compares both plans. */
export function Comparison() {
  return (
    <section className={styles.comparison} aria-labelledby="comparison-title">
      <h2 id="comparison-title">{words.sideBySide}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.free.name}</th>
            <th scope="col">{words.premium.name}</th>
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
        <VisuallyHidden>{words.included}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <span className={styles.none} aria-hidden="true" />
      <VisuallyHidden>{words.notIncluded}</VisuallyHidden>
    </>
  );
}
