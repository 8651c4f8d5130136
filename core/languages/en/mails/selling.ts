import type { Money } from '../../../domain/history/money.ts';
import { format } from '../format.ts';

const bought = (to: string) => `We sent this email to ${to} because this address was used to buy Upkept Premium.`;

/** The mails to buyers about their contracts. */
export const selling = {
  paymentProblem: {
    subject: 'Your payment for Upkept Premium didn’t go through',
    preview: (amount: Money) => `You still have Premium. ${format.money(amount)} is open.`,
    chip: 'You still have Premium',
    heading: 'Your last payment didn’t go through',
    text: 'This can happen when a card expires or a bank declines the payment. You keep Premium in the meantime. You can pay now, with the same card or another one.',
    amount: 'Amount',
    card: 'Card',
    endingIn: (digits: string) => `ending in ${digits}`,
    nextAttempt: 'Next attempt',
    noAttempt: 'none, unless you pay',
    ends: 'Premium ends, if it stays unpaid',
    button: (amount: Money) => `Pay ${format.money(amount)}`,
    closing:
      'If the payment still fails, your account moves to the free plan. Your tasks and your history stay as they are.',
    reason: (to: string) => `We sent this email to ${to} because this address has a subscription to Upkept Premium.`,
  },
  started: {
    subject: 'Your contract for Upkept Premium',
    preview: (price: string) => `${price}. Please keep this email.`,
    chip: 'You now have Premium',
    heading: 'Thank you for buying Premium',
    text: 'This email confirms your purchase. Please keep it: it contains what you bought, how to cancel and withdraw, and our terms.',
    what: 'What you bought',
    premium: 'Upkept Premium: unlimited custom tasks and calendar sync',
    price: 'Price',
    bought: 'Bought',
    renewal: 'Renewal',
    renews: (day: string) => `${day}, and then for the same period each time, until you cancel`,
    howToCancel: 'How to cancel',
    cancelAt: (link: string) =>
      `At any time at ${link}. Premium then lasts until the end of the period that you paid for.`,
    howToWithdraw: 'How to withdraw',
    withdrawUntil: (day: string) => `Until the end of ${day}, at the same address.`,
    withdrawals: {
      true: 'You asked for the service to begin at once. If you withdraw, you pay for the time until then, in proportion.',
      false: 'If you withdraw, we refund everything.',
    },
    seller: 'Seller',
    button: 'Cancel or withdraw',
    closing:
      'The terms that you agreed to, with the model withdrawal form, follow below. Contracts are concluded in English.',
    reason: bought,
  },
  ended: {
    subject: 'Upkept Premium has ended',
    subjectAhead: 'Upkept Premium is cancelled',
    heading: 'Premium has ended',
    headingAhead: 'Premium won’t be renewed',
    chip: (day: string) => `Ended on ${day}`,
    chipAhead: (day: string) => `Until ${day}`,
    text: (day: string) => `Premium ended on ${day}. Nothing more will be charged.`,
    textAhead: (instant: string) =>
      `Premium is cancelled. You keep it until ${instant}, and nothing more will be charged.`,
    withdrawn: 'You have withdrawn',
    refunded: (amount: Money) =>
      `You withdrew from the contract, so Premium has ended. We refund ${format.money(amount)} to the means of payment that you used. It usually arrives within ten days.`,
    nothingLeft: 'You withdrew from the contract, so Premium has ended. Nothing is left to refund.',
    button: 'See the plans',
    closing:
      'Nothing is deleted. Your custom tasks keep repeating, and the free plan continues to plan your weeks. Calendar sync stops with Premium.',
    reason: (to: string) => `We sent this email to ${to} because this address had bought Upkept Premium.`,
  },
  receipt: {
    withdrawal: {
      subject: 'We received your withdrawal',
      content: 'I withdraw from my contract for Upkept Premium.',
      button: 'Confirm the withdrawal',
    },
    cancellation: {
      subject: 'We received your cancellation',
      content: 'I cancel my contract for Upkept Premium as of the end of the paid period.',
      button: 'Confirm the cancellation',
    },
    preview: (instant: string) => `Received on ${instant}.`,
    chip: 'Received',
    stranger: {
      text: 'It takes effect from the time below. Please confirm it with the link below, so that no one else can end your contract. The link works for 90 days.',
      closing: 'Didn’t send this? You can safely ignore this email. Nothing happens until it is confirmed.',
      reason: (to: string) =>
        `We sent this email to ${to} because this address was entered on our page “Cancel or withdraw”.`,
    },
    buyer: {
      text: 'It takes effect from the time below. We are acting on it now, and will write again when it is done.',
      closing: 'Didn’t do this? Reply to this email straight away.',
      reason: (to: string) => `We sent this email to ${to} because this is the address of your Upkept account.`,
    },
    content: 'Content',
    received: 'Received',
    email: 'Email',
    name: 'Name',
    reference: 'Reference',
  },
} as const;
