import type { ReactNode } from 'react';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { amounts } from '#words/amounts.ts';
import { history } from '#words/app/history/history.ts';
import { durations } from '#words/durations.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import type { Figures } from '../model/history.ts';
import styles from './year-figures.module.css';

const { figures: words } = history;

/** The year in up to four numbers: those of which there is something. Each can be recomputed by hand from the list. */
export function YearFigures({ figures, isAllYears }: { figures: Figures; isAllYears: boolean }) {
  const { safety, weeks, minutes, done, money } = figures;
  return (
    <dl className={styles.figures}>
      {safety.total > 0 && (
        <Figure
          label={words.safety}
          value={<OutOf part={safety.onTime} total={safety.total} />}
          about={safety.late.length === 0 && words.allSafe}
        >
          {safety.late.length > 0 && <LateList late={safety.late} />}
        </Figure>
      )}
      {weeks.total > 0 && (
        <Figure label={words.weeks} value={<OutOf part={weeks.kept} total={weeks.total} />} about={weeksText(weeks)} />
      )}
      {minutes > 0 && <Figure label={words.time} value={durations.short(minutes)} about={words.jobs(done)} />}
      {money.totals.length > 0 && (
        <Figure
          label={words.money}
          value={money.totals.map((sum) => <div key={sum.currency}>{amounts.exact(sum)}</div>)}
        >
          <MoneyList lines={money.lines} byYear={isAllYears} />
        </Figure>
      )}
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

function weeksText({ run, away }: Figures['weeks']): string {
  return run > 1 ? `${words.run(run)} ${words.rule(away)}` : words.rule(away);
}

type FigureProps = {
  label: string;
  value: ReactNode;
  /** One sentence. */
  about?: ReactNode;
  /** The list that makes up the value. */
  children?: ReactNode;
};

/** One number about the year, with the list behind it. */
function Figure({ label, value, about, children }: FigureProps) {
  return (
    <Card gap={4} className={styles.figure ?? ''}>
      <Muted as="dt" weight={550}>
        {label}
      </Muted>
      <dd className={styles.value}>{value}</dd>
      {about && <Muted as="dd">{about}</Muted>}
      {children && <Muted as="dd">{children}</Muted>}
    </Card>
  );
}

/** So many fit below the number; the rest open with a click. */
const shownAtOnce = 2;

/** The safety checks that waited longer than they should, each with how long. */
function LateList({ late }: { late: Figures['safety']['late'] }) {
  const lines = late.map(({ careTaskId, title, dueOn, doneOn, daysLate }) => (
    <li key={`${careTaskId} ${dueOn}`}>
      <Text weight={550} breaks color="ink">
        {title}
      </Text>{' '}
      <span>
        {doneOn
          ? words.late(daysLate, format.date(doneOn, 'shortDay'))
          : words.stillOpen(format.date(dueOn, 'shortDay'))}
      </span>
    </li>
  ));
  return (
    <>
      <Stack as="ul" gap={6} className={styles.list}>
        {lines.slice(0, shownAtOnce)}
      </Stack>
      {lines.length > shownAtOnce && (
        <Disclosure label={words.more(lines.length - shownAtOnce)}>
          <Stack as="ul" gap={6} className={styles.list}>
            {lines.slice(shownAtOnce)}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

type Line = Figures['money']['lines'][number];

/** What each item cost, in each year if several are shown. */
function MoneyList({ lines, byYear }: { lines: readonly Line[]; byYear: boolean }) {
  return (
    <Disclosure label={byYear ? words.byYear : words.byItem}>
      <Stack as="ul" gap={6} className={styles.list}>
        {lines.map((line) => (
          <Row
            key={`${line.year} ${line.item} ${line.currency}`}
            as="li"
            gap={12}
            align="baseline"
            spread="apart"
            single
          >
            <Text weight={550} breaks color="ink">
              {byYear && `${line.year} `}
              {itemName(line.item)}
            </Text>
            <Text color="ink" numeric>
              {amounts.exact(line)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Disclosure>
  );
}
