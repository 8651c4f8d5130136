import type { IsoDate, Weekday } from './dates.ts';
import type { Features } from './features.ts';
import type { Subscription } from './subscription.ts';

/** One signed-in person's home. */
export type Household = {
  readonly id: string;
  readonly email: string;
  /** Empty until onboarding. */
  readonly name: string;
  /** ISO 3166-1 alpha-2; absent until onboarding. */
  readonly country?: string;
  /** IANA name. */
  readonly timezone: string;
  readonly features: Features;
  readonly tasksPerWeek: number;
  readonly scheduledDays: readonly Weekday[];
  /** The household's own day on which onboarding was completed. */
  readonly onboardedOn?: IsoDate;
  /** Set while support has granted premium. */
  readonly premiumGrantedAt?: Date;
  /** The one that counts, as it was last read from the payment provider. */
  readonly subscription?: Subscription;
  /** Set from the wish to be deleted until everything is. */
  readonly leavingSince?: Date;
  readonly createdAt: Date;
};

export const preferenceDefaults = {
  timezone: 'Europe/Paris',
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'],
} as const satisfies Partial<Household>;

export const tasksPerWeekLimits = { min: 1, max: 20 } as const;

export function isOnboarded(household: Household): household is Household & { onboardedOn: IsoDate; country: string } {
  return household.onboardedOn !== undefined;
}

/** Nothing is known yet but the address. */
export function newHousehold(id: string, email: string, createdAt: Date): Household {
  return { id, email, name: '', features: {}, createdAt, ...preferenceDefaults };
}
