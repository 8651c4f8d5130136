import { essentialItems } from '../../care/care-task.ts';
import { featureOptions, multiChoiceCategories, propertyTypeOf } from '../../care/features.ts';
import { notSure, type TraitId, traitIds } from '../../care/traits.ts';
import { isPhoto } from '../../files/stored-file.ts';
import { type Household, isOnboarded } from '../../home/household.ts';
import type { Job } from '../../plan/types.ts';
import { compareText } from '../../text/compare-text.ts';
import type { IsoDate } from '../../time/dates.ts';
import type { HistoryEntry } from '../entry.ts';
import { moneySpent } from '../figures/money.ts';
import { type FindJob, safetyFigure, safetyTurns } from '../figures/safety.ts';
import { isBooking } from '../is-booking.ts';
import type { PassportScope } from './link.ts';
import type { PassportContents, PassportEntry, PassportItem } from './passport.ts';

type Context = {
  readonly household: Household;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The care tasks that fit the home, in the catalogue's order; none before onboarding. */
  readonly jobs: readonly Job[];
  readonly find: FindJob;
  readonly today: IsoDate;
  readonly scope: PassportScope;
  /** The words of an answer about the home; undefined for one that its trait doesn't have. */
  readonly answerOf: (trait: TraitId, value: string) => PassportAnswer | undefined;
};

type PassportAnswer = PassportContents['home']['answers'][number];

const vehicles: readonly string[] = featureOptions.vehicles.map(({ name }) => name);

/** Vehicles leave with the household, so a passport doesn't mention them. */
const staysWithHome = (item: string): boolean => !vehicles.includes(item);

/** Say something about the household, or about its vehicles, rather than about its home. */
const privateTraits: readonly TraitId[] = ['tenure', 'car', 'scooter', 'boat-winter', 'motorcycle-winter'];

const isVisit = (task: Job['task'] | undefined): boolean => task?.professional ?? false;

function categoryOf(item: string): string {
  if ((essentialItems as readonly string[]).includes(item)) return 'essential';
  const category = multiChoiceCategories.find((each) => featureOptions[each].some(({ name }) => name === item));
  return category ?? 'other';
}

function passportEntry(
  { date, title, careTaskId, minutes, by, note, cost, files = [] }: HistoryEntry,
  { find, scope }: Pick<Context, 'find' | 'scope'>,
): PassportEntry {
  const task = careTaskId === undefined ? undefined : find(careTaskId)?.task;
  const photos = scope.photos ? files.filter(isPhoto).map(({ hash }) => hash) : [];
  return {
    date,
    title,
    careTaskId: careTaskId ?? null,
    safety: task?.stake === 'danger',
    professional: isVisit(task),
    minutes: minutes ?? null,
    by: by ? (scope.names ? by : { kind: by.kind, name: '', phone: '' }) : null,
    note: scope.notes ? note : '',
    cost: scope.costs && cost ? cost : null,
    ...(photos.length > 0 && { photos }),
  };
}

/** The items of the home in the catalogue's order, then the others by name. */
function equipmentOf(done: readonly HistoryEntry[], context: Context): readonly PassportItem[] {
  const ofHome = [...new Set<string>(context.jobs.map(({ item }) => item.name))].filter(staysWithHome);
  const byItem = Map.groupBy(done, ({ item }) => item);
  const others = [...byItem.keys()].filter((item) => !ofHome.includes(item)).sort(compareText);
  return [...ofHome, ...others].map((item) => {
    const entries = byItem.get(item) ?? [];
    return {
      item,
      category: categoryOf(item),
      lastDone: entries[0]?.date ?? null,
      entries: entries.map((entry) => passportEntry(entry, context)),
    };
  });
}

function homeIn(
  household: Household,
  done: readonly HistoryEntry[],
  answerOf: Context['answerOf'],
): PassportContents['home'] {
  const { features, answers, onboardedOn } = household;
  const days = [onboardedOn, ...done.map(({ date }) => date)].filter((day) => day !== undefined);
  return {
    since: days.sort()[0] ?? null,
    propertyType: isOnboarded(household) ? propertyTypeOf(features) : null,
    features: multiChoiceCategories
      .filter((category) => category !== 'vehicles' && (features[category] ?? []).length > 0)
      .map((category) => ({ category, names: [...(features[category] ?? [])] })),
    answers: traitIds.flatMap((id) => {
      const value = answers[id];
      if (value === undefined || value === notSure || privateTraits.includes(id)) return [];
      return answerOf(id, value) ?? [];
    }),
  };
}

/** The passport of a home, in the scope that its household chose. Skipped and missed tasks aren't part of it. */
export function passportOf(context: Context): PassportContents {
  const { household, entries, jobs, find, today, scope } = context;
  const { photos, ...shown } = scope;
  const ofHome = entries.filter(({ item }) => staysWithHome(item));
  const done = ofHome.filter(({ kind }) => kind === 'done');
  const current = new Set(jobs.map(({ task }) => task.id));
  const turns = safetyTurns(ofHome, { find, isCurrent: ({ task }) => current.has(task.id), today });
  const { onTime, total, late } = safetyFigure(turns, today);
  return {
    version: 1,
    generatedOn: today,
    country: household.country ?? null,
    includes: { ...shown, ...(photos && { photos }) },
    home: homeIn(household, done, context.answerOf),
    equipment: equipmentOf(done, context),
    figures: {
      done: done.filter(({ careTaskId = '', by }) => !isBooking({ professional: isVisit(find(careTaskId)?.task), by }))
        .length,
      safety: {
        onTime,
        total,
        late: late.map(({ job: { task, item }, dueOn, doneOn, daysLate }) => ({
          careTaskId: task.id,
          title: task.title,
          item: item.name,
          dueOn,
          doneOn: doneOn ?? null,
          daysLate,
        })),
      },
      money: scope.costs ? moneySpent(done) : null,
    },
  };
}
