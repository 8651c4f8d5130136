import type { Answers } from '#core/domain/care/traits.ts';
import type { ImaginedHome } from '#core/domain/plan/simulate-home.ts';
import { UsageError } from '../../usage-error.ts';
import type { HomeOptions } from './home-options.ts';

const mostWeeks = 1040;

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function numberFrom(name: string, text: string, min: number, max: number, whole = true): number {
  const value = Number(text);
  if (text === '' || !(value >= min && value <= max) || (whole && !Number.isInteger(value))) {
    throw new UsageError(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** Finds the name regardless of case. `what` completes the sentence `"Castle" is not …`. */
function among<Name extends string>(what: string, name: string, allowed: readonly Name[]): Name {
  const found = allowed.find((option) => option.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new UsageError(`"${name}" is not ${what}. Choose from: ${allowed.join(', ')}.`);
  return found;
}

async function answersFrom(text: string): Promise<Answers> {
  const { notSure, traitIds, traits } = await import('#core/domain/care/traits.ts');
  const pairs = list(text).map((pair) => {
    const [name = '', value, ...rest] = pair.split('=').map((part) => part.trim());
    if (!value || rest.length > 0) {
      throw new UsageError(`--answers must be pairs such as winter=hard,barbecue=gas, not "${pair}".`);
    }
    const trait = among('a question about the home', name, traitIds);
    const values = [...traits[trait].options, notSure];
    return [trait, among(`an answer to "${trait}"`, value, values)];
  });
  return Object.fromEntries(pairs);
}

/** The town of the name, or of GeoNames' id. Of several, it is the likeliest, as on screen. */
async function townFrom(name: string, country: string | undefined) {
  const { towns } = await import('#apps/composition/towns.ts');
  const id = /^\d+$/.test(name) ? Number(name) : towns.search({ q: name, country, limit: 1 })[0]?.id;
  const town = id === undefined ? undefined : towns.find(id);
  if (!town || (country !== undefined && town.country !== country)) {
    throw new UsageError(`There is no town "${name}"${country ? ` in ${country}` : ''}. Write it as in "Cape Town".`);
  }
  return town;
}

async function datesFrom({ join, from: fromText }: HomeOptions, weeks: number) {
  const { addDays, isIsoDate, weekStartOf } = await import('#core/domain/time/dates.ts');
  if (join !== undefined && !isIsoDate(join)) throw new UsageError(`--join must be YYYY-MM-DD, not "${join}".`);
  const from = fromText ?? weekStartOf(join ?? new Date().toISOString().slice(0, 10));
  if (!isIsoDate(from) || weekStartOf(from) !== from) {
    throw new UsageError(`--from must be a Monday as YYYY-MM-DD, not "${from}".`);
  }
  const joinedOn = join ?? from;
  if (joinedOn >= addDays(from, 7 * weeks)) throw new UsageError('--join must not be after the last week.');
  if (joinedOn < addDays(from, -7 * mostWeeks)) {
    throw new UsageError(`--join must be at most ${mostWeeks} weeks before --from.`);
  }
  return { from, joinedOn };
}

/** Throws a usage error that says how to correct the first wrong option. */
export async function imaginedHome(options: HomeOptions): Promise<ImaginedHome> {
  const [features, { weekdays }, { countryCodes }, { isTimeZone }] = await Promise.all([
    import('#core/domain/care/features.ts'),
    import('#core/domain/time/dates.ts'),
    import('#core/domain/climate/countries.ts'),
    import('#core/domain/time/is-time-zone.ts'),
  ]);
  const known = features.multiChoiceCategories.flatMap(features.optionNames);
  const { timezone } = options;
  if (timezone !== undefined && !isTimeZone(timezone)) {
    throw new UsageError(`"${timezone}" is not a time zone. Write it as in Europe/Paris.`);
  }
  const named = options.country === undefined ? undefined : among('a country code', options.country, countryCodes);
  const town = options.town === undefined ? undefined : await townFrom(options.town, named);
  const zone = timezone ?? town?.timezone;
  const scheduledDays = list(options.days).map((name) => among('a weekday', name, weekdays));
  if (scheduledDays.length === 0) throw new UsageError('--days needs at least one weekday.');
  const weeks = numberFrom('--weeks', options.weeks, 1, mostWeeks);
  return {
    home: {
      country: named ?? town?.country ?? 'FR',
      ...(zone !== undefined && { timezone: zone }),
      ...(town && { town }),
      propertyType: among('a property type', options.property, features.propertyTypes),
      features: new Set(list(options.features).map((name) => among('a feature', name, known))),
      answers: await answersFrom(options.answers),
      tasksPerWeek: numberFrom('--tasks-per-week', options.tasksPerWeek, 1, 20),
      scheduledDays,
    },
    ...(await datesFrom(options, weeks)),
    weeks,
    seed: numberFrom('--seed', options.seed, 0, 2 ** 32 - 1),
    miss: numberFrom('--miss', options.miss, 0, 1, false),
  };
}
