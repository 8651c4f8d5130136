/** The message streams of the server. All are transactional except `broadcast`. */
const streams = ['outbound', 'broadcast', 'summaries'] as const;
export type StreamId = (typeof streams)[number];

export const isStream = (id: string): id is StreamId => streams.some((stream) => stream === id);

/** Why Postmark sends nothing more to an address in a stream, in its own names. */
export type SuppressionReason = 'HardBounce' | 'SpamComplaint' | 'ManualSuppression';

export type Suppression = {
  readonly stream: StreamId;
  /** In lower case. */
  readonly email: string;
  readonly reason: SuppressionReason;
};

/** Mail to this domain fails as if its addresses had bounced before, to show error 406. */
const inactiveDomain = '@inactive.example';

export type Suppressions = ReturnType<typeof makeSuppressions>;

/** Keeps, for each stream on its own, the addresses that receive nothing more. */
export function makeSuppressions() {
  const suppressions = new Map<string, Suppression>();
  const keyOf = (stream: StreamId, email: string) => `${stream} ${email.toLowerCase()}`;

  return {
    add(stream: StreamId, email: string, reason: SuppressionReason): void {
      suppressions.set(keyOf(stream, email), { stream, email: email.toLowerCase(), reason });
    },
    /** Removes it at the request of the server, which Postmark refuses after a complaint. False if it refuses. */
    lift(stream: StreamId, email: string): boolean {
      if (suppressions.get(keyOf(stream, email))?.reason === 'SpamComplaint') return false;
      suppressions.delete(keyOf(stream, email));
      return true;
    },
    /** Returns false if the address was not suppressed. */
    remove: (stream: StreamId, email: string): boolean => suppressions.delete(keyOf(stream, email)),
    has: (stream: StreamId, email: string): boolean =>
      email.toLowerCase().endsWith(inactiveDomain) || suppressions.has(keyOf(stream, email)),
    /** In the order in which they were added. */
    all: (): readonly Suppression[] => [...suppressions.values()],
  };
}
