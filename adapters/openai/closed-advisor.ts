import { DomainError } from '#core/domain/errors.ts';
import type { Advisor } from '#core/ports/advisor.ts';

const closed = async (): Promise<never> => {
  throw new DomainError('advisor_unavailable');
};

/** For production without a provider's key: nothing mentions the assistant, and nothing calls it. */
export const closedAdvisor: Advisor = {
  isAvailable: false,
  highestCost: () => 0,
  refineWeek: closed,
  // biome-ignore lint/correctness/useYield: every iteration fails at once.
  answer: async function* () {
    await closed();
  },
  findProblem: async () => undefined,
  readPaper: closed,
};
