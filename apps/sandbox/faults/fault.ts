import { z } from 'zod';

const delayMs = z.exactOptional(z.int().min(0).max(600_000));
/** The number of requests or events that the fault still affects; absent: all. */
const times = z.exactOptional(z.int().min(1).max(1_000_000));
const flag = z.exactOptional(z.boolean());

const requests = z.strictObject({
  delayMs,
  status: z.exactOptional(z.literal([429, 500])),
  /** Breaks the connection. */
  reset: flag,
  /** Does what is asked and then breaks the connection, so that the response is lost. */
  lost: flag,
  times,
});

/** How the answer of a language model can be wrong although its server works. */
export const modelFaults = [
  'refusal',
  'truncated',
  'bad-json',
  'unknown-ids',
  'forbidden-words',
  'slow',
  'disconnect',
  'no-schemas',
  'ignored-schemas',
  'no-responses',
] as const;
export type ModelFault = (typeof modelFaults)[number];

/** The faults of requests that a vendor receives, and those of events that it sends. */
export const faultSchemas = {
  requests,
  /** For a vendor that also reports exceeded limits with 403. */
  limitedRequests: requests.extend({ status: z.exactOptional(z.literal([403, 429, 500, 503])) }),
  /** For a language model, whose answer itself can be wrong. */
  modelRequests: requests.extend({ answer: z.exactOptional(z.enum(modelFaults)) }),
  events: z.strictObject({
    delayMs,
    /** How many times each event is sent. */
    copies: z.exactOptional(z.int().min(1).max(50)),
    /** Sends events of the same moment newest first. */
    reorder: flag,
    /** Sends nothing until the fault is removed, and then everything. */
    hold: flag,
    /** Never sends the events. */
    drop: flag,
    times,
  }),
};

export type FaultKind = keyof typeof faultSchemas;

/** An empty fault means that everything works. */
export type Fault = z.output<(typeof faultSchemas)['limitedRequests']> &
  Omit<z.output<(typeof faultSchemas)['modelRequests']>, 'status'> &
  z.output<(typeof faultSchemas)['events']>;
