import { z } from 'zod';

const delayMs = z.exactOptional(z.int().min(0).max(600_000));
/** How many requests or events it still affects. Absent: all. */
const times = z.exactOptional(z.int().min(1).max(1_000_000));
const flag = z.exactOptional(z.boolean());

/** What can go wrong with requests that a vendor receives, and with events that it sends. */
export const faultSchemas = {
  requests: z.strictObject({
    delayMs,
    status: z.exactOptional(z.literal([429, 500])),
    /** The connection breaks. */
    reset: flag,
    times,
  }),
  events: z.strictObject({
    delayMs,
    /** How often an event is sent. */
    copies: z.exactOptional(z.int().min(1).max(50)),
    /** Events of the same moment are sent newest first. */
    reorder: flag,
    /** Nothing is sent until the fault is removed; then everything is. */
    hold: flag,
    /** Nothing is ever sent. */
    drop: flag,
    times,
  }),
};

export type FaultKind = keyof typeof faultSchemas;

/** An empty fault means that everything works. */
export type Fault = z.output<(typeof faultSchemas)['requests']> & z.output<(typeof faultSchemas)['events']>;
