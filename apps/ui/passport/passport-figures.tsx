import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';
import type { Passport } from './passport.ts';
import styles from './passport-document.module.css';

/** What was done in numbers. */
export function PassportFigures({ figures: { done, safety, money } }: Pick<Passport, 'figures'>) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Entries</dt>
        <dd>{pluralise(done, 'job')} done</dd>
      </div>
      {safety.total > 0 && (
        <div>
          <dt>Safety checks done in time</dt>
          <dd>
            {safety.onTime} of {safety.total}
          </dd>
        </div>
      )}
      {money && money.totals.length > 0 && (
        <div>
          <dt>Spent on the home</dt>
          <dd>{money.totals.map((sum) => format.money(sum)).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
