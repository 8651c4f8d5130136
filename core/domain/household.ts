import type { IsoDate, Weekday } from './dates.ts';
import type { Features } from './features.ts';

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

export function isPremium(household: Household): boolean {
  return household.premiumGrantedAt !== undefined;
}
