export type Plan = { readonly name: string; readonly about: string; readonly points: readonly string[] };

export const plans: { readonly free: Plan; readonly premium: Plan } = {
  free: {
    name: 'Free',
    about: 'Everything it takes to keep a home in good order.',
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
    about: 'For homes with quirks of their own, and calendars that fill up.',
    points: [
      'Everything in Free',
      'Unlimited custom tasks',
      'Calendar sync: your days in Google Calendar, in step with your plan',
      'A private calendar address for other apps',
      'Early access to asking the assistant for advice, where it is switched on',
    ],
  },
};

/** What each plan offers: a text, or whether it is included. */
type Row = { readonly text: string; readonly free: string | boolean; readonly premium: string | boolean };

export const comparison: readonly Row[] = [
  { text: 'Weekly plan for your home', free: true, premium: true },
  { text: '55 household items, 200+ curated tasks', free: true, premium: true },
  { text: 'Steps, tools and safety notes', free: true, premium: true },
  { text: 'All 15 guides, with every task', free: true, premium: true },
  { text: 'Past weeks to look back on', free: true, premium: true },
  { text: 'Single tasks added to any day', free: 'Unlimited', premium: 'Unlimited' },
  { text: 'Custom tasks that come back', free: '1', premium: 'Unlimited' },
  { text: 'Calendar sync', free: false, premium: true },
  { text: 'Private calendar address for other apps', free: false, premium: true },
  { text: 'Asking the assistant for advice', free: 'Coming soon', premium: 'Early access, where switched on' },
  { text: 'Weekly summary by email', free: true, premium: true },
  { text: 'Export and deletion of your data', free: true, premium: true },
];

export const assurances = [
  {
    title: 'No credit card required',
    text: 'The free plan asks for no card, now or later, and does not end after a trial.',
  },
  {
    title: 'Cancel anytime',
    text: 'Premium renews itself until you cancel, in Settings. It then lasts to the end of the period you have paid for.',
  },
  {
    title: 'No refunds for partial periods',
    text: 'What you have paid for stays yours until it ends. Nothing that you made is deleted afterwards.',
  },
] as const;
