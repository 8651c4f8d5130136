import { draftKey, readRecord, writeRecord } from '#apps/ui/session/local-records.ts';
import { featureCategories } from '#core/domain/care/features.ts';
import type { Saved } from './answers.ts';

/** Input that the server hasn't saved yet. */
export type Draft = {
  readonly answers: Partial<Saved>;
  readonly name?: string;
  readonly country?: string;
  readonly town?: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Parses a stored draft and ignores invalid parts. */
export function parseDraft(stored: unknown): Draft {
  if (!isRecord(stored)) return { answers: {} };
  const { answers, name, country, town } = stored;
  return {
    answers: isRecord(answers)
      ? Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string[]] => isTexts(entry[1])))
      : {},
    ...(typeof name === 'string' && { name }),
    ...(typeof country === 'string' && { country }),
    ...(typeof town === 'string' && { town }),
  };
}

/** Whether it is a visitor's trial, which has every answer. Onboarding's own has only the one that isn't saved yet. */
export const isOfTrial = ({ answers }: Draft): boolean => featureCategories.every((category) => answers[category]);

export function withoutAnswer({ answers, ...rest }: Draft, category: string): Draft {
  return { ...rest, answers: Object.fromEntries(Object.entries(answers).filter(([known]) => known !== category)) };
}

export function readDraft(userId: string): Draft {
  return parseDraft(readRecord(draftKey('onboarding', userId)));
}

/** `undefined` deletes the draft. */
export function writeDraft(userId: string, draft: Draft | undefined) {
  writeRecord(draftKey('onboarding', userId), draft);
}
