/** Asks for consent. */
export const cookies = {
  title: 'We count visits only if you agree',
  long: 'If you accept, we may count visits with Google Analytics and show Stripe’s own price table. If you decline, neither is loaded. Our few other cookies are for signing in, for connecting a calendar and for your language.',
  brief: 'For Google Analytics and Stripe.',
  more: 'What is stored, and why',
  details: 'Details',
  decline: 'Decline',
  accept: 'Accept',
} as const;
