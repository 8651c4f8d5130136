import type { Plan } from '../../conditional-text.ts';

/** The page of the prices. */
export const pricing = {
  crumb: 'Pricing',
  title: 'Choose Your Plan',
  titleOfUser: 'Upgrade Your Plan',
  lede: 'Start free, upgrade when you are ready. No hidden fees, cancel anytime.',
  signIn: 'Already have an account? [Sign in](/login)',
  ledeOfUser: 'You have the free plan. Upgrade when you are ready, and cancel anytime.',
  awaitsConsent:
    'Once you accept cookies, Stripe’s own price table replaces these cards. Until then, nothing is loaded from another company, and the buttons above lead to the same checkout.',
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
  } satisfies Plan,
  premium: {
    name: 'Premium',
    about: 'For people who want their own tasks, and everything in their calendar.',
    points: [
      'Everything in Free',
      'Unlimited custom tasks, up to 200 at a time',
      'Calendar sync: your tasks in Google Calendar, kept up to date',
      'A private calendar address for other apps',
      { where: 'assistant', text: 'Ask the assistant, with a photo or a manual (early access)' },
    ],
  } satisfies Plan,
  noCard: 'No credit card required.',
  yourPlan: 'Your plan today',
  notSold: 'Premium isn’t sold here. If you’re interested, write to [{support email}](mailto:{support email}).',
  soldElsewhere:
    'Contracts aren’t concluded in English here, so Premium isn’t sold on this page. It is on the pages of [another language](/fr/tarifs).',
  noPrice: '€0',
  withdraw: 'You can withdraw within 14 days.',
  getPremium: 'Get Premium',
  upgrade: 'Upgrade to Premium',
  atCheckout: 'The price is shown at checkout, before you pay.',
  cancelAnytime: 'Cancel anytime.',
  sideBySide: 'Side by side',
  included: 'Included',
  notIncluded: 'Not included',
  /** So many custom tasks, in a narrow cell. */
  upTo: 'Up to 200',
  soon: 'Coming soon',
  early: 'Early access',
  comparison: {
    plan: 'Weekly plan for your home',
    catalogue: '55 household items, 200+ curated tasks',
    steps: 'Steps, tools and safety notes',
    guides: 'All 15 guides, with every task',
    year: 'The year ahead, month by month',
    history: 'History of what you did and when',
    passport: 'House passport for a buyer or landlord',
    offline: 'Your week without a signal',
    pauses: 'Pauses for holidays',
    singleTasks: 'Single tasks added to any day',
    customTasks: 'Custom tasks that repeat',
    calendar: 'Calendar sync',
    feed: 'Private calendar address for other apps',
    advice: 'Advice from the assistant',
    summary: 'Weekly summary by email',
    data: 'Export and deletion of your data',
  },
  goodToKnow: 'Good to know',
  assurances: [
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
  ],
  moreQuestions: 'More questions? See [price and payment](/faq#payment) in the FAQ.',
} as const;
