import { z } from 'zod';
import { stops } from '#core/domain/advice/advice.ts';
import { emergencyKinds } from '#core/domain/advice/triage/emergency-kinds.ts';

/** What the model returns. Nothing is optional, because the provider’s strict schemas know no optional fields. */
const cite = z.object({ kind: z.enum(['task', 'guide', 'manual']), id: z.string() });
export const stepSchema = z.object({ text: z.string(), cites: z.array(cite) });

export const proposalSchema = z.union([
  z.object({ kind: z.literal('task'), taskId: z.string() }),
  z.object({ kind: z.literal('trait'), trait: z.string(), value: z.string() }),
  z.object({ kind: z.literal('appliance'), item: z.string(), maker: z.string(), model: z.string() }),
]);

/**
 * Danger comes first, so that no step is shown in an emergency; then the steps, so that each can be used while the rest is
 * written.
 */
export const answerSchema = z.object({
  stop: z.enum(stops),
  danger: z.enum(['', ...emergencyKinds]),
  steps: z.array(stepSchema),
  taskIds: z.array(z.string()),
  proposals: z.array(proposalSchema),
});

export const weekTaskSchema = z.object({ taskId: z.string(), date: z.string(), line: z.string().catch('') });
export const weekSchema = z.object({
  tasks: z.array(z.object({ taskId: z.string(), date: z.string(), line: z.string() })),
  note: z.string(),
});

/** The tiny question of `doctor`. */
export const checkSchema = z.object({ colour: z.string() });

const workSchema = z.object({
  date: z.string(),
  title: z.string(),
  company: z.string(),
  amount: z.string(),
  currency: z.string(),
});
export const paperSchema = z.object({
  found: z.boolean(),
  maker: z.string(),
  model: z.string(),
  serial: z.string(),
  item: z.string(),
  boughtOn: z.string(),
  warrantyUntil: z.string(),
  shop: z.string(),
  price: z.string(),
  currency: z.string(),
  work: z.array(workSchema),
  confidence: z.number(),
});
