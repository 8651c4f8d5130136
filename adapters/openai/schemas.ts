import { z } from 'zod';

/** What the model returns. Nothing is optional, because the provider’s strict schemas know no optional fields. */
const cite = z.object({ kind: z.enum(['task', 'guide', 'manual']), id: z.string() });
export const stepSchema = z.object({ text: z.string(), cites: z.array(cite) });

const proposal = z.union([
  z.object({ kind: z.literal('task'), taskId: z.string() }),
  z.object({ kind: z.literal('trait'), trait: z.string(), value: z.string() }),
  z.object({ kind: z.literal('appliance'), item: z.string(), maker: z.string(), model: z.string() }),
]);

/** The steps come first, so that each can be used while the rest is written. */
export const answerSchema = z.object({
  steps: z.array(stepSchema),
  taskIds: z.array(z.string()),
  stop: z.enum(['none', 'professional', 'emergency']),
  proposals: z.array(proposal),
});

export const weekSchema = z.object({
  tasks: z.array(z.object({ taskId: z.string(), date: z.string(), line: z.string() })),
  note: z.string(),
});

export const nameplateSchema = z.object({
  found: z.boolean(),
  maker: z.string(),
  model: z.string(),
  item: z.string(),
  confidence: z.number(),
});
