import type { WeekDraft } from '../../domain/advice/draft.ts';
import { withCheckedTexts } from '../../domain/advice/week/checked-texts.ts';
import { refinedWeek, weekWords } from '../../domain/advice/week/refined-week.ts';
import type { Refinement } from '../../domain/advice/week/refinement.ts';
import { DomainError, isStorageAway } from '../../domain/errors.ts';
import { plannedWeeksAhead } from '../../domain/plan/planned-weeks.ts';
import { weekStartAt } from '../../domain/time/week.ts';
import type { WeekRequest } from '../../ports/advisor.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'advisor' | 'reporter' | 'openCall' | 'openWeek' | 'saveRefinement' | 'planWeeks'>;

/** There is nothing to say about a week without tasks, so its household waits for no note. */
const nothingToSay: Refinement = { kind: 'words', note: '', lines: new Map() };
const changedMeanwhile: Refinement = { kind: 'kept', outcome: 'rejected', reason: 'changed meanwhile' };

/**
 * Lets the assistant choose among the tasks of a household's current week, and write a note and lines. Once anyone has
 * seen the week, only the note and the lines are added. The plan of the rules stays if the assistant can't be reached, or
 * its proposal breaks a rule. Calls the assistant outside of transactions.
 */
export const makeRefineWeek = (deps: Deps) => {
  const { unitOfWork, openWeek, saveRefinement, reporter } = deps;

  const refine = async (householdId: string): Promise<void> => {
    const week = await unitOfWork.run((stores) => openWeek(stores, householdId));
    if (!week) return;
    const { request } = week;
    if (request.candidates.length === 0) {
      await unitOfWork.run((stores) => saveRefinement(stores, week, nothingToSay));
      return;
    }
    const proposal = await propose(householdId, request, deps);
    const refinement = await unitOfWork.run(async (stores): Promise<Refinement> => {
      const now = await openWeek(stores, householdId);
      if (!now) return changedMeanwhile;
      const judge = now.isSeen
        ? (draft: WeekDraft) => weekWords(draft, request.candidates)
        : (draft: WeekDraft) => refinedWeek(draft, now.options, now.input);
      const judged = 'kind' in proposal ? proposal : judge(proposal);
      // A note is about the week that the assistant saw.
      await saveRefinement(stores, { ...now, about: week.about }, judged);
      return judged;
    });
    const isKept = refinement.kind === 'kept';
    if (!isKept) await deps.planWeeks({ householdId, upTo: (today) => weekStartAt(today, plannedWeeksAhead) });
    const { outcome, reason } = isKept ? refinement : { outcome: 'refined', reason: '' };
    reporter.note('refinement', { outcome, reason });
  };

  return async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await refine(pendingJob.householdId);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
};

/** The proposal of the assistant, or why there is none. */
async function propose(
  householdId: string,
  request: WeekRequest,
  { advisor, openCall, reporter }: Deps,
): Promise<WeekDraft | Refinement> {
  try {
    const { call, settle } = await openCall(householdId, { kind: 'week', request });
    try {
      const { draft, dropped } = withCheckedTexts(await advisor.refineWeek(request, call), request.candidates);
      for (const reason of dropped) reporter.note('week text dropped', { reason });
      return draft;
    } finally {
      await settle();
    }
  } catch (error) {
    if (!(error instanceof DomainError) || isStorageAway(error)) throw error;
    const why = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return { kind: 'kept', outcome: 'failed', reason: `${error.code}${why}` };
  }
}
