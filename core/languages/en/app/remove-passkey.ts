/** The page of the link in the mail about a new passkey. */
export const removePasskey = {
  question: 'Remove this passkey?',
  about: (name: string) =>
    `If you didn’t add “[${name}]”, remove it. You’re then logged out everywhere, and your API tokens, connected apps and webhooks are removed too.`,
  remove: 'Remove it and log out everywhere',
  removed: 'The passkey is removed',
  removedAbout:
    'Every device has been logged out. Sign in by email, and check under Account in Settings that your other passkeys are yours.',
  signIn: 'Sign in',
  expired:
    'The link may be incomplete or older than 30 days, or the passkey may be gone already. You can see your passkeys in Settings, under Account.',
} as const;
