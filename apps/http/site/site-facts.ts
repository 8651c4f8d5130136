import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '#apps/composition/container.ts';
import type { Price } from '#core/domain/selling/price.ts';

/** What the pages say that isn't a setting. */
export type SiteFacts = {
  /** Of Premium; absent while it isn't known. */
  readonly price?: Price;
  /** Whether something is or was sold here, so that there may be a contract to end. */
  readonly hasSold?: boolean;
};

/** A page waits for the first reading, and later shows the last one rather than wait for the payment provider. */
const patienceMs = { first: 1_000, later: 50 } as const;

/** Returns a function that reads the facts. It never throws, and returns soon. */
export function makeSiteFacts({ getPrice, hasSold, config }: Pick<App, 'getPrice' | 'hasSold' | 'config'>) {
  let known: SiteFacts | undefined;
  const read = async (): Promise<SiteFacts> => {
    const [price, sold] = await Promise.all([config.sellsPremium ? getPrice() : undefined, hasSold()]);
    known = { hasSold: sold, ...(price && { price }) };
    return known;
  };
  return async (): Promise<SiteFacts> => {
    const before = known;
    const late = sleep(before ? patienceMs.later : patienceMs.first, before ?? {}, { ref: false });
    return Promise.race([read().catch(() => before ?? {}), late]);
  };
}
