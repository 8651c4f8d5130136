import type { DraftEnd, DraftStep, WeekDraft } from '../domain/advice/draft.ts';
import type { Upload } from '../domain/advice/limits.ts';
import type { PaperDraft } from '../domain/advice/paper.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import type { SetupProblem } from './setup-problem.ts';

/** What each request needs besides its contents. */
export type AdvisorCall = {
  /** Names the household to the provider, which uses it against abuse. The household can't be found by it. */
  readonly user: string;
  /** Receives what a request cost, in micros (millionths of a euro), also when the call fails after that. */
  readonly onCost: (micros: number) => void;
  /** Ends the call. */
  readonly signal?: AbortSignal;
};

/** A text that answers may cite. */
type Material = { readonly kind: 'task' | 'guide'; readonly id: string; readonly text: string };

/** A week to refine. The titles of the user's own tasks are data, never instructions. */
export type WeekRequest = {
  /** Facts about the home, a sentence each. */
  readonly facts: readonly string[];
  readonly weekStart: IsoDate;
  /** Whether people have seen the week, so that its tasks and days stay. */
  readonly isFixed: boolean;
  /** The days that may have tasks, in order. */
  readonly days: readonly IsoDate[];
  /** The most tasks to choose, and the minutes to aim for. */
  readonly most: number;
  readonly minutes: number;
  readonly candidates: readonly {
    readonly taskId: string;
    readonly title: string;
    readonly item: string;
    readonly minutes: number;
    /** The day on which the rules planned it; absent if they didn't choose it for this week. */
    readonly plannedOn?: IsoDate;
    /** Whether the week must have it. */
    readonly required: boolean;
    readonly why: string;
  }[];
  /** The user's own tasks of the week. */
  readonly ownTasks: readonly { readonly title: string; readonly date: IsoDate }[];
};

/** A question, with everything that the answer may use. */
export type AdviceRequest = {
  readonly question: string;
  /** The item that it is about, if the user chose or named one, or asks about its task. */
  readonly item?: string;
  readonly facts: readonly string[];
  /** The best matches, the best first; the later ones without their ends. */
  readonly material: readonly Material[];
  /** The titles of all care tasks, by id. They are the same in every request, so that the provider caches them. */
  readonly titles: readonly { readonly taskId: string; readonly title: string }[];
  /** The questions about the home that have no answer, and the values that each may have. */
  readonly traits: readonly { readonly trait: string; readonly question: string; readonly values: readonly string[] }[];
  readonly file?: Upload;
};

/** The parts of an answer, as the model writes them. The end comes once, last. */
export type DraftPart =
  | { readonly kind: 'step'; readonly step: DraftStep }
  | { readonly kind: 'end'; readonly end: DraftEnd };

/**
 * A language model. It has no tools: everything that it returns is a text or an id, which the caller checks.
 *
 * Every call ends within 40 seconds, retries included. It throws `advisor_unavailable` if the provider can't be reached
 * or returns what can't be parsed, `advisor_cut_short` if that happens after a part of an answer, `advisor_timed_out`, and
 * `advisor_refused` if the model declines to answer.
 */
export type Advisor = {
  /** Whether a provider is set up. Otherwise every call throws `advisor_unavailable`. */
  readonly isAvailable: boolean;
  /** The most that a call of this kind may cost, in micros, its retry included. Makes no call. */
  highestCost(request: AdvisorRequest): number;
  refineWeek(request: WeekRequest, call: AdvisorCall): Promise<WeekDraft>;
  /** Each step is returned as soon as the model has written it. Stopping the iteration ends the call. */
  answer(request: AdviceRequest, call: AdvisorCall): AsyncIterable<DraftPart>;
  /**
   * Checks whether the provider accepts our key and offers the model, whether the model writes what a tiny question
   * asks for, and whether we know its prices. Costs a fraction of a cent and changes nothing. Throws
   * `advisor_unavailable` or `advisor_timed_out` if the provider can't be reached.
   */
  findProblem(): Promise<SetupProblem | undefined>;
  /** Undefined if the file shows neither a nameplate nor a service card nor an invoice. `items` are the home's. */
  readPaper(request: PaperRequest, call: AdvisorCall): Promise<PaperDraft | undefined>;
};

export type PaperRequest = {
  readonly file: Upload;
  readonly items: readonly string[];
  /** The item that the user asked about. */
  readonly item?: string;
};

export type AdvisorRequest =
  | { readonly kind: 'week'; readonly request: WeekRequest }
  | { readonly kind: 'answer'; readonly request: AdviceRequest }
  | { readonly kind: 'paper'; readonly request: PaperRequest };
