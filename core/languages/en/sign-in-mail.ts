import { format } from './format.ts';

/** "10 minutes", "72 hours": whole hours from two on. */
const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0
    ? format.count(minutes / 60, { one: 'hour', other: 'hours' })
    : format.count(minutes, { one: 'minute', other: 'minutes' });

/** The mail with a link that signs in. */
export const signInMail = {
  subject: 'Your sign-in link for Upkept',
  lifetime: (minutes: number) => `Valid for ${spoken(minutes)}, and only once`,
  signIn: 'Sign in to Upkept',
  text: 'This link signs you in. You don’t need a password. If you’re new here, it also creates your account.',
  closing: 'Didn’t ask for this email? You can safely ignore it. No one can sign in without the link.',
  reason: (to: string) =>
    `We sent this email to ${to} because a sign-in link was requested for this address, on our sign-in page or through our support.`,
} as const;
