import { accessLetters } from './access-letters.ts';
import type { LetterKind, Letters } from './letter.ts';
import { peopleLetters } from './people-letters.ts';
import { sellingLetters } from './selling-letters.ts';

/** The text of every letter. */
export const letters: Letters<LetterKind> = {
  ...accessLetters,
  ...peopleLetters,
  ...sellingLetters,

  'sign-in': ({ to, link, validMinutes, invitation, asked }, { account: { signIn, signInButton } }) => ({
    subject: signIn.subject,
    preview: `${signIn.lifetime(validMinutes)}.`,
    chip: signIn.lifetime(validMinutes),
    heading: signIn.heading,
    text: invitation ? `${signIn.text} ${signIn.invited(invitation.home, invitation.inviter)}` : signIn.text,
    ...(asked && {
      facts: [
        [signIn.code, asked.code],
        [signIn.asked, signIn.askedAt(asked.at, asked.timezone, asked.device)],
      ],
    }),
    button: { label: invitation ? signIn.joinButton : signInButton, href: link },
    closing: asked ? signIn.closingWithCode : signIn.closing,
    reason: signIn.reason(to),
  }),

  'identity-confirmation': ({ to, link, validMinutes, provider }, { account }) => ({
    ...account.identityConfirmation,
    preview: account.identityConfirmation.preview(provider),
    chip: account.signIn.lifetime(validMinutes),
    text: account.identityConfirmation.text(provider),
    button: { label: account.signInButton, href: link },
    reason: account.identityConfirmation.reason(to, provider),
  }),

  welcome: ({ to, link, validMinutes }, { account, addresses }, { baseUrl }) => ({
    ...account.welcome,
    button: { label: account.signInButton, href: link },
    closing: account.welcome.closing(validMinutes, `${baseUrl}${addresses.signIn}`),
    reason: account.welcome.reason(to),
  }),

  'email-change': ({ to, side, bySupport, newEmail, link }, { account: { emailChange } }) => {
    const { preview, text, closing, reason } = emailChange[bySupport ? 'moved' : side];
    const { subject, chip, heading, button } = emailChange;
    return {
      subject,
      preview,
      chip,
      heading,
      text: text(newEmail),
      button: { label: button, href: link },
      closing,
      reason: reason(to),
    };
  },

  'email-changed': ({ to, newEmail, link }, { account }) => ({
    ...account.emailChanged,
    preview: account.emailChanged.preview(newEmail),
    text: account.emailChanged.text(newEmail),
    button: { label: account.signInButton, href: link },
    reason: account.emailChanged.reason(to),
  }),

  'guide-reminder-request': ({ to, guide, link }, { reminders: { request } }) => ({
    ...request,
    preview: request.preview(guide),
    text: request.text(guide),
    button: { label: request.button, href: link },
    reason: request.reason(to),
  }),

  'guide-reminder': ({ to, guide, link }, { reminders: { due } }) => ({
    ...due,
    subject: due.subject(guide),
    preview: due.preview(guide),
    text: due.text(guide),
    button: { label: due.button, href: link },
    reason: due.reason(to),
  }),

  'account-deleted': ({ to }, { account: { accountDeleted } }) => ({
    ...accountDeleted,
    reason: accountDeleted.reason(to),
  }),

  'calendar-reconnect': ({ to, link }, { account: { calendarReconnect } }) => ({
    ...calendarReconnect,
    button: { label: calendarReconnect.button, href: link },
    reason: calendarReconnect.reason(to),
  }),

  // Operators read English.
  test: ({ to, link }, _, { productName }) => ({
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
