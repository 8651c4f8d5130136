const dataIsKept =
  'Nothing was deleted, and your custom tasks continue. You need Premium to add more of them and to sync your calendar.';

/** What plan a home has. */
export const plan = {
  title: 'Your plan',
  more: 'More with Premium',
  moreAbout: 'As many custom tasks as your home needs (up to 200 at a time), and your week in your calendar.',
  manage: 'Manage subscription',
  manageAbout:
    'Invoices, cards and cancellation, on the site of our payment provider, Stripe. Or [cancel or withdraw] here.',
  fromSupport: 'Our support team gave you Premium. There is nothing to pay.',
  problem: 'Payment problem',
  notPaid:
    'Your last payment didn’t go through. We’ll try it again. You keep Premium in the meantime. Please check your payment details.',
  notPaidUntil: (end: string) =>
    `Your last payment didn’t go through. We’ll try it again. Premium ends on ${end} even so. Please check your payment details.`,
  renews: (day: string) => `It renews on ${day}. You can cancel at any time.`,
  endsOn: (end: string) => `Ends on ${end}`,
  cancelled: 'You have cancelled. You keep Premium until then, and nothing is deleted afterwards.',
  freeAbout: 'The complete weekly plan for your home, and 1 custom task that repeats.',
  ended: (end: string) => `Premium ended on ${end}. ${dataIsKept}`,
  stopped: `Premium has stopped, because a payment is missing. ${dataIsKept}`,
  notCompleted: 'Your payment for Premium was not completed, so you have the free plan.',
  /** The names of the plans. */
  names: { free: 'Free', premium: 'Premium' },
} as const;
