/** Asks for consent. */
export const cookies = {
  title: 'We only set cookies if you accept',
  long: 'If you accept, we may count visits with Google Analytics and show Stripe’s own price table. If you decline, neither is loaded.',
  brief: 'For Google Analytics and Stripe.',
  more: 'What is stored, and why',
  details: 'Details',
  decline: 'Decline',
  accept: 'Accept',
} as const;
