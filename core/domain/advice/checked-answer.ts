import { isAnswer, isTraitId, notSure } from '../home/traits.ts';
import { type Advice, type AdviceStep, type Cite, type Proposal, type Stop, stops } from './advice.ts';
import { dangerousWorkIn } from './dangerous-work.ts';
import type { DraftEnd, DraftProposal, DraftStep } from './draft.ts';
import { textProblem, tidy } from './text-check.ts';

/** What an answer may refer to. */
export type Known = {
  /** The care tasks and guides whose text the model has read. */
  readonly readTasks: ReadonlySet<string>;
  readonly readGuides: ReadonlySet<string>;
  /** Whether a file came with the question, whose pages can be cited. */
  readonly hasFile: boolean;
  readonly taskIds: ReadonlySet<string>;
  /** The items that the home has, and that can have a maker. */
  readonly items: ReadonlySet<string>;
};

/** The most that an answer has, and the longest of its steps in characters. */
export const mostOf = {
  steps: 12,
  cites: 4,
  tasks: 5,
  proposals: 4,
  stepLength: 400,
  page: 2000,
  makeLength: 40,
  makeWords: 4,
} as const;

/** A step that may be shown. `stop` says that it replaces dangerous work. */
export type CheckedStep = { readonly step: AdviceStep; readonly stop: Stop };

function checkedCite({ kind, id }: { readonly kind: string; readonly id: string }, known: Known): Cite | undefined {
  if (kind === 'task' && known.readTasks.has(id)) return { kind, id };
  if (kind === 'guide' && known.readGuides.has(id)) return { kind, id };
  const page = /^[1-9]\d{0,3}$/.test(id) ? Number(id) : 0;
  return kind === 'manual' && known.hasFile && page > 0 && page <= mostOf.page ? { kind, page } : undefined;
}

/**
 * A step as it may be shown: undefined if it cites nothing that exists or its text must not be shown. A step that would
 * have the user do dangerous work becomes what to tell the professional.
 */
export function checkedStep({ text, cites }: DraftStep, known: Known): CheckedStep | undefined {
  const valid = cites.flatMap((cite) => checkedCite(cite, known) ?? []);
  const unique = [...new Map(valid.map((cite) => [JSON.stringify(cite), cite])).values()].slice(0, mostOf.cites);
  const words = tidy(text);
  if (unique.length === 0 || textProblem(words, mostOf.stepLength) !== undefined) return undefined;
  const dangerous = dangerousWorkIn(words);
  return dangerous
    ? { step: { text: dangerous.tell, cites: unique }, stop: 'professional' }
    : { step: { text: words, cites: unique }, stop: 'none' };
}

/** A name such as "Russell Hobbs" or "SMS-6/1 (B)", never a sentence. */
const isMake = (text: string): boolean =>
  text.length <= mostOf.makeLength &&
  text.split(' ').length <= mostOf.makeWords &&
  text.isWellFormed() &&
  /^[\p{L}\p{N}][\p{L}\p{N} .,&/+()'’_-]*$/u.test(text);

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

const strictest = (...all: readonly Stop[]): Stop =>
  stops[Math.max(...all.map((stop) => stops.indexOf(stop)))] ?? 'none';

/** Everything besides the steps, as it may be shown. `shown` are the steps that were checked before. */
export function checkedEnd(
  { taskIds, stop, proposals }: DraftEnd,
  shown: readonly CheckedStep[],
  known: Known,
): Advice {
  const wanted = stops.find((each) => each === stop) ?? 'none';
  return {
    steps: shown.map(({ step }) => step),
    taskIds: [...new Set(taskIds)].filter((id) => known.taskIds.has(id)).slice(0, mostOf.tasks),
    stop: strictest(wanted, ...shown.map((step) => step.stop)),
    proposals: checkedProposals(proposals, known),
  };
}

/** The steps that may be shown: each once, at most `mostOf.steps`. */
export function addStep(shown: readonly CheckedStep[], draft: DraftStep, known: Known): readonly CheckedStep[] {
  const checked = checkedStep(draft, known);
  const isKnown = checked && shown.some(({ step }) => step.text === checked.step.text);
  return checked && !isKnown && shown.length < mostOf.steps ? [...shown, checked] : shown;
}

/** A whole answer, as it may be shown. */
export function checkedAnswer(draft: DraftEnd & { readonly steps: readonly DraftStep[] }, known: Known): Advice {
  const shown = draft.steps.reduce<readonly CheckedStep[]>((steps, step) => addStep(steps, step, known), []);
  return checkedEnd(draft, shown, known);
}
