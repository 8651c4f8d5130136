import type { AdviceStep, Cite, Stop } from './advice.ts';
import { dangerousWorkIn } from './dangerous-work.ts';
import type { DraftStep } from './draft.ts';
import { forbiddenAdviceIn } from './forbidden-advice.ts';
import { isSaidBy } from './grounded.ts';
import { type Known, mostOf } from './known.ts';
import type { ReadText } from './material.ts';
import { quotationsIn } from './quotation.ts';
import { textProblem, tidy } from './text-check.ts';

/** A step that may be shown. */
export type CheckedStep = {
  readonly step: AdviceStep;
  readonly stop: Exclude<Stop, 'emergency'>;
  /** Whether the model can't be trusted with more steps. */
  readonly isLast?: boolean;
};

/** Why a statement of the model wasn't shown. */
export const dropReasons = ['citation', 'source', 'text', 'never', 'dangerous-work'] as const;
export type DropReason = (typeof dropReasons)[number];

/** What becomes of one statement of the model. */
type CheckedStatement = { readonly steps: readonly CheckedStep[]; readonly dropped?: DropReason };

type TextCite = Exclude<Cite, { readonly kind: 'manual' }>;
const citeOf = ({ kind, id }: ReadText): TextCite => ({ kind, id });

function citedIn({ cites }: DraftStep, { texts, hasFile }: Known) {
  const cited = texts.filter(({ kind, id }) => cites.some((cite) => cite.kind === kind && cite.id === id));
  const pages = cites
    .filter(({ kind, id }) => kind === 'manual' && /^[1-9]\d{0,3}$/.test(id))
    .map(({ id }) => Number(id))
    .filter((page) => hasFile && page <= mostOf.page);
  return { cited: cited.slice(0, mostOf.cites), page: pages[0] };
}

/** Paragraphs of a text that can be a step, with what the reader is shown of each: all but its title. */
const paragraphsOf = (text: ReadText) =>
  text.text
    .split('\n')
    .map((paragraph, at) => ({
      text: paragraph,
      source: { ...text, paragraph: text.shown.paragraphs[at] ?? paragraph },
    }))
    .slice(1);

/**
 * What may be shown of a statement of the model, which may be anything. It only chooses: our own paragraphs are shown, in
 * the reader's language, and a task's safety rules before its first step. A statement about a page of the user's file is
 * shown in the model's words, or in ours to readers of another language, if the texts or the question have them. Dangerous
 * work becomes what to tell a professional, and what is never right ends the answer.
 */
export function checkedSteps(draft: DraftStep, shown: readonly CheckedStep[], known: Known): CheckedStatement {
  if (shown.length >= mostOf.steps || shown.some(({ isLast }) => isLast)) return { steps: [] };
  if (draft.text.length > mostOf.statementLength) return { steps: [], dropped: 'text' };
  const words = tidy(draft.text);
  const { cited, page } = citedIn(draft, known);
  if (cited.length === 0 && page === undefined) return { steps: [], dropped: 'citation' };
  const quoted = quotationsIn(words, cited.flatMap(paragraphsOf));
  const isFaithful = quoted.length > 0 && quoted.every((quotation) => quotation.isFaithful);
  if (!isFaithful && forbiddenAdviceIn(words)) {
    return {
      steps: [{ step: { text: known.words.neverAgain, cites: [] }, stop: 'professional', isLast: true }],
      dropped: 'never',
    };
  }
  const ofPage: readonly Cite[] = page === undefined ? [] : [{ kind: 'manual', page }];
  const isClose = quoted.length > 0 && quoted.every((quotation) => quotation.isClose);
  const dangerous = isClose ? undefined : dangerousWorkIn(words);
  if (dangerous) {
    const tell: CheckedStep = {
      step: { text: known.words.tell[dangerous.name], cites: [...cited.map(citeOf), ...ofPage] },
      stop: 'professional',
    };
    return { steps: fresh([tell], shown), dropped: 'dangerous-work' };
  }
  if (quoted.length === 0) {
    const { step, dropped = 'source' } = page === undefined ? {} : ofFile(words, page, known);
    return step ? { steps: fresh([{ step, stop: 'none' }], shown) } : { steps: [], dropped };
  }
  const steps = quoted.flatMap(({ source }): CheckedStep[] => {
    const { safety } = source.shown;
    const own = { text: source.paragraph, cites: [citeOf(source), ...ofPage] };
    const first = safety === undefined ? [] : [{ text: safety, cites: [citeOf(source)] }];
    return [...first, own].map((step) => ({ step, stop: 'none' }));
  });
  return { steps: fresh(steps, shown) };
}

/**
 * What the model says about a page of the user's file, which we haven't read. Its words have to be the question's, or those
 * of a title or about where and when: enough to say what the page is about, and too few to say what to do.
 */
function ofFile(
  text: string,
  page: number,
  { texts, question, words }: Known,
): { readonly step?: AdviceStep; readonly dropped?: DropReason } {
  if (textProblem(text, mostOf.stepLength) !== undefined) return { dropped: 'text' };
  const sources = [question, `${page}`, ...texts.map((each) => each.text.split('\n')[0] ?? '')];
  return isSaidBy(text, sources)
    ? { step: { text: words.aboutPage(text, page), cites: [{ kind: 'manual', page }] } }
    : { dropped: 'source' };
}

/** Each step once, and at most as many as an answer has. */
function fresh(steps: readonly CheckedStep[], shown: readonly CheckedStep[]): readonly CheckedStep[] {
  const known = new Set(shown.map(({ step }) => step.text));
  const added = steps.filter(({ step }) => !known.has(step.text) && known.add(step.text));
  return added.slice(0, mostOf.steps - shown.length);
}
