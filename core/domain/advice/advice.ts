import type { TraitId } from '../care/traits.ts';

/** What a statement is based on: a care task, one of the public guides by its slug, or a page of the user's file. */
export type Cite =
  | { readonly kind: 'task'; readonly id: string }
  | { readonly kind: 'guide'; readonly id: string }
  /** Counted from 1. */
  | { readonly kind: 'manual'; readonly page: number };

/** One thing to do or know. The texts of Upkept itself, for emergencies, have no cites. */
export type AdviceStep = { readonly text: string; readonly cites: readonly Cite[] };

/** Whether the user should stop and leave the work to a professional, or get help at once. */
export const stops = ['none', 'professional', 'emergency'] as const;
export type Stop = (typeof stops)[number];

/** A change that the user may accept. The assistant itself changes nothing. */
export type Proposal =
  /** Adds this care task to a day that the user chooses. */
  | { readonly kind: 'task'; readonly taskId: string }
  /** Answers a question about the home. */
  | { readonly kind: 'trait'; readonly trait: TraitId; readonly value: string }
  /** Records the make of an appliance. */
  | ({ readonly kind: 'appliance' } & Make);

/** The make of one of the home's items. */
export type Make = { readonly item: string; readonly maker: string; readonly model: string };

export type Advice = {
  readonly steps: readonly AdviceStep[];
  /** Care tasks that help, the most helpful first. */
  readonly taskIds: readonly string[];
  readonly stop: Stop;
  readonly proposals: readonly Proposal[];
};

/** A question that was answered. */
export type AskedQuestion = Advice & {
  readonly id: string;
  readonly householdId: string;
  readonly askedAt: Date;
  readonly question: string;
  /** The item that it is about, if the user named one. */
  readonly item?: string;
  /** Whether a file came with it. */
  readonly hadFile: boolean;
};
