import { hasCode } from '../../domain/errors.ts';
import type { Price } from '../../domain/selling/price.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'payments' | 'clock'>;

const freshMs = 10 * minuteMs;

/**
 * The price of Premium, at most ten minutes old. While the payment provider is unavailable, it is the last known one;
 * undefined if there is none. Simultaneous callers share one request.
 */
export const makeGetPrice = ({ payments, clock }: Deps) => {
  let last: { readonly at: number; readonly price: Price | undefined } | undefined;
  let asking: Promise<Price | undefined> | undefined;
  const ask = async () => {
    try {
      last = { at: clock.now().getTime(), price: await payments.price() };
    } catch (error) {
      if (!hasCode(error, 'payments_unavailable')) throw error;
    }
    return last?.price;
  };
  return async (): Promise<Price | undefined> => {
    if (last && clock.now().getTime() - last.at < freshMs) return last.price;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
};
