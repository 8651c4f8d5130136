import type { ReactNode } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { isBooking } from '#core/domain/history/is-booking.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { amounts } from '#words/amounts.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { Text } from '../layout/text.tsx';
import styles from './entry-table.module.css';
import type { Highlight, OtherJobs } from './highlights.ts';
import type { Line, Passport, PassportEntry } from './passport.ts';
import { datesByYear, type Repeated, rowsOf } from './rows.ts';

export type ShownColumns = Pick<Passport['includes'], 'costs' | 'names'>;

type TableProps = {
  /** For screen readers. */
  label: string;
  costs: boolean;
  /** The rows. */
  children: ReactNode;
};
type EntryTableProps = Pick<TableProps, 'label'> & {
  /** Those with an item name it. */
  lines: readonly (PassportEntry | Line)[];
  includes: ShownColumns;
};

const dayOf = (date: string) => format.date(date, 'column');
/** `Nov 2024`. */
const monthOf = (date: string) => format.date(date, 'shortMonthAndYear');

/** A table of work whose headings are repeated on each printed page. No row is split between pages. */
export function WorkTable({ label, costs, children }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.date}>
            {words.date}
          </th>
          <th scope="col">{words.work}</th>
          <th scope="col" className={styles.by}>
            {words.doneBy}
          </th>
          {costs && (
            <th scope="col" className={styles.cost}>
              {words.cost}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** All entries of an item, or all other work. */
export function EntryTable({ label, lines, includes }: EntryTableProps) {
  return (
    <WorkTable label={label} costs={includes.costs}>
      {rowsOf(lines).map((row, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the same work may be listed twice, and rows never move
        if (row.kind === 'repeated') return <RepeatedRow key={index} row={row} costs={includes.costs} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <SingleRow key={index} line={row.line} includes={includes} />;
      })}
    </WorkTable>
  );
}

/** Work of the short form, with the newest of the times that it was done. */
export function HighlightRow({ highlight, includes }: { highlight: Highlight; includes: ShownColumns }) {
  const { item, last, times, since } = highlight;
  return (
    <tr>
      <td className={styles.date}>{dayOf(last.date)}</td>
      <td>
        <Text weight={600}>{words.item(isolated(itemName(item)))}</Text> <Words>{last.title}</Words>{' '}
        {last.safety && (
          <Text color="evergreen" weight={600}>
            {words.safety}
          </Text>
        )}
        {times > 1 && <Text color="soft"> · {words.timesSince(times, monthOf(since))}</Text>}
        {last.note && (
          <Text as="p" color="soft" lines>
            <Words>{last.note}</Words>
          </Text>
        )}
      </td>
      <DoerCell entry={last} hasNames={includes.names} />
      {includes.costs && <td className={styles.cost}>{last.cost && amounts.exact(last.cost)}</td>}
    </tr>
  );
}

/** `Fridge: 34 other jobs by the household, last on 3 Nov 2026`. */
export function OtherJobsRow({ others, costs }: { others: OtherJobs; costs: boolean }) {
  const { item, jobs, last, isRest } = others;
  return (
    <tr>
      <td className={styles.date} />
      <td colSpan={costs ? 3 : 2}>
        <Text weight={600}>{words.item(isolated(itemName(item)))}</Text>{' '}
        <Text color="soft">{words.others(jobs, isRest, dayOf(last))}</Text>
      </td>
    </tr>
  );
}

function SingleRow({ line, includes: { costs, names } }: { line: PassportEntry | Line; includes: ShownColumns }) {
  return (
    <tr>
      <td className={styles.date}>{dayOf(line.date)}</td>
      <td>
        {'item' in line && <Text weight={600}>{words.item(isolated(itemName(line.item)))}</Text>}{' '}
        <Words>{line.title}</Words>{' '}
        {line.safety && (
          <Text color="evergreen" weight={600}>
            {words.safety}
          </Text>
        )}
        {line.minutes !== null && line.minutes > 0 && <Text color="soft"> · {words.takes(line.minutes)}</Text>}
        {line.note && (
          <Text as="p" color="soft" lines>
            <Words>{line.note}</Words>
          </Text>
        )}
      </td>
      <DoerCell entry={line} hasNames={names} />
      {costs && <td className={styles.cost}>{line.cost && amounts.exact(line.cost)}</td>}
    </tr>
  );
}

function RepeatedRow({ row: { title, safety, dates }, costs }: { row: Repeated; costs: boolean }) {
  return (
    <tr>
      <td className={styles.date}>{dayOf(dates[0] ?? '')}</td>
      <td>
        <Words>{title}</Words>{' '}
        {safety && (
          <Text color="evergreen" weight={600}>
            {words.safety}
          </Text>
        )}
        <Text color="soft"> · {words.times(dates.length)}</Text>
        {datesByYear(dates).map((text) => (
          <Text key={text} as="p" color="soft" lines>
            {text}
          </Text>
        ))}
      </td>
      <td className={styles.by} data-label={words.item(words.doneBy)}>
        {words.household}
      </td>
      {costs && <td className={styles.cost} />}
    </tr>
  );
}

/** Where the table has no columns, its label precedes the doer. */
function DoerCell({ entry, hasNames }: { entry: PassportEntry; hasNames: boolean }) {
  return (
    <td className={styles.by} data-label={isBooking(entry) ? undefined : words.item(words.doneBy)}>
      {doerText(entry, hasNames)}
    </td>
  );
}

/** That the visit was only booked, or who did the work: the name and phone number if the passport shows names, otherwise only what kind of person it was. */
function doerText(entry: PassportEntry, hasNames: boolean): string {
  const { by } = entry;
  if (isBooking(entry)) return words.booked;
  if (!by || by.kind === 'me') return words.household;
  const name = hasNames ? [isolated(by.name), by.phone.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ') : '';
  return name || (by.kind === 'company' ? words.company : words.person);
}
