import type { IsoDate } from '../../time/dates.ts';
import { withinLimits } from './chosen-rhythm.ts';
import { type Gap, gapsOfRhythm, leastDifference } from './gaps.ts';
import type { LearnedRhythm } from './learned-rhythm.ts';
import type { RhythmAnswer } from './rhythm-answer.ts';

/** How many times longer or shorter the days become for a household that only says “too often” or “too seldom”. */
const stepOfWish = 1.5;

type Known = {
  readonly usualDays: number;
  /** What the plan has now. */
  readonly currentDays: number;
  readonly gaps: readonly Gap[];
  /** What the household said last, if anything, with its day. */
  readonly answer?: Pick<RhythmAnswer, 'kind'> & { readonly on: IsoDate };
};

type Proposal = Required<Pick<LearnedRhythm, 'proposedDays' | 'proposedFor'>>;
type Wish = 'too-often' | 'too-seldom';

/** Whether an answer asks for another rhythm. */
const isWish = (kind: RhythmAnswer['kind'] | undefined): kind is Wish => kind === 'too-often' || kind === 'too-seldom';

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** The median of the last gaps, if they are a rhythm on one side of the plan. */
function rhythmIn(gaps: readonly Gap[]): { readonly days: number; readonly side: Gap['side'] } | undefined {
  const last = gaps.slice(-gapsOfRhythm);
  const [first] = last;
  if (!first || last.length < gapsOfRhythm || first.side === 'as planned') return undefined;
  if (last.some(({ side }) => side !== first.side)) return undefined;
  return { days: median(last.map(({ days }) => days)), side: first.side };
}

/** The days that a household wants that says how it finds the plan: those of its own gaps if they agree. */
function wishedDays({ currentDays, gaps }: Known, kind: Wish): number {
  const lived = rhythmIn(gaps);
  if (lived?.side === (kind === 'too-often' ? 'longer' : 'shorter')) return lived.days;
  return kind === 'too-often' ? currentDays * stepOfWish : currentDays / stepOfWish;
}

/**
 * The days between two turns to propose, and whether because of what the household did or said; undefined if there is
 * nothing to propose. After an answer, what was done since then counts, also against a wish. Until that is a rhythm, a wish
 * itself is followed.
 */
export function proposalFrom(known: Known): Proposal | undefined {
  const { usualDays, currentDays, gaps, answer } = known;
  const kind = answer?.kind;
  const done = rhythmIn(gaps.filter(({ endedOn }) => answer === undefined || endedOn > answer.on))?.days;
  const wanted = done ?? (isWish(kind) ? wishedDays(known, kind) : undefined);
  if (wanted === undefined) return undefined;
  const days = withinLimits(wanted, usualDays);
  if (Math.abs(days - currentDays) < leastDifference * currentDays) return undefined;
  return { proposedDays: days, proposedFor: done === undefined ? 'said' : 'done' };
}
