import type { Knex } from 'knex';
import type { Features } from '#core/domain/care/features.ts';
import type { Answers } from '#core/domain/care/traits.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Subscription, SubscriptionStatus } from '#core/domain/selling/subscription.ts';
import type { IsoDate, Weekday } from '#core/domain/time/dates.ts';
import type { Pauses } from '#core/domain/time/pause.ts';
import type { HouseholdStore } from '#core/ports/household-store.ts';
import type { Towns } from '#core/ports/towns.ts';

export type HouseholdRow = {
  id: string;
  name: string;
  country: string | null;
  timezone: string;
  town_id: number | null;
  features: Features;
  tasks_per_week: number;
  scheduled_days: Weekday[];
  excluded_tasks: string[];
  assistant_weeks: boolean;
  take_turns: boolean;
  answers: Answers;
  last_done: Record<string, IsoDate | null>;
  rhythms: Record<string, number>;
  pauses: Pauses;
  onboarded_on: IsoDate | null;
  premium_granted_at: Date | null;
  subscription_id: string | null;
  subscription_customer_id: string;
  subscription_status: SubscriptionStatus;
  subscription_started_at: Date;
  subscription_paid_until: Date;
  subscription_ends_then: boolean;
  leaving_since: Date | null;
  created_at: Date;
};

/** The columns of a household. Named columns stay correct for a prepared statement when a migration adds one. */
export const householdColumns = [
  'id',
  'name',
  'country',
  'timezone',
  'town_id',
  'features',
  'tasks_per_week',
  'scheduled_days',
  'excluded_tasks',
  'assistant_weeks',
  'take_turns',
  'answers',
  'last_done',
  'rhythms',
  'pauses',
  'onboarded_on',
  'premium_granted_at',
  'subscription_id',
  'subscription_customer_id',
  'subscription_status',
  'subscription_started_at',
  'subscription_paid_until',
  'subscription_ends_then',
  'leaving_since',
  'created_at',
] as const satisfies readonly (keyof HouseholdRow)[];

export function householdOf(row: HouseholdRow, towns: Towns): Household {
  const town = row.town_id === null ? undefined : towns.find(row.town_id);
  return {
    id: row.id,
    name: row.name,
    ...(row.country !== null && { country: row.country }),
    timezone: row.timezone,
    ...(town && { town }),
    features: row.features,
    tasksPerWeek: row.tasks_per_week,
    scheduledDays: row.scheduled_days,
    excludedTasks: row.excluded_tasks,
    assistantWeeks: row.assistant_weeks,
    takeTurns: row.take_turns,
    answers: row.answers,
    lastDone: row.last_done,
    rhythms: row.rhythms,
    pauses: row.pauses,
    ...(row.onboarded_on !== null && { onboardedOn: row.onboarded_on }),
    ...(row.premium_granted_at !== null && { premiumGrantedAt: row.premium_granted_at }),
    ...(row.subscription_id !== null && {
      subscription: subscriptionOf({ ...row, subscription_id: row.subscription_id }),
    }),
    ...(row.leaving_since !== null && { deletionRequestedAt: row.leaving_since }),
    createdAt: row.created_at,
  };
}

function subscriptionOf(row: HouseholdRow & { subscription_id: string }): Subscription {
  return {
    id: row.subscription_id,
    customerId: row.subscription_customer_id,
    status: row.subscription_status,
    startedAt: row.subscription_started_at,
    paidUntil: row.subscription_paid_until,
    endsAtPeriodEnd: row.subscription_ends_then,
  };
}

const changingColumnsOf = (household: Household) => ({
  name: household.name,
  country: household.country ?? null,
  timezone: household.timezone,
  town_id: household.town?.id ?? null,
  features: JSON.stringify(household.features),
  tasks_per_week: household.tasksPerWeek,
  scheduled_days: household.scheduledDays,
  excluded_tasks: household.excludedTasks,
  assistant_weeks: household.assistantWeeks,
  take_turns: household.takeTurns,
  answers: JSON.stringify(household.answers),
  last_done: JSON.stringify(household.lastDone),
  rhythms: JSON.stringify(household.rhythms),
  pauses: JSON.stringify(household.pauses),
  onboarded_on: household.onboardedOn ?? null,
  premium_granted_at: household.premiumGrantedAt ?? null,
  leaving_since: household.deletionRequestedAt ?? null,
});

export function makeHouseholdStore(trx: Knex.Transaction, towns: Towns): HouseholdStore {
  const households = () => trx<HouseholdRow>('households');
  const lock = async (id: string) => {
    const row = await households().where({ id }).forNoKeyUpdate().first();
    return row && householdOf(row, towns);
  };
  return {
    find: async (id) => {
      const row = await households().where({ id }).first();
      return row && householdOf(row, towns);
    },

    lock,
    hold: lock,

    add: async (household) => {
      const { id, createdAt } = household;
      await trx('households').insert({ id, created_at: createdAt, ...changingColumnsOf(household) });
    },

    idsAfter: (id, limit) => {
      const ids = trx('households').orderBy('id').limit(limit);
      return (id === undefined ? ids : ids.where('id', '>', id)).pluck('id');
    },
    deletionRequested: () => trx('households').whereNotNull('leaving_since').orderBy('id').pluck('id'),

    update: async (household) => {
      // Its weeks begin at another time in another zone.
      const plan_due_at = trx.raw("case when timezone = ? then plan_due_at else 'epoch' end", [household.timezone]);
      await trx('households')
        .where({ id: household.id })
        .update({ ...changingColumnsOf(household), plan_due_at });
    },

    keepSubscription: async (id, subscription, reading) => {
      await trx('households')
        .where({ id })
        .where('subscription_reading', '<', reading)
        .update({
          subscription_id: subscription?.id ?? null,
          subscription_customer_id: subscription?.customerId ?? null,
          subscription_status: subscription?.status ?? null,
          subscription_started_at: subscription?.startedAt ?? null,
          subscription_paid_until: subscription?.paidUntil ?? null,
          subscription_ends_then: subscription?.endsAtPeriodEnd ?? null,
          subscription_reading: reading,
        });
    },
  };
}
