/** The dialog in which a person who signed in a while ago confirms that it’s them. */
export const confirmation = {
  title: 'Confirm that it’s you',
  about: 'You signed in a while ago. Before we go on, please show that it’s you, and not someone with your device.',
  usePasskey: 'Use a passkey',
  mailCode: 'Email me a code',
  sentTo: (email: string) => `We’ve sent a code to [${email}]. It works for ten minutes.`,
  confirm: 'Confirm',
  noPasskeyUsed: 'No passkey was used. Please try again.',
  signInWith: (service: string) => `Sign in again with ${service}`,
  notKept: 'You then come back to Upkept, and what you’ve just entered isn’t kept.',
  noWay: 'Please log out, sign in again, and repeat what you did.',
} as const;
