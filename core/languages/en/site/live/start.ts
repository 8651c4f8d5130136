import type { Price } from '../../../../domain/selling/price.ts';
import { priceText, taxText } from '../../price.ts';

/** What the script of every page says. */
export const start = {
  offline: 'You’re offline. What you see may be out of date, and changes can’t be saved.',
  offlineForm: 'You seem to be offline. Please connect, and press the button again.',
  offlinePage: 'You seem to be offline. Please connect, and open this page again.',
  offlineAgain: 'You seem to be offline. Please connect, and try again.',
  unreached: 'The server could not be reached. Please try again.',
  failed: 'Something went wrong. Please try again.',
  price: (price: Price) => `${priceText(price)}, ${taxText(price)}. You can withdraw within 14 days.`,
  noAddress: 'Please enter your email address',
  wrongAddress: 'Please enter a valid email address',
  notSent: (email: string) => `Failed to send an email to ${email}. Please try again.`,
  checkEmail: 'Check Your Email',
  /** The same for every address, so that it doesn’t reveal which addresses have an account. */
  sent: (email: string) =>
    `If you have an account with us, we've sent an email to ${email}. Click the link inside to sign in. Please check your inbox.`,
  user: 'User',
  free: 'Free',
  cookies: {
    title: 'We only set cookies if you accept',
    long: 'If you accept, we may count visits with Google Analytics and show Stripe’s own price table. If you decline, neither is loaded.',
    brief: 'For Google Analytics and Stripe.',
    more: 'What is stored, and why',
    details: 'Details',
    decline: 'Decline',
    accept: 'Accept',
  },
  allDone: 'All tasks completed! Great job!',
  done: (done: number, tasks: number) => `${done} of ${tasks} done`,
} as const;
