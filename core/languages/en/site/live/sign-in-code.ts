/** The form for the code in a sign-in mail. */
export const signInCode = {
  label: 'Code from the email',
  none: 'Please enter the code from the email',
  submit: 'Use the code',
  busy: 'Checking...',
  /** On the sign-in page, of a mail that was asked for a few minutes ago. */
  pending: 'Enter the code from your email',
} as const;
