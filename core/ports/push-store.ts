import type { PushSubscription } from '../domain/push/subscription.ts';

type Whose = Pick<PushSubscription, 'personId' | 'sessionId'>;

/** The public key in base64url, and the private one, sealed. */
export type StoredPushKeys = { readonly publicKey: string; readonly sealedPrivateKey: string };

/** Subscriptions of sessions, at most one each. A subscription goes with its session. */
export type PushStore = {
  find(whose: Whose): Promise<PushSubscription | undefined>;
  /** Adds the subscription, or replaces that of the same session. Ends its lease. */
  save(subscription: PushSubscription): Promise<void>;
  /** Deleting it again has no further effect. */
  delete(whose: Whose): Promise<void>;
  /** Subscriptions that are due at the instant and not leased, the earliest first, at most `limit`. */
  due(at: Date, limit: number): Promise<readonly PushSubscription[]>;
  /** Keeps other callers from it until then. False if it is leased at the instant, or not due then any more. */
  lease(whose: Whose, at: Date, until: Date): Promise<boolean>;
  /** Saves when it is due next and its failures, and ends its lease. Has no effect if it is gone or has another target. */
  saveOutcome(subscription: PushSubscription): Promise<void>;
  /** All of them, by person and session and after one of these, at most `limit`. */
  after(after: Whose | undefined, limit: number): Promise<readonly PushSubscription[]>;
  /** Undefined until keys are first needed. */
  findKeys(): Promise<StoredPushKeys | undefined>;
  /** Replaces the known keys, if they are still the stored ones. Returns those that are stored then. */
  saveKeys(keys: StoredPushKeys, known: StoredPushKeys | undefined): Promise<StoredPushKeys>;
};
