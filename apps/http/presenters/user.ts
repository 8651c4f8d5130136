import type { z } from 'zod';
import type { user } from '#apps/contract/shapes.ts';
import { type Household, isOnboarded } from '#core/domain/home/household.ts';
import type { OpenedInvitation } from '#core/domain/people/invitation.ts';
import type { Caller, OwnHome } from '#core/domain/people/membership.ts';
import type { Person } from '#core/domain/people/person.ts';
import { givesPremium, isRunning } from '#core/domain/selling/subscription.ts';
import { isPremium } from '#core/domain/selling/tiers.ts';
import { currentPause } from '#core/domain/time/pause.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import { homeNameIn } from '#core/languages/home-name-in.ts';
import type { Advisor } from '#core/ports/advisor.ts';
import type { Clock } from '#core/ports/clock.ts';
import { presentTown } from './town.ts';

type PresentedUser = z.input<ReturnType<typeof user>>;

type Deps = {
  readonly clock: Clock;
  readonly advisor: Pick<Advisor, 'isAvailable'>;
  readonly listHomes: (of: { personId: string }) => Promise<readonly OwnHome[]>;
  readonly listOwnInvitations: (person: Person) => Promise<readonly OpenedInvitation[]>;
};

/** Presents the user in one of their homes, with their other homes, the invitations to others, and whether there is an assistant to ask. */
export const makeUserOf =
  ({ clock, advisor, listHomes, listOwnInvitations }: Deps) =>
  async (caller: Pick<Caller, 'person' | 'household'>): Promise<PresentedUser> => {
    const homes = await listHomes({ personId: caller.person.id });
    const invitations = await listOwnInvitations(caller.person);
    return {
      ...presentUser(caller, homes, clock.now(), advisor),
      invitations: invitations.map(presentInvitation(caller)),
    };
  };

const presentInvitation =
  ({ person: { language } }: Pick<Caller, 'person'>) =>
  ({ invitation, household, inviter }: OpenedInvitation): PresentedUser['invitations'][number] => ({
    id: invitation.id,
    home: homeNameIn(language, household.name),
    inviter: { name: inviter.person.name, email: inviter.person.email },
    role: invitation.role,
    expiresAt: invitation.expiresAt.toISOString(),
  });

function presentUser(
  { person, household }: Pick<Caller, 'person' | 'household'>,
  homes: readonly OwnHome[],
  now: Date,
  advisor: Pick<Advisor, 'isAvailable'>,
): Omit<PresentedUser, 'invitations'> {
  const { id, country, timezone, features, tasksPerWeek, scheduledDays, pauses, town } = household;
  return {
    id,
    personId: person.id,
    name: person.name,
    email: person.email,
    language: person.language,
    homeName: homeNameIn(person.language, household.name),
    role: homes.find(({ householdId }) => householdId === id)?.role ?? 'viewer',
    homes: homes.map(({ householdId, role, household: { name } }) => ({
      id: householdId,
      name: homeNameIn(person.language, name),
      role,
    })),
    country: country ?? null,
    timezone,
    town: town ? presentTown(town) : null,
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
