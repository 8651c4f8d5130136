import { pluralise } from '#core/domain/pluralise.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import type { Letter } from './letter.ts';
import { homeOf, peopleLetters } from './people-letters.ts';
import { sellingLetters } from './selling-letters.ts';

/** The kinds of mail that share one layout. The weekly summary has its own. */
export type LetterKind = Exclude<MailKind, 'weekly-summary'>;
type Letters = { readonly [Kind in LetterKind]: (mail: Mail<Kind>, sender: Sender) => Letter };

/** "10 minutes", "72 hours": whole hours from two on. */
const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0 ? pluralise(minutes / 60, 'hour') : pluralise(minutes, 'minute');
const lifetime = (minutes: number) => `Valid for ${spoken(minutes)}, and only once`;

/** The text of every letter. */
export const letters: Letters = {
  ...peopleLetters,

  'sign-in': ({ to, link, validMinutes, invitation }, { productName }) => ({
    subject: `Your sign-in link for ${productName}`,
    preview: `${lifetime(validMinutes)}.`,
    chip: lifetime(validMinutes),
    heading: `Sign in to ${productName}`,
    text: `This link signs you in. You don’t need a password. If you’re new here, it also creates your account.${
      invitation ? ` You then join ${homeOf(invitation.home)}, to which ${invitation.inviter} invites you.` : ''
    }`,
    button: { label: invitation ? 'Sign in and join' : `Sign in to ${productName}`, href: link },
    closing: 'Didn’t ask for this email? You can safely ignore it. No one can sign in without the link.',
    reason: `We sent this email to ${to} because a sign-in link was requested for this address, on our sign-in page or through our support.`,
  }),

  'identity-confirmation': ({ to, link, validMinutes, provider }, { productName }) => ({
    subject: `Confirm your address to sign in to ${productName}`,
    preview: `Someone signed in at ${provider} with this address.`,
    chip: lifetime(validMinutes),
    heading: 'Was it you?',
    text: `Someone signed in at ${provider} with this address, which ${provider} hasn’t checked. If it was you, open this link in the same browser. From then on, ${provider} signs you in to ${productName}.`,
    button: { label: `Sign in to ${productName}`, href: link },
    closing: 'Wasn’t it you? You can safely ignore this email. No one can sign in without the link.',
    reason: `We sent this email to ${to} because ${provider} named this address.`,
  }),

  welcome: ({ to, link, validMinutes }, { productName, baseUrl }) => ({
    subject: `Welcome to ${productName} Premium`,
    preview: 'Thank you. Here is the link to your account.',
    chip: 'You now have Premium',
    heading: `Welcome to ${productName}`,
    text: 'Thank you for your purchase. Your account is ready. This link signs you in, no password needed. If you’re new here, tell us what your home has, and we’ll plan your first week.',
    button: { label: `Sign in to ${productName}`, href: link },
    closing: `The link works once, for ${spoken(validMinutes)}. If you need another one later, enter this address at ${baseUrl}/login. You can cancel at any time under Account in Settings. A second email confirms your purchase.`,
    reason: `We sent this email to ${to} because this address was used to buy ${productName} Premium.`,
  }),

  'email-change': ({ to, side, newEmail, link }, { productName }) => ({
    subject: `Confirm the new email address of your ${productName} account`,
    preview: 'The change needs a confirmation from both addresses.',
    chip: 'Works for 24 hours',
    heading: 'Confirm the new address',
    text:
      side === 'current'
        ? `You asked to sign in with ${newEmail} from now on. To make sure that it’s really you, please confirm the change here too. We’ve also written to the new address.`
        : `You asked to use this address for your ${productName} account. Please confirm that it’s yours. We’ve also written to your current address.`,
    button: { label: 'Confirm the new address', href: link },
    closing:
      side === 'current'
        ? 'Didn’t ask for this? Don’t confirm it, and the address of your account stays as it is. To be safe, log out everywhere under Account in Settings.'
        : 'Didn’t ask for this? You can safely ignore this email. Nothing changes unless both addresses confirm.',
    reason:
      side === 'current'
        ? `We sent this email to ${to} because this is the address of your ${productName} account.`
        : `We sent this email to ${to} because someone entered this address as the new one of their ${productName} account.`,
  }),

  'email-changed': ({ to, newEmail, link }, { productName }) => ({
    subject: `The email address of your ${productName} account has changed`,
    preview: `You now sign in with ${newEmail}.`,
    chip: 'Your address has changed',
    heading: 'Your account has a new address',
    text: `You now sign in to ${productName} with ${newEmail}. Other devices have been logged out, and links in older emails to this address no longer work.`,
    button: { label: `Sign in to ${productName}`, href: link },
    closing: 'Didn’t change it? Reply to this email straight away, so that we can look into it.',
    reason: `We sent this email to ${to} because it was the address of a ${productName} account until now.`,
  }),

  'token-added': ({ to, name, scope, link }, { productName }) => ({
    subject: `A new API token for your home in ${productName}`,
    preview: `“${name}” can now ${scope === 'write' ? 'read and change' : 'read'} your plan.`,
    chip: `“${name}”`,
    heading: 'You created an API token',
    text: `A program that has this token can ${scope === 'write' ? 'read your weeks, your home and its history, and change them' : 'read your weeks, your home and its history'}. It can’t change your address, see your payments or delete your account.`,
    button: { label: 'See your tokens', href: link },
    closing:
      'Didn’t create it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
    reason: `We sent this email to ${to} because this is the address of your ${productName} account.`,
  }),

  'app-added': ({ to, name, host, scope, link }, { productName }) => ({
    subject: `A new connected app for your home in ${productName}`,
    preview: `“${name}” can now ${scope === 'write' ? 'read and change' : 'read'} your plan.`,
    chip: `“${name}”`,
    heading: 'You connected an app',
    text: `The app of ${host} can ${scope === 'write' ? 'read your weeks and your history, and complete, move and skip tasks' : 'read your weeks and your history'}. It can’t change your address, see your payments or delete anything.`,
    button: { label: 'See your apps', href: link },
    closing:
      'Didn’t connect it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
    reason: `We sent this email to ${to} because this is the address of your ${productName} account.`,
  }),

  'webhook-added': ({ to, host, link }, { productName }) => ({
    subject: `A new webhook for your home in ${productName}`,
    preview: `Changes of your plan are now reported to ${host}.`,
    chip: host,
    heading: 'You added a webhook',
    text: `${productName} now reports to ${host} when tasks of your home are done, moved or skipped, and when a week is planned. It can’t change anything.`,
    button: { label: 'See your webhooks', href: link },
    closing: 'Didn’t add it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
    reason: `We sent this email to ${to} because this is the address of your ${productName} account.`,
  }),

  'webhook-paused': ({ to, host, link }, { productName }) => ({
    subject: `A webhook of your home in ${productName} is paused`,
    preview: `${host} hasn’t accepted what we sent.`,
    chip: host,
    heading: 'A webhook is paused',
    text: `${host} hasn’t accepted our last tries, so ${productName} no longer reports changes to it. Your tasks are unchanged. Once it works again, send a test from Settings, and the webhook goes on.`,
    button: { label: 'See your webhooks', href: link },
    closing: 'If you no longer need it, remove it on the same page. We won’t write about this again.',
    reason: `We sent this email to ${to} because you added this webhook to your home in ${productName}.`,
  }),

  'passkey-added': ({ to, name, link }, { productName }) => ({
    subject: `A new passkey for your ${productName} account`,
    preview: `“${name}” can now sign in to your account.`,
    chip: `“${name}”`,
    heading: 'You added a passkey',
    text: `You can now sign in to ${productName} with this passkey. Links by email work as before.`,
    button: { label: 'See your passkeys', href: link },
    closing: 'Didn’t add it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
    reason: `We sent this email to ${to} because this is the address of your ${productName} account.`,
  }),

  'identity-added': ({ to, provider, link }, { productName }) => ({
    subject: `A new way to sign in to your ${productName} account`,
    preview: `${provider} can now sign you in.`,
    chip: provider,
    heading: 'Your sign-in service is connected',
    text: `You signed in with ${provider}. From now on, it opens your ${productName} account.`,
    button: { label: 'See the connection', href: link },
    closing: 'Wasn’t it you? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
    reason: `We sent this email to ${to} because this is the address of your ${productName} account.`,
  }),

  ...sellingLetters,

  'calendar-reconnect': ({ to, link }, { productName }) => ({
    subject: `Please reconnect your calendar to ${productName}`,
    preview: 'Google no longer lets us update it. Reconnecting takes a minute.',
    chip: 'Your plan is safe',
    heading: 'Your calendar needs to be reconnected',
    text: `Google no longer lets ${productName} update your calendar. This happens when access is withdrawn in your Google account, or when the connection hasn’t been used for a long time. Your tasks are unchanged, but changes to them don’t reach your calendar until you reconnect it.`,
    button: { label: 'Reconnect your calendar', href: link },
    closing:
      'If you no longer want your tasks in your calendar, disconnect it on the same page. We won’t write about this again.',
    reason: `We sent this email to ${to} because this address has a calendar connected to ${productName}.`,
  }),

  test: ({ to, link }, { productName }) => ({
    subject: `A test mail from ${productName}`,
    preview: 'Mail works.',
    chip: 'Mail works',
    heading: 'This mail has arrived',
    text: `It was sent to try the mail service of ${productName}. If it arrived in the folder for spam, check SPF, DKIM and DMARC of the sender’s domain.`,
    button: { label: `Open ${productName}`, href: link },
    closing: 'You don’t need to do anything.',
    reason: `We sent this email to ${to} because an operator of ${productName} entered this address.`,
  }),
};
