import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { rhythm } from '#words/rhythm.ts';
import type { Figures } from '../model/history.ts';
import { Figure } from './figure.tsx';
import { LateList } from './late-list.tsx';
import { MoneyList } from './money-list.tsx';
import styles from './year-figures.module.css';

const { figures: words } = history;

/** The year in four numbers. Each can be recomputed by hand from the list. */
export function YearFigures({ figures, isAllYears }: { figures: Figures; isAllYears: boolean }) {
  const { safety, weeks, minutes, done, money } = figures;
  return (
    <dl className={styles.figures}>
      <Figure
        label={words.safety}
        value={safety.total === 0 ? '–' : <OutOf part={safety.onTime} total={safety.total} />}
        about={safety.total === 0 ? words.noSafety : safety.late.length === 0 && words.allSafe}
      >
        {safety.late.length > 0 && <LateList late={safety.late} />}
      </Figure>
      <Figure
        label={words.weeks}
        value={weeks.total === 0 ? '–' : <OutOf part={weeks.kept} total={weeks.total} />}
        about={weeksText(weeks)}
      />
      <Figure
        label={words.time}
        value={minutes === 0 ? '–' : rhythm.duration(minutes)}
        about={done === 0 ? words.nothing : words.jobs(done)}
      />
      <Figure
        label={words.money}
        value={
          money.totals.length === 0 ? '–' : money.totals.map((sum) => <div key={sum.currency}>{format.money(sum)}</div>)
        }
        about={money.totals.length === 0 && words.noMoney}
      >
        {money.lines.length > 0 && <MoneyList lines={money.lines} byYear={isAllYears} />}
      </Figure>
    </dl>
  );
}

function OutOf({ part, total }: { part: number; total: number }) {
  return (
    <>
      {part} <small>{words.of(total)}</small>
    </>
  );
}

function weeksText({ total, run, away }: Figures['weeks']): string {
  if (total === 0) return words.noWeeks;
  return (run > 1 ? words.run(run) : '') + words.rule(away);
}
