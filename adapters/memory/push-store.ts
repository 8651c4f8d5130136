import type { PushSubscription } from '#core/domain/push/subscription.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { PushStore } from '#core/ports/push-store.ts';
import { keyOf, type StoredSubscription, type Tables } from './database.ts';

const withoutLease = ({ leasedUntil: _, ...subscription }: StoredSubscription): PushSubscription => subscription;
const withoutPostponement = ({ isPostponed: _, ...subscription }: PushSubscription): PushSubscription => subscription;
const isFree = ({ leasedUntil }: StoredSubscription, at: Date): boolean =>
  leasedUntil === undefined || leasedUntil <= at;

export function makePushStore({ pushSubscriptions, pushKeys, sessions }: Tables): PushStore {
  const at = ({ personId, sessionId }: Pick<PushSubscription, 'personId' | 'sessionId'>) => keyOf(personId, sessionId);
  const all = () => [...pushSubscriptions.values()];
  return {
    find: async (whose) => {
      const found = pushSubscriptions.get(at(whose));
      return found && withoutLease(found);
    },
    save: async (subscription) => {
      if (!sessions.has(at(subscription))) throw new Error('a subscription needs a session');
      pushSubscriptions.set(at(subscription), subscription);
    },
    delete: async (whose) => {
      pushSubscriptions.delete(at(whose));
    },
    due: async (now, limit) =>
      all()
        .filter((each) => each.nextAt <= now && isFree(each, now))
        .sort((one, other) => one.nextAt.getTime() - other.nextAt.getTime())
        .slice(0, limit)
        .map(withoutLease),
    lease: async (whose, now, until) => {
      const found = pushSubscriptions.get(at(whose));
      if (!found || found.nextAt > now || !isFree(found, now)) return false;
      pushSubscriptions.set(at(whose), { ...found, leasedUntil: until });
      return true;
    },
    saveOutcome: async ({ nextAt, failures, isPostponed, ...subscription }) => {
      const found = pushSubscriptions.get(at(subscription));
      if (found?.target !== subscription.target) return;
      pushSubscriptions.set(at(subscription), {
        ...withoutPostponement(withoutLease(found)),
        nextAt,
        failures,
        ...(isPostponed && { isPostponed }),
      });
    },
    after: async (after, limit) =>
      all()
        .sort((one, other) => compareText(at(one), at(other)))
        .filter((each) => after === undefined || at(each) > at(after))
        .slice(0, limit)
        .map(withoutLease),

    findKeys: async () => pushKeys.get('keys'),
    saveKeys: async (keys, known) => {
      const stored = pushKeys.get('keys');
      if (stored?.sealedPrivateKey === known?.sealedPrivateKey) pushKeys.set('keys', keys);
      return pushKeys.get('keys') ?? keys;
    },
  };
}
