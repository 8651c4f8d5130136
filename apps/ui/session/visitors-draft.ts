import { draftKey, readRecord, writeRecord } from './local-records.ts';

/** What a visitor said about their home before signing in, in the shape of onboarding's draft. */
type VisitorsDraft = {
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly country: string;
  /** As `townText` writes it. */
  readonly town?: string;
};

const visitorsKey = draftKey('onboarding', 'visitor');

export function keepVisitorsDraft(draft: VisitorsDraft): void {
  writeRecord(visitorsKey, draft);
}

/** Makes it the draft of the user who has just signed in, unless they have one of their own. */
export function adoptVisitorsDraft(userId: string): void {
  const draft = readRecord(visitorsKey);
  const own = draftKey('onboarding', userId);
  if (draft !== null && readRecord(own) === null) writeRecord(own, draft);
}
