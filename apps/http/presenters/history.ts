import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { getHistory, getVisits, listCareTasks, previewImport } from '#apps/contract/history.ts';
import type { entry as entryShape, work as workShape } from '#apps/contract/history-shapes.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import type { HistoryEntry, Work } from '#core/domain/history/entry.ts';
import type { HistoryFigures } from '#core/domain/history/figures/figures-of.ts';
import type { JudgedRow } from '#core/domain/history/table/judge-rows.ts';
import type { FileLinks } from '#core/ports/file-links.ts';
import type { Turns } from '#core/ports/turns.ts';
import { fullTitle } from '#words/full-title.ts';
import { presentActor } from './actor.ts';
import { presentFile } from './file.ts';

type PresentableWork = Work & Pick<HistoryEntry, 'isRequest'>;
type PresentedEntry = z.input<typeof entryShape>;

/** The work in a request. Absent values are null there. */
export function workFrom({ careTaskId, minutes, by, cost, files: _, ...work }: z.output<typeof workShape>): Work {
  return {
    ...work,
    ...(careTaskId !== null && { careTaskId }),
    ...(minutes !== null && { minutes }),
    ...(by && { by }),
    ...(cost && { cost }),
  };
}

function presentWork({ date, title, item, careTaskId, minutes, by, note, cost, isRequest }: PresentableWork) {
  const task = careTaskId === undefined ? undefined : careTaskById.get(careTaskId)?.task;
  return {
    date,
    title,
    fullTitle: careTaskId === undefined ? title : fullTitle(item, title),
    item,
    careTaskId: careTaskId ?? null,
    safety: task?.stake === 'danger',
    professional: task?.professional === true && isRequest !== true,
    minutes: minutes ?? null,
    by: by ?? null,
    note,
    cost: cost ?? null,
  };
}

export function presentEntry(entry: HistoryEntry, links: FileLinks): PresentedEntry {
  const { id, kind, origin, plannedFor, actor, files = [] } = entry;
  const shown = files.map((file) => presentFile(file, links));
  return {
    id,
    kind,
    origin,
    plannedFor: plannedFor ?? null,
    ...presentWork(entry),
    actor: actor ? presentActor(actor) : null,
    files: shown,
  };
}

function presentFigures(figures: HistoryFigures): z.input<typeof getHistory.response>['figures'] {
  const { months, safety, money } = figures;
  return {
    ...figures,
    months: [...months],
    safety: {
      ...safety,
      late: safety.late.map(({ job: { task, item }, dueOn, doneOn, daysLate }) => ({
        careTaskId: task.id,
        title: task.title,
        item: item.name,
        dueOn,
        doneOn: doneOn ?? null,
        daysLate,
      })),
    },
    money: { totals: [...money.totals], lines: [...money.lines] },
  };
}

export function presentHistory(
  history: Awaited<ReturnType<App['getHistory']>>,
  links: FileLinks,
): z.input<typeof getHistory.response> {
  const { today, years, items, currency, imports, people, entries, figures } = history;
  return {
    today,
    years: [...years],
    items: [...items],
    currency,
    imports: imports.map(({ id, at, entries: count }) => ({ id, importedAt: at.toISOString(), entries: count })),
    people,
    entries: entries.map((entry) => presentEntry(entry, links)),
    figures: presentFigures(figures),
  };
}

export function presentVisits({
  visits,
  totals,
  unknown,
}: Awaited<ReturnType<App['getVisits']>>): z.input<typeof getVisits.response> {
  return {
    visits: visits.map(({ usualCost, ...visit }) => ({ ...visit, usualCost: usualCost ?? null })),
    totals: [...totals],
    unknown,
  };
}

export function presentCareTasks(
  jobs: Awaited<ReturnType<App['listCareTasks']>>,
): z.input<typeof listCareTasks.response> {
  return {
    careTasks: jobs.map(({ item, task: { id, title, minutes, professional = false } }) => ({
      id,
      title,
      item: item.name,
      minutes,
      professional,
    })),
  };
}

const mostRowsShown = 500;

function presentRow(row: JudgedRow): z.input<typeof previewImport.response>['rows'][number] {
  const { line, outcome } = row;
  if (row.outcome === 'error') return { line, outcome, message: row.problem, entry: null };
  const entry = { kind: 'done', origin: 'imported', plannedFor: null, ...presentWork(row.work) } as const;
  return { line, outcome, message: null, entry };
}

export function presentPreview({
  rows,
  unaltered,
}: Awaited<ReturnType<App['previewImport']>>): z.input<typeof previewImport.response> {
  const ofOutcome = (wanted: JudgedRow['outcome']) => rows.filter(({ outcome }) => outcome === wanted);
  const errors = ofOutcome('error');
  const others = rows.filter(({ outcome }) => outcome !== 'error');
  return {
    counts: { new: ofOutcome('new').length, duplicate: ofOutcome('duplicate').length, error: errors.length },
    unaltered: unaltered ?? null,
    rows: [...errors, ...others].slice(0, mostRowsShown).map(presentRow),
  };
}

const rowsAtOnce = 50;

/** Writes a table as CSV, in turns with other requests. */
export async function csvOf(table: readonly (readonly string[])[], turns: Turns): Promise<string> {
  // Loaded with the first export, because few users export.
  const { stringify } = await import('csv-stringify/sync');
  const starts = Array.from({ length: Math.ceil(table.length / rowsAtOnce) }, (_, index) => index * rowsAtOnce);
  const pieces = await turns.map(starts, (start) =>
    stringify(table.slice(start, start + rowsAtOnce), { record_delimiter: 'windows' }),
  );
  return pieces.join('');
}
