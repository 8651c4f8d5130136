import type { z } from 'zod';
import type { user } from '#apps/contract/shapes.ts';
import { type Household, isOnboarded } from '#core/domain/household.ts';
import type { Caller } from '#core/domain/membership.ts';
import { currentPause } from '#core/domain/pause.ts';
import { givesPremium, isRunning } from '#core/domain/subscription.ts';
import { isPremium } from '#core/domain/tiers.ts';
import { dateInZone } from '#core/domain/zones.ts';
import type { Advisor } from '#core/ports/advisor.ts';

type PresentedUser = z.input<typeof user>;

/** The user in one of their homes, with whether there is an assistant to ask. */
export function presentUser(
  { person, household }: Pick<Caller, 'person' | 'household'>,
  now: Date,
  advisor: Pick<Advisor, 'isAvailable'>,
): PresentedUser {
  const { id, country, timezone, features, tasksPerWeek, scheduledDays, pauses } = household;
  return {
    id,
    personId: person.id,
    name: person.name,
    email: person.email,
    language: person.language,
    country: country ?? null,
    timezone,
    isPremium: isPremium(household, now),
    isOnboarded: isOnboarded(household),
    features: Object.fromEntries(Object.entries(features).map(([category, names]) => [category, [...names]])),
    tasks_per_week: tasksPerWeek,
    scheduled_days: [...scheduledDays],
    pause: currentPause(pauses, dateInZone(now, timezone)) ?? null,
    plan: presentPlan(household, now),
    assistant: advisor.isAvailable,
    assistant_weeks: household.assistantWeeks,
  };
}

/** Premium that support granted has no end, so a subscription counts beside it only if it will be renewed. */
function presentPlan({ premiumGrantedAt, subscription }: Household, now: Date): PresentedUser['plan'] {
  const granted = premiumGrantedAt ? 'support' : 'free';
  if (!subscription) return { source: granted, status: null, renewsAt: null, endsAt: null };
  const { status, paidUntil, endsAtPeriodEnd } = subscription;
  const renews = isRunning(subscription) && !endsAtPeriodEnd;
  return {
    source: renews || (!premiumGrantedAt && givesPremium(subscription, now)) ? 'subscription' : granted,
    status,
    renewsAt: renews ? paidUntil.toISOString() : null,
    endsAt: renews ? null : paidUntil.toISOString(),
  };
}
