import type { Where } from '#core/languages/conditional-text.ts';
import { pricing as words } from '#words/site/pricing.ts';

/** What each plan offers: a text, or whether it is included. */
type Row = {
  readonly text: string;
  readonly free: string | boolean;
  readonly premium: string | boolean;
  readonly where?: Where;
};

const { comparison: texts } = words;

export const comparison: readonly Row[] = [
  { text: texts.plan, free: true, premium: true },
  { text: texts.catalogue, free: true, premium: true },
  { text: texts.steps, free: true, premium: true },
  { text: texts.guides, free: true, premium: true },
  { text: texts.year, free: true, premium: true },
  { text: texts.history, free: true, premium: true },
  { text: texts.passport, free: true, premium: true },
  { text: texts.offline, free: true, premium: true },
  { text: texts.pauses, free: true, premium: true },
  { text: texts.singleTasks, free: true, premium: true },
  { text: texts.customTasks, free: '1', premium: words.upTo },
  { text: texts.calendar, free: false, premium: true },
  { text: texts.feed, free: false, premium: true },
  { text: texts.advice, free: words.soon, premium: words.early, where: 'assistant' },
  { text: texts.summary, free: true, premium: true },
  { text: texts.data, free: true, premium: true },
];
