/** What we ask and say on the payment provider's page. Stripe allows 50, 100 and 1,200 characters. */
export const checkout = {
  start: 'Begin before the 14 days are over?',
  atOnce: 'I request it, and pay for the time until I withdraw',
  unasked: 'I don’t request it',
  withdrawal:
    'You can withdraw within 14 days of buying, without giving a reason. If you expressly request that the service begins during these 14 days, you pay for the time until you withdraw, in proportion. Without this request, you get everything back.',
} as const;
