/** What became of a payment. */
export const payment = {
  toPricing: 'Back to pricing',
  questions: (support: string) => `Questions? Write to [${support}].`,
  notFound: 'Payment session not found. Please try starting the payment process again.',
  error: 'There was an error processing your payment. Please contact support if you were charged.',
  notProcessed:
    'Your payment could not be processed. Please check your payment details and try again, or contact support.',
  canceled: 'Your payment process was canceled. No charges have been made to your account.',
  failedTitle: 'Payment Failed',
  canceledTitle: 'Payment Canceled',
  status: (status: string | undefined) =>
    status === undefined
      ? 'Payment status: unknown. Please try again or contact support.'
      : `Payment status: ${status}. Please try again or contact support.`,
  subject: 'My payment',
  toSettings: 'Go to settings',
  successful: 'Payment Successful',
  thanks:
    'Thank you. Premium is yours: [connect your calendar], and add your own custom tasks. You can manage or cancel it in your settings at any time.',
  confirming: 'Confirming Your Payment',
  confirmingAbout: 'This takes a few seconds. Premium appears here as soon as the payment is confirmed.',
  unconfirmed: 'Not Confirmed Yet',
  checkAgain: 'Check again',
  unconfirmedAbout:
    'If you have just paid, your payment is safe and there is no need to pay again: the confirmation can take a few minutes, and Premium then appears by itself. If you have not paid, nothing has been charged.',
  toLogin: 'Go to login',
  sentOnlyAfter:
    'It is sent only after a completed payment. If it does not arrive within a few minutes, please check your spam folder, or log in with the address that you paid with.',
  welcomeSent:
    'A welcome email with a secure login link was sent to the address that you paid with. Open it to sign in and get started.',
  /** The start of a mail to support. */
  body: (session: string) => `Payment: ${session}`,
} as const;
