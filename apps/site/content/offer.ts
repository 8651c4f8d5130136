import type { ConditionalText, Where } from './conditional-text.ts';

export type Plan = { readonly name: string; readonly about: string; readonly points: readonly ConditionalText[] };

export const plans: { readonly free: Plan; readonly premium: Plan } = {
  free: {
    name: 'Free',
    about: 'Everything you need to keep your home in good order.',
    points: [
      'A weekly plan made for your home',
      'Steps, tools, safety notes and reasons for every task',
      'All 15 maintenance guides',
      '1 custom task',
      'A weekly summary by email',
    ],
  },
  premium: {
    name: 'Premium',
    about: 'For people who want their own tasks, and everything in their calendar.',
    points: [
      'Everything in Free',
      'Unlimited custom tasks',
      'Calendar sync: your tasks in Google Calendar, kept up to date',
      'A private calendar address for other apps',
      { where: 'assistant', text: 'Ask the assistant, with a photo or a manual (early access)' },
    ],
  },
};

/** What each plan offers: a text, or whether it is included. */
type Row = {
  readonly text: string;
  readonly free: string | boolean;
  readonly premium: string | boolean;
  readonly where?: Where;
};

export const comparison: readonly Row[] = [
  { text: 'Weekly plan for your home', free: true, premium: true },
  { text: '55 household items, 200+ curated tasks', free: true, premium: true },
  { text: 'Steps, tools and safety notes', free: true, premium: true },
  { text: 'All 15 guides, with every task', free: true, premium: true },
  { text: 'The year ahead, month by month', free: true, premium: true },
  { text: 'History of what you did and when', free: true, premium: true },
  { text: 'House passport for a buyer or landlord', free: true, premium: true },
  { text: 'Your week without a signal', free: true, premium: true },
  { text: 'Pauses for holidays', free: true, premium: true },
  { text: 'Single tasks added to any day', free: 'Unlimited', premium: 'Unlimited' },
  { text: 'Custom tasks that repeat', free: '1', premium: 'Unlimited' },
  { text: 'Calendar sync', free: false, premium: true },
  { text: 'Private calendar address for other apps', free: false, premium: true },
  { text: 'Advice from the assistant', free: 'Coming soon', premium: 'Early access', where: 'assistant' },
  { text: 'Weekly summary by email', free: true, premium: true },
  { text: 'Export and deletion of your data', free: true, premium: true },
];

export const assurances = [
  {
    title: 'No credit card required',
    text: 'The free plan never asks for a card. It isn’t a trial, so it doesn’t end.',
  },
  {
    title: 'Cancel anytime',
    text: 'Premium renews until you cancel it, in Settings or at the foot of every page. It then lasts until the end of the period you’ve paid for.',
  },
  {
    title: 'No refunds for partial periods',
    text: 'You can withdraw within 14 days of buying. Later, you keep Premium until the end of the period you’ve paid for. Nothing you created is deleted afterwards.',
  },
] as const;
