import { isAnswer, isTraitId, notSure } from '../care/traits.ts';
import type { Advice, Proposal } from './advice.ts';
import { type CheckedStep, checkedSteps } from './checked-steps.ts';
import type { DraftEnd, DraftProposal, DraftStep } from './draft.ts';
import { isMake } from './is-make.ts';
import { type Known, mostOf } from './known.ts';
import { tidy } from './text-check.ts';
import { emergencyKinds } from './triage/emergency-kinds.ts';
import { emergencyAdvice, emergencyOf } from './triage/responses.ts';

function checkedProposal(proposal: DraftProposal, known: Known): Proposal | undefined {
  if (proposal.kind === 'task') {
    return known.taskIds.has(proposal.taskId) ? { kind: 'task', taskId: proposal.taskId } : undefined;
  }
  if (proposal.kind === 'trait') {
    const { trait, value } = proposal;
    const isValid = isTraitId(trait) && value !== notSure && isAnswer(trait, value);
    return isValid ? { kind: 'trait', trait, value } : undefined;
  }
  const [maker, model] = [tidy(proposal.maker), tidy(proposal.model)];
  const isValid = known.items.has(proposal.item) && isMake(maker) && (model === '' || isMake(model));
  return isValid ? { kind: 'appliance', item: proposal.item, maker, model } : undefined;
}

/** Proposals without duplicates: one for each task, trait and item. */
function checkedProposals(proposals: readonly DraftProposal[], known: Known): readonly Proposal[] {
  const checked = proposals.flatMap((proposal) => checkedProposal(proposal, known) ?? []);
  const subjectOf = (proposal: Proposal) =>
    proposal.kind === 'task' ? proposal.taskId : proposal.kind === 'trait' ? proposal.trait : proposal.item;
  const unique = new Map(checked.map((proposal) => [`${proposal.kind} ${subjectOf(proposal)}`, proposal]));
  return [...unique.values()].slice(0, mostOf.proposals);
}

/** The answer to an emergency that the model has recognised: our own words, and none of its steps. */
const inDanger = (danger: string, { country, words }: Known): Advice => {
  const kind = emergencyKinds.find((each) => each === danger) ?? 'danger';
  return emergencyAdvice(emergencyOf(kind, country, words));
};

/** Everything besides the steps, as it may be shown. `shown` are the steps that were checked before. */
export function checkedEnd(
  { taskIds, stop, danger, proposals }: DraftEnd,
  shown: readonly CheckedStep[],
  known: Known,
): Advice {
  if (stop === 'emergency') return inDanger(danger, known);
  const needsProfessional = stop === 'professional' || shown.some((step) => step.stop === 'professional');
  return {
    steps: shown.map(({ step }) => step),
    taskIds: [...new Set(taskIds)].filter((id) => known.taskIds.has(id)).slice(0, mostOf.tasks),
    stop: needsProfessional ? 'professional' : 'none',
    proposals: shown.some(({ isLast }) => isLast) ? [] : checkedProposals(proposals, known),
  };
}

/** A whole answer, as it may be shown. */
export function checkedAnswer(draft: DraftEnd & { readonly steps: readonly DraftStep[] }, known: Known): Advice {
  const shown: CheckedStep[] = [];
  for (const step of draft.steps) shown.push(...checkedSteps(step, shown, known).steps);
  return checkedEnd(draft, shown, known);
}
