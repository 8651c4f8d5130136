/** A statement of the model. Nothing in it can be trusted. */
export type DraftStep = {
  readonly text: string;
  /** `id` is a care task, a guide's slug, or the number of a page of the file. */
  readonly cites: readonly { readonly kind: string; readonly id: string }[];
};

export type DraftProposal =
  | { readonly kind: 'task'; readonly taskId: string }
  | { readonly kind: 'trait'; readonly trait: string; readonly value: string }
  | { readonly kind: 'appliance'; readonly item: string; readonly maker: string; readonly model: string };

/** Everything besides the steps. Nothing in it can be trusted. */
export type DraftEnd = {
  readonly taskIds: readonly string[];
  readonly stop: string;
  /** The kind of the emergency, if `stop` is one. */
  readonly danger: string;
  readonly proposals: readonly DraftProposal[];
};

/** What a model proposes for a week. Nothing in it can be trusted. */
export type WeekDraft = {
  readonly tasks: readonly { readonly taskId: string; readonly date: string; readonly line: string }[];
  readonly note: string;
};
