import { signedIn } from '../../domain/access/found.ts';
import { type Answers, isAnswer, isTraitId } from '../../domain/care/traits.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'changeHome'>;
type Input = {
  readonly householdId: string;
  /** By trait; null takes an answer back. */
  readonly answers: Readonly<Record<string, string | null>>;
};

function issuesOf(answers: Input['answers']) {
  return Object.entries(answers).flatMap(([trait, value]) => {
    if (!isTraitId(trait)) return [{ path: `answers.${trait}`, message: 'is not a question' }];
    return value === null || isAnswer(trait, value)
      ? []
      : [{ path: `answers.${trait}`, message: 'is not an answer to this question' }];
  });
}

/** Saves answers to questions about the home and plans again from today. Throws `invalid_input`. */
export const makeAnswerQuestions =
  ({ unitOfWork, changeHome }: Deps) =>
  ({ householdId, answers }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const issues = issuesOf(answers);
      if (issues.length > 0) throw new DomainError('invalid_input', { issues });
      const household = signedIn(await stores.households.lock(householdId));
      const all = Object.entries({ ...household.answers, ...answers }).filter(([, value]) => value !== null);
      await changeHome(stores, household, { answers: Object.fromEntries(all) as Answers });
    });
