import type { Knex } from 'knex';
import type { PushSubscription } from '#core/domain/push/subscription.ts';
import type { PushStore, StoredPushKeys } from '#core/ports/push-store.ts';

type Row = {
  person_id: string;
  session_id: string;
  home_id: string;
  target: string;
  hour: number;
  created_at: Date;
  next_at: Date;
  failures: number;
  leased_until: Date | null;
  is_postponed: boolean;
};
type KeyRow = { is_only_row: true; public_key: string; sealed_private_key: string };

const subscriptionOf = (row: Row): PushSubscription => ({
  personId: row.person_id,
  sessionId: row.session_id,
  householdId: row.home_id,
  target: row.target,
  hour: row.hour,
  createdAt: row.created_at,
  nextAt: row.next_at,
  failures: row.failures,
  ...(row.is_postponed && { isPostponed: true as const }),
});

const keysOf = ({ public_key, sealed_private_key }: KeyRow): StoredPushKeys => ({
  publicKey: public_key,
  sealedPrivateKey: sealed_private_key,
});

type Whose = Pick<PushSubscription, 'personId' | 'sessionId'>;
const key = ({ personId, sessionId }: Whose) => ({ person_id: personId, session_id: sessionId });

export function makePushStore(trx: Knex.Transaction): PushStore {
  const subscriptions = () => trx<Row>('push_subscriptions');
  const keys = () => trx<KeyRow>('push_keys');
  const findKeys = async () => {
    const row = await keys().where({ is_only_row: true }).first();
    return row && keysOf(row);
  };

  return {
    find: async (whose) => {
      const row = await subscriptions().where(key(whose)).first();
      return row && subscriptionOf(row);
    },
    save: async (subscription) => {
      const { householdId, target, hour, createdAt, nextAt, failures } = subscription;
      const columns = {
        home_id: householdId,
        target,
        hour,
        next_at: nextAt,
        failures,
        leased_until: null,
        is_postponed: subscription.isPostponed ?? false,
      };
      await subscriptions()
        .insert({ ...key(subscription), ...columns, created_at: createdAt })
        .onConflict(['person_id', 'session_id'])
        .merge({ ...columns, created_at: createdAt });
    },
    delete: async (whose) => {
      await subscriptions().where(key(whose)).delete();
    },
    due: async (at, limit) => {
      const isFree = (query: Knex.QueryBuilder) => query.whereNull('leased_until').orWhere('leased_until', '<=', at);
      const rows = await subscriptions().where('next_at', '<=', at).andWhere(isFree).orderBy('next_at').limit(limit);
      return rows.map(subscriptionOf);
    },
    lease: async (whose, at, until) => {
      const isFree = (query: Knex.QueryBuilder) => query.whereNull('leased_until').orWhere('leased_until', '<=', at);
      const due = subscriptions().where(key(whose)).andWhere('next_at', '<=', at).andWhere(isFree);
      return (await due.update({ leased_until: until })) > 0;
    },
    saveOutcome: async (subscription) => {
      const { target, nextAt, failures, isPostponed = false } = subscription;
      const progress = { next_at: nextAt, failures, leased_until: null, is_postponed: isPostponed };
      await subscriptions()
        .where({ ...key(subscription), target })
        .update(progress);
    },
    after: async (after, limit) => {
      const query = subscriptions().orderBy(['person_id', 'session_id']).limit(limit);
      const page = after
        ? query.whereRaw('(person_id, session_id) > (?, ?)', [after.personId, after.sessionId])
        : query;
      return (await page).map(subscriptionOf);
    },

    findKeys,
    saveKeys: async ({ publicKey, sealedPrivateKey }, known) => {
      const columns = { public_key: publicKey, sealed_private_key: sealedPrivateKey };
      if (known) await keys().where({ sealed_private_key: known.sealedPrivateKey }).update(columns);
      else
        await keys()
          .insert({ is_only_row: true, ...columns })
          .onConflict('is_only_row')
          .ignore();
      return (await findKeys()) ?? { publicKey, sealedPrivateKey };
    },
  };
}
