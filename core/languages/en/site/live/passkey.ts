export const passkeyAnswers = {
  none: 'No passkey was used. You can also sign in with your email address.',
} as const;
