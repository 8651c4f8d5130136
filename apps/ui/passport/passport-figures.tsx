import { format } from '#words/format.ts';
import { passport as words } from '#words/passport.ts';
import { Stack } from '../layout/stack.tsx';
import type { Passport } from './passport.ts';
import styles from './passport-document.module.css';

/** What was done in numbers. */
export function PassportFigures({ figures: { done, safety, money } }: Pick<Passport, 'figures'>) {
  return (
    <Stack as="dl" gap={6} className={styles.facts}>
      <div>
        <dt>{words.entries}</dt>
        <dd>{words.done(done)}</dd>
      </div>
      {safety.total > 0 && (
        <div>
          <dt>{words.safetyInTime}</dt>
          <dd>{words.of(safety.onTime, safety.total)}</dd>
        </div>
      )}
      {money && money.totals.length > 0 && (
        <div>
          <dt>{words.spent}</dt>
          <dd>{money.totals.map((sum) => format.money(sum)).join(', ')}</dd>
        </div>
      )}
    </Stack>
  );
}
