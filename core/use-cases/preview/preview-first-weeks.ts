import { catalogue } from '../../catalogue/index.ts';
import { sourcesOfTask } from '../../catalogue/sources/sources-of-task.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import { chosenFeatures, type Features, propertyTypeOf } from '../../domain/care/features.ts';
import type { CountryCode } from '../../domain/climate/countries.ts';
import { factsOf, unknownTraits } from '../../domain/home/facts.ts';
import { preferenceDefaults } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import { firstWeekOf } from '../../domain/plan/joining.ts';
import { simulateHome } from '../../domain/plan/simulate-home.ts';
import type { Home, PlannedTask } from '../../domain/plan/types.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import { sayReason } from '../../languages/say-reason.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = {
  readonly country: CountryCode;
  /** IANA name; by default that of new households. */
  readonly timezone?: string | undefined;
  /** The id of the nearest town. */
  readonly town?: number | null | undefined;
  readonly features: Features;
  readonly language?: Language | undefined;
};

const weeks = 4;

function shown({ source, title, category, date, minutes = 0, reason }: PlannedTask, home: Home, language: Language) {
  const { careTaskById, fullTitle, itemName, reasons } = textsIn(language);
  const taskId = careTaskIdOf(source) ?? '';
  const found = careTaskById.get(taskId);
  const task = found?.task;
  const item = itemName(category);
  // A stranger hasn't been asked anything, so a reason that names an open question would puzzle them.
  const isAssumed = task !== undefined && unknownTraits(task, factsOf(home)).length > 0;
  return {
    taskId,
    title: fullTitle(item, task?.title ?? title),
    item,
    itemSlug: found?.item.slug ?? '',
    date,
    minutes,
    reason: sayReason(isAssumed ? { kind: 'why' } : reason, task, reasons),
    sources: task ? sourcesOfTask(task, { countries: [home.country], language }).sources : [],
  };
}

/**
 * The first four weeks of a home that joins today with the usual preferences. Stores nothing and calls no
 * assistant. Throws `town_not_found` or `town_elsewhere` for a town that it can't have.
 */
export const makePreviewFirstWeeks =
  ({ clock, townChange }: Needs<'clock' | 'townChange'>) =>
  async ({ country, timezone: zone, town: townId, features, language = 'en' }: Input) => {
    const { town } = townChange(townId, country);
    const timezone = zone ?? town?.timezone ?? preferenceDefaults.timezone;
    const { tasksPerWeek, scheduledDays } = preferenceDefaults;
    const joinedOn = dateInZone(clock.now(), timezone);
    const home = {
      country,
      timezone,
      ...(town && { town }),
      propertyType: propertyTypeOf(features),
      features: chosenFeatures(features),
      answers: {},
      tasksPerWeek,
      scheduledDays,
    };
    const from = firstWeekOf({ onboardedOn: joinedOn, scheduledDays });
    return simulateHome({ home, joinedOn, from, weeks, miss: 0, seed: 1 }, catalogue).map(
      ({ weekStart, tasks, input }) => {
        const list = tasks.map((task) => shown(task, input.home, language));
        return { weekStart, minutes: list.reduce((sum, { minutes }) => sum + minutes, 0), tasks: list };
      },
    );
  };
