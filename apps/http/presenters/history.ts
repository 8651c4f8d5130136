import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { getHistory, getVisits, listCareTasks } from '#apps/contract/history.ts';
import type { entry as entryShape, work as workShape } from '#apps/contract/history-shapes.ts';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { textsIn, titleToStore } from '#core/catalogue/texts-in.ts';
import type { HistoryEntry, Work } from '#core/domain/history/entry.ts';
import type { HistoryFigures } from '#core/domain/history/figures/figures-of.ts';
import type { Language } from '#core/domain/languages.ts';
import type { EventLoop } from '#core/ports/event-loop.ts';
import { presentActor } from './actor.ts';
import { type Links, presentFile } from './file.ts';

/** Work, and whether the landlord was only asked for it. */
type PresentableWork = Work & Pick<HistoryEntry, 'isRequest'>;
type PresentedEntry = z.input<ReturnType<typeof entryShape>>;

/** The work in a request. Absent values are null there. A title of the catalogue is stored in English. */
export function workFrom(body: z.output<ReturnType<typeof workShape>>): Work {
  const { careTaskId, title, minutes, by, cost, files: _, ...work } = body;
  return {
    ...work,
    title: titleToStore(careTaskId ?? '', title),
    ...(careTaskId !== null && { careTaskId }),
    ...(minutes !== null && { minutes }),
    ...(by && { by }),
    ...(cost && { cost }),
  };
}

/** Work as the API shows it, with the titles of a language. */
export function presentWork(work: PresentableWork, language: Language) {
  const { date, title, item, careTaskId, minutes, by, note, cost, isRequest } = work;
  const task = careTaskId === undefined ? undefined : careTaskById.get(careTaskId)?.task;
  return {
    date,
    ...textsIn(language).titlesOf(careTaskId, { title, category: item }),
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

/** Who reads, and how links to files are made. */
export type Showing = { readonly language: Language; readonly links: Links };

export function presentEntry(entry: HistoryEntry, { language, links }: Showing): PresentedEntry {
  const { id, kind, origin, plannedFor, actor, files = [] } = entry;
  const shown = files.map((file) => presentFile(file, links));
  return {
    id,
    kind,
    origin,
    plannedFor: plannedFor ?? null,
    ...presentWork(entry, language),
    actor: actor ? presentActor(actor) : null,
    files: shown,
  };
}

function presentFigures(figures: HistoryFigures, language: Language): z.input<typeof getHistory.response>['figures'] {
  const { months, weekly, safety, money } = figures;
  const { titlesOf } = textsIn(language);
  return {
    ...figures,
    months: [...months],
    weekly: [...weekly],
    safety: {
      ...safety,
      late: safety.late.map(({ job: { task, item }, dueOn, doneOn, daysLate }) => ({
        careTaskId: task.id,
        title: titlesOf(task.id, { title: task.title, category: item.name }).title,
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
  showing: Showing,
): z.input<typeof getHistory.response> {
  const { today, years, items, currency, imports, people, entries, earlier, figures } = history;
  return {
    today,
    years: [...years],
    items: [...items],
    currency,
    imports: imports.map(({ id, at, entries: count }) => ({ id, importedAt: at.toISOString(), entries: count })),
    people,
    entries: entries.map((entry) => presentEntry(entry, showing)),
    earlier,
    figures: presentFigures(figures, showing.language),
  };
}

export function presentVisits(
  { visits, totals, unknown }: Awaited<ReturnType<App['getVisits']>>,
  language: Language,
): z.input<typeof getVisits.response> {
  const { titlesOf } = textsIn(language);
  return {
    visits: visits.map(({ usualCost, ...visit }) => ({
      ...visit,
      title: titlesOf(visit.careTaskId, { title: visit.title, category: visit.item }).title,
      usualCost: usualCost ?? null,
    })),
    totals: [...totals],
    unknown,
  };
}

export function presentCareTasks(
  jobs: Awaited<ReturnType<App['listCareTasks']>>,
  language: Language,
): z.input<typeof listCareTasks.response> {
  const { titlesOf } = textsIn(language);
  return {
    careTasks: jobs.map(({ item, task: { id, title, minutes, professional = false } }) => ({
      id,
      title: titlesOf(id, { title, category: item.name }).title,
      item: item.name,
      minutes,
      professional,
    })),
  };
}

const rowsAtOnce = 50;

/** Writes a table as CSV, in slices, between other requests. */
export async function csvOf(
  table: readonly (readonly string[])[],
  { language, eventLoop }: { readonly language: Language; readonly eventLoop: EventLoop },
): Promise<string> {
  const { separator: delimiter } = historyTableIn(language);
  // Loaded with the first export, because few users export.
  const { stringify } = await import('csv-stringify/sync');
  const starts = Array.from({ length: Math.ceil(table.length / rowsAtOnce) }, (_, index) => index * rowsAtOnce);
  const pieces = await eventLoop.map(starts, (start) =>
    stringify(table.slice(start, start + rowsAtOnce), { delimiter, record_delimiter: 'windows' }),
  );
  return pieces.join('');
}
