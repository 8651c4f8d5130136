/** What forms say that ask for an email address. */
export const address = {
  none: 'Please enter your email address',
  wrong: 'Please enter a valid email address',
  notSent: (email: string) => `Failed to send an email to ${email}. Please try again.`,
  checkEmail: 'Check Your Email',
  /** The same for every address, so that it doesn’t reveal which addresses have an account. */
  sent: (email: string) =>
    `If you have an account with us, we've sent an email to ${email}. Click the link inside to sign in. Please check your inbox.`,
} as const;
