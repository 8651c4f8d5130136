import { pluralise } from '#core/domain/pluralise.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import type { Letter } from './letter.ts';
import { sellingLetters } from './selling-letters.ts';
import { mailFrame as frenchFrame } from '#core/languages/fr/mail-frame.ts';
import { signInMail as frenchSignInMail } from '#core/languages/fr/sign-in-mail.ts';
import { typeset as typesetFrench } from '#core/languages/fr/typeset.ts';
import { mailFrame } from '#words/mail-frame.ts';
import { signInMail } from '#words/sign-in-mail.ts';
import { typeset } from '#words/typeset.ts';

/** The kinds of mail that share one layout. The weekly summary has its own. */
export type LetterKind = Exclude<MailKind, 'weekly-summary'>;
type Letters = { readonly [Kind in LetterKind]: (mail: Mail<Kind>, sender: Sender) => Letter };

/** "10 minutes", "72 hours": whole hours from two on. */
const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0 ? pluralise(minutes / 60, 'hour') : pluralise(minutes, 'minute');

const languages = {
  en: { mail: signInMail, frame: mailFrame, typeset },
  fr: { mail: frenchSignInMail, frame: frenchFrame, typeset: typesetFrench },
} as const;

/** The text of every letter. */
export const letters: Letters = {
  'sign-in': ({ to, link, validMinutes, language }) => {
    const { mail, frame, typeset } = languages[language];
    const lifetime = typeset(mail.lifetime(validMinutes));
    return {
      frame: { ...frame, copyAddress: typeset(frame.copyAddress), questions: typeset(frame.questions) },
      subject: mail.subject,
      preview: `${lifetime}.`,
      chip: lifetime,
      heading: mail.signIn,
      text: typeset(mail.text),
      button: { label: mail.signIn, href: link },
      closing: typeset(mail.closing),
      reason: typeset(mail.reason(to)),
    };
  },

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
