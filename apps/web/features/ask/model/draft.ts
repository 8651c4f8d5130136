/** What the user has begun to ask. A chosen file is not kept, because it can be large and private. */
type Draft = {
  readonly question: string;
  /** The name of an item; empty for none. */
  readonly item: string;
};

export const isEmptyDraft = ({ question, item }: Draft): boolean => question === '' && item === '';

/** Parses a stored draft and ignores invalid parts. */
export function parseDraft(stored: unknown): Draft {
  const found: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' && stored) };
  return {
    question: typeof found.question === 'string' ? found.question : '',
    item: typeof found.item === 'string' ? found.item : '',
  };
}
