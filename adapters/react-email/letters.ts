import { pluralise } from '#core/domain/pluralise.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import type { Letter } from './letter.ts';

type Letters = { readonly [Kind in MailKind]: (mail: Mail<Kind>, sender: Sender) => Letter };

const lifetime = (minutes: number) => `Works once, for ${pluralise(minutes, 'minute')}`;

/** The text of every mail. */
export const letters: Letters = {
  'sign-in': ({ to, link, validMinutes }, { productName }) => ({
    subject: `Your sign-in link for ${productName}`,
    preview: `${lifetime(validMinutes)}.`,
    chip: lifetime(validMinutes),
    heading: `Sign in to ${productName}`,
    text: 'Here is your link. There is no password to remember, and if you are new, it makes your account.',
    button: { label: `Sign in to ${productName}`, href: link },
    closing: 'If you didn’t ask for it, ignore this email. Your address can’t be used to sign in without this link.',
    reason: `This mail went to ${to} because a link to sign in to ${productName} was asked for with it, on the sign-in page or from our support.`,
  }),

  welcome: ({ to, link, validMinutes }, { productName, baseUrl }) => ({
    subject: `Welcome to ${productName} Premium`,
    preview: 'Thank you. Here is the link to your account.',
    chip: 'Premium is yours',
    heading: `Welcome to ${productName}`,
    text: 'Thank you for your purchase. Your account is ready: sign in and, if you are new here, tell us about your home, so that your first week of small jobs can be planned. There is no password to remember.',
    button: { label: `Sign in to ${productName}`, href: link },
    closing: `The link works once, for ${pluralise(validMinutes, 'minute')}. Later, ask for a new one with this address at ${baseUrl}/login. You can cancel at any time in Settings, under Account.`,
    reason: `This mail went to ${to} because that address was given when ${productName} Premium was bought.`,
  }),

  'payment-problem': ({ to, link }, { productName }) => ({
    subject: `A payment for ${productName} Premium did not go through`,
    preview: 'Nothing is lost. Please check how you pay.',
    chip: 'Nothing is lost',
    heading: 'Your last payment did not go through',
    text: 'It happens: a card expires, or a bank says no. The payment will be tried again in the next days, and Premium goes on meanwhile. To be on the safe side, check how you pay.',
    button: { label: 'Check how you pay', href: link },
    closing: 'If it still does not work, your plan goes on without Premium, and everything that you have made stays.',
    reason: `This mail went to ${to} because that address has a subscription to ${productName} Premium.`,
  }),

  'calendar-reconnect': ({ to, link }, { productName }) => ({
    subject: `Please reconnect your calendar to ${productName}`,
    preview: 'Google no longer lets us update it. Reconnecting takes a minute.',
    chip: 'Your plan is safe',
    heading: 'Your calendar needs to be reconnected',
    text: `Google no longer lets ${productName} update your calendar. This happens when access is withdrawn in your Google account, or when it has not been used for a long time. Your tasks are unchanged, but changes to them don’t reach your calendar until you reconnect it.`,
    button: { label: 'Reconnect your calendar', href: link },
    closing:
      'If you no longer want your tasks in your calendar, disconnect it on the same page. We won’t write about this again.',
    reason: `This mail went to ${to} because that address has a calendar connected to ${productName}.`,
  }),
};
