/** Where everyone can end a contract. */
export const cancel = {
  title: 'Cancel or withdraw',
  introduction:
    'You can cancel Premium at any time: it then ends with the period that you’ve paid for. Within 14 days of buying you can also withdraw from the contract: Premium then ends at once, and we refund you, less the days used if you asked us to begin at once. The [terms](/terms#withdrawal) have the details and a form to copy.',
  otherWays:
    'You can also write to [{support email}](mailto:{support email}), or send a letter to the address in our [legal notice](/legal).',
  keep: 'Keep Premium',
  loading: 'Loading your contract …',
  cancel: 'Cancel Premium',
  withdraw: 'Withdraw from the contract',
  areYouSure: 'Are you sure?',
  confirmCancellation: 'Confirm cancellation',
  confirmWithdrawal: 'Confirm withdrawal',
  back: 'Back',
  what: 'What would you like to do?',
  name: 'Your name',
  email: 'Email Address',
  emailHint: 'The one that you bought Premium with',
  reference: 'Reference',
  referenceHint: 'An invoice number, or anything else that helps us find your contract',
  needsScript: 'This form',
  busy: 'Sending...',
  counts:
    'Your declaration counts from the moment you press the button. We’ll email you what it says, with the date and time. A cancellation needs nothing more. For a withdrawal, the email has a link: open it, so that no one else can end your contract.',
  receivedTitle: 'We received your declaration',
  /** The first place is for the moment, the second for the address. */
  received:
    'We received your declaration on *. We’ve sent its wording, date and time by email to *. The email says what is left to do.',
} as const;
