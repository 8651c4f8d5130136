import { z } from 'zod';
import { microsPerCent } from '#core/domain/advice/budget.ts';

/** What the assistant may cost. Its provider is a vendor. */
export const assistantSettings = z
  .object({
    AI_BUDGET_CENTS: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be at least 0')
      .max(100_000_000, 'must be at most 100000000')
      .default(1000),
  })
  .transform(({ AI_BUDGET_CENTS }) => ({
    /** In micros a month, of all households together. */
    advisorBudget: AI_BUDGET_CENTS * microsPerCent,
  }));
