import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';
import { rhythm } from '#words/rhythm.ts';
import type { Figures } from '../model/history.ts';
import { Figure } from './figure.tsx';
import { LateList } from './late-list.tsx';
import { MoneyList } from './money-list.tsx';
import styles from './year-figures.module.css';

/** The year in four numbers. Each can be recomputed by hand from the list. */
export function YearFigures({ figures, isAllYears }: { figures: Figures; isAllYears: boolean }) {
  const { safety, weeks, minutes, done, money } = figures;
  return (
    <dl className={styles.figures}>
      <Figure
        label="Safety checks on time"
        value={safety.total === 0 ? '–' : <OutOf part={safety.onTime} total={safety.total} />}
        about={safety.total === 0 ? 'None was due again.' : safety.late.length === 0 && 'Each was done in time.'}
      >
        {safety.late.length > 0 && <LateList late={safety.late} />}
      </Figure>
      <Figure
        label="Weeks on track"
        value={weeks.total === 0 ? '–' : <OutOf part={weeks.kept} total={weeks.total} />}
        about={weeksText(weeks)}
      />
      <Figure
        label="Time spent"
        value={minutes === 0 ? '–' : rhythm.duration(minutes)}
        about={done === 0 ? 'Nothing is recorded.' : `On ${pluralise(done, 'job')}.`}
      />
      <Figure
        label="Money spent"
        value={
          money.totals.length === 0 ? '–' : money.totals.map((sum) => <div key={sum.currency}>{format.money(sum)}</div>)
        }
        about={money.totals.length === 0 && 'Add costs to entries to see them here.'}
      >
        {money.lines.length > 0 && <MoneyList lines={money.lines} byYear={isAllYears} />}
      </Figure>
    </dl>
  );
}

function OutOf({ part, total }: { part: number; total: number }) {
  return (
    <>
      {part} <small>of {total}</small>
    </>
  );
}

function weeksText({ total, run, away }: Figures['weeks']): string {
  if (total === 0) return 'No planned week is over yet.';
  const row = run > 1 ? `${run} in a row so far. ` : '';
  const free = away > 0 ? `, and ${pluralise(away, 'week')} away ${away === 1 ? 'doesn’t' : 'don’t'} count` : '';
  return `${row}A week counts when at least half of its tasks were done${free}.`;
}
