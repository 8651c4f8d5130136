import { deviceText } from '../device-text.ts';
import { format } from '../format.ts';

/** "10 minutes", "72 hours": whole hours from two on. */
const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0
    ? format.count(minutes / 60, { one: 'hour', other: 'hours' })
    : format.count(minutes, { one: 'minute', other: 'minutes' });

const lifetime = (minutes: number) => `Valid for ${spoken(minutes)}, and only once`;

/** The mails about signing in, and about the account itself. */
export const account = {
  ofAccount: (to: string) => `We sent this email to ${to} because this is the address of your Upkept account.`,
  signInButton: 'Sign in to Upkept',
  signIn: {
    subject: 'Your sign-in link for Upkept',
    lifetime,
    heading: 'Sign in to Upkept',
    text: 'If you’re new here, this link also creates your account.',
    invited: (home: string | undefined, inviter: string) =>
      home === undefined
        ? `You then join a home, to which ${inviter} invites you.`
        : `You then join “${home}”, to which ${inviter} invites you.`,
    code: 'Code, for the page where you asked',
    asked: 'Asked',
    /** `device`: such as "Firefox on Windows". The zone is named, since a stranger may have asked from another one. */
    askedAt: (at: Date, timezone: string, device: string | undefined) => {
      const moment = format.moment(at, 'dayAndZone', timezone);
      return device === undefined ? moment : `${moment}, in ${deviceText(device)}`;
    },
    joinButton: 'Sign in and join',
    closing: 'Didn’t ask for this email? You can safely ignore it.',
    closingWithCode: 'Never tell anyone the code. Didn’t ask for this email? You can safely ignore it.',
    reason: (to: string) => `We sent this email to ${to} because a sign-in link was requested for this address.`,
  },
  identityConfirmation: {
    subject: 'Confirm your address to sign in to Upkept',
    preview: (provider: string) => `Someone signed in at ${provider} with this address.`,
    heading: 'Was it you?',
    text: (provider: string) =>
      `Someone signed in at ${provider} with this address, which ${provider} hasn’t checked. If it was you, open this link in the same browser. From then on, ${provider} signs you in to Upkept.`,
    closing: 'Wasn’t it you? You can safely ignore this email. No one can sign in without the link.',
    reason: (to: string, provider: string) => `We sent this email to ${to} because ${provider} named this address.`,
  },
  welcome: {
    subject: 'Welcome to Upkept Premium',
    preview: 'Thank you. Here is the link to your account.',
    chip: 'You now have Premium',
    heading: 'Welcome to Upkept',
    text: 'Thank you for your purchase. Your account is ready. This link signs you in, no password needed. If you’re new here, tell us what your home has, and we’ll plan your first week.',
    closing: (minutes: number, signInPage: string) =>
      `The link works once, for ${spoken(minutes)}. If you need another one later, enter this address at ${signInPage}. You can cancel at any time under Account in Settings. A second email confirms your purchase.`,
    reason: (to: string) => `We sent this email to ${to} because this address was used to buy Upkept Premium.`,
  },
  emailChange: {
    subject: 'Confirm the new address of your Upkept account',
    chip: 'Works for 24 hours',
    heading: 'Confirm the new address',
    button: 'Confirm the new address',
    current: {
      preview: 'The change needs a confirmation from both addresses.',
      text: (newEmail: string) =>
        `You asked to sign in with ${newEmail} from now on. To make sure that it’s really you, please confirm the change here too. We’ve also written to the new address.`,
      closing:
        'Didn’t ask for this? Don’t confirm it, and the address of your account stays as it is. To be safe, log out everywhere under Account in Settings.',
      reason: (to: string) => `We sent this email to ${to} because this is the address of your Upkept account.`,
    },
    new: {
      preview: 'The change needs a confirmation from both addresses.',
      text: (_newEmail: string) =>
        'You asked to use this address for your Upkept account. Please confirm that it’s yours. We’ve also written to your current address.',
      closing: 'Didn’t ask for this? You can safely ignore this email. Nothing changes unless both addresses confirm.',
      reason: (to: string) =>
        `We sent this email to ${to} because someone entered this address as the new one of their Upkept account.`,
    },
    /** To the new address, where support moves someone who lost their mailbox. */
    moved: {
      preview: 'Our support moves an account to this address.',
      text: (_newEmail: string) =>
        'Someone told our support that they can no longer read the emails of their Upkept account, and asked us to move it to this address. If it was you, please confirm that the address is yours. You then sign in with it, and all devices are logged out.',
      closing: 'Didn’t ask our support for this? Then don’t confirm it, and nothing changes.',
      reason: (to: string) =>
        `We sent this email to ${to} because our support entered this address as the new one of an Upkept account.`,
    },
  },
  emailChanged: {
    subject: 'The address of your Upkept account has changed',
    preview: (newEmail: string) => `You now sign in with ${newEmail}.`,
    chip: 'Your address has changed',
    heading: 'Your account has a new address',
    text: (newEmail: string) =>
      `You now sign in to Upkept with ${newEmail}. Every device has been logged out, except the one on which you may have asked for the change, and links in older emails to this address no longer work.`,
    closing: 'Didn’t change it? Reply to this email straight away, so that we can look into it.',
    reason: (to: string) => `We sent this email to ${to} because it was the address of an Upkept account until now.`,
  },
  accountDeleted: {
    subject: 'Your Upkept account is deleted',
    preview: 'What we stored about you is deleted, too.',
    chip: 'Deleted',
    heading: 'Your account is deleted',
    text: 'Your account is deleted, and with it every home in which you lived alone. Their subscriptions have ended, and nothing more will be charged for them. A home in which others live stays with them.',
    closing:
      'Backups, which are only for emergencies, contain it until they are deleted themselves. You can come back to Upkept at any time with a new account.',
    reason: (to: string) => `We sent this email to ${to} because it was the address of the account.`,
  },
  calendarReconnect: {
    subject: 'Please reconnect your calendar to Upkept',
    preview: 'Google no longer lets us update it. Reconnecting takes a minute.',
    chip: 'Your plan is safe',
    heading: 'Your calendar needs to be reconnected',
    text: 'Google no longer lets Upkept update your calendar. This happens when access is withdrawn in your Google account, or when the connection hasn’t been used for a long time. Your tasks are unchanged, but changes to them don’t reach your calendar until you reconnect it.',
    button: 'Reconnect your calendar',
    closing:
      'If you no longer want your tasks in your calendar, disconnect it on the same page. We won’t write about this again.',
    reason: (to: string) => `We sent this email to ${to} because this address has a calendar connected to Upkept.`,
  },
} as const;
