import type { Features } from '../care/features.ts';
import type { Answers } from '../care/traits.ts';
import type { Town } from '../climate/town.ts';
import type { Subscription } from '../selling/subscription.ts';
import type { IsoDate, Weekday } from '../time/dates.ts';
import type { Pauses } from '../time/pause.ts';

/** A home, its tier and its preferences. */
export type Household = {
  readonly id: string;
  /** What the people in it call it. */
  readonly name: string;
  /** ISO 3166-1 alpha-2; absent until onboarding. */
  readonly country?: string;
  /** IANA name. */
  readonly timezone: string;
  /** The nearest one; absent until someone says it. It is in the country. */
  readonly town?: Town;
  readonly features: Features;
  readonly tasksPerWeek: number;
  readonly scheduledDays: readonly Weekday[];
  /** Ids of the care tasks that the user said don't apply to their home, in the order in which they said so. */
  readonly excludedTasks: readonly string[];
  /** Whether the assistant may choose among the tasks of the weeks, and write notes on them. */
  readonly assistantWeeks: boolean;
  /** Whether its people take turns, so that each planned task is for one of them. */
  readonly takeTurns: boolean;
  /** What the user answered about the home. */
  readonly answers: Answers;
  /** When tasks were last done before Upkept planned them, by id; null if that is unknown or long ago. */
  readonly lastDone: Readonly<Record<string, IsoDate | null>>;
  /** The days between two turns of a task that the household chose instead of the catalogue's, by id. */
  readonly rhythms: Readonly<Record<string, number>>;
  readonly pauses: Pauses;
  /** The household's own day on which onboarding was completed. */
  readonly onboardedOn?: IsoDate;
  /** Set while support has granted premium. */
  readonly premiumGrantedAt?: Date;
  /** The current subscription, as last read from the payment provider. */
  readonly subscription?: Subscription;
  /** Set while the account is being deleted. */
  readonly deletionRequestedAt?: Date;
  readonly createdAt: Date;
};

export const preferenceDefaults = {
  timezone: 'Europe/Paris',
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'],
  assistantWeeks: true,
  takeTurns: false,
} as const satisfies Partial<Household>;

export const tasksPerWeekLimits = { min: 1, max: 20 } as const;

export function isOnboarded(household: Household): household is Household & { onboardedOn: IsoDate; country: string } {
  return household.onboardedOn !== undefined;
}

/** What a home is called until its people name it. */
export const unnamedHome = 'Home';

/** Returns a new household, of which nothing is known. */
export function newHousehold(id: string, createdAt: Date): Household {
  return {
    id,
    name: unnamedHome,
    features: {},
    excludedTasks: [],
    answers: {},
    lastDone: {},
    rhythms: {},
    pauses: [],
    createdAt,
    ...preferenceDefaults,
  };
}
