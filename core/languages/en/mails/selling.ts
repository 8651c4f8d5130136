import type { Money } from '../../../domain/history/money.ts';
import { amounts } from '../amounts.ts';

/** The owner who is written to may not be the one who bought. */
const bought = (to: string) =>
  `We sent this email to ${to} because Upkept Premium was bought for a home of which you’re an owner.`;

/** The mails to buyers about their contracts. */
export const selling = {
  paymentProblem: {
    subject: 'Your payment for Upkept Premium didn’t go through',
    preview: (amount: Money) => `You still have Premium. ${amounts.exact(amount)} is open.`,
    chip: 'You still have Premium',
    heading: 'Your last payment didn’t go through',
    text: 'This can happen when a card expires or a bank declines the payment. You keep Premium in the meantime. You can pay now, with the same card or another one.',
    amount: 'Amount',
    card: 'Card',
    endingIn: (digits: string) => `ending in ${digits}`,
    nextAttempt: 'Next attempt',
    noAttempt: 'none, unless you pay',
    ends: 'Premium ends, if it stays unpaid',
    button: (amount: Money) => `Pay ${amounts.exact(amount)}`,
    closing:
      'If the payment still fails, your home moves to the free plan. Your tasks and your history stay as they are.',
    reason: bought,
  },
  started: {
    subject: 'Your contract for Upkept Premium',
    preview: (price: string) => `${price}. Please keep this email.`,
    chip: 'You now have Premium',
    heading: 'Thank you for buying Premium',
    text: 'This email confirms your purchase. Please keep it: it contains what you bought, how to cancel and withdraw, and our terms.',
    what: 'What you bought',
    premium: 'Upkept Premium: unlimited custom tasks (at most 200 at a time) and calendar sync',
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
    terms: 'Terms',
    termsAre: (version: string, hash: string) => `version ${version}, SHA-256 ${hash}`,
    button: 'Cancel or withdraw',
    closing:
      'The terms that you agreed to, with the model withdrawal form, follow below, in the language of the contract.',
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
      `You withdrew from the contract, so Premium has ended. We refund ${amounts.exact(amount)} to the means of payment that you used. It usually arrives within ten days.`,
    nothingLeft: 'You withdrew from the contract, so Premium has ended. Nothing is left to refund.',
    button: 'Keep Premium',
    closing:
      'Nothing is deleted. Your custom tasks keep repeating, and the free plan continues to plan your weeks. Calendar sync stops with Premium.',
    reason: bought,
  },
  priceChanges: {
    subject: 'The price of Upkept Premium changes',
    preview: (price: string, day: string) => `${price}, from ${day}.`,
    chip: (day: string) => `From ${day}`,
    heading: 'Premium gets a new price',
    text: (price: string, day: string) =>
      `From ${day}, Premium costs ${price}. You pay the new price from your first period that begins on that day or later. If you don’t want to, cancel before then: you keep Premium until the end of the period that you’ve paid for.`,
    price: 'New price',
    applies: 'Applies from',
    button: 'Cancel Premium',
    closing: 'If you keep Premium, you don’t have to do anything.',
    reason: bought,
  },
  termsChange: {
    subjects: { terms: 'Our terms change', privacy: 'Our privacy policy changes' },
    chip: (day: string) => `From ${day}`,
    texts: {
      terms: (day: string) =>
        `Our terms of service change on ${day}. Until then, the present ones apply. Below is what changes, and what you can do if you don’t agree.`,
      privacy: (day: string) =>
        `Our privacy policy changes on ${day}. Until then, the present one applies. Below is what changes, and what you can do if you don’t agree.`,
    },
    what: 'What changes',
    applies: 'Applies from',
    disagree: 'If you don’t agree',
    /** `link`: of the page that cancels Premium; undefined where nothing is paid that would be renewed. */
    end: (day: string, link: string | undefined) =>
      link === undefined
        ? `You can end the contract before ${day}: delete your account, in Settings under Account.`
        : `You can end the contract before ${day}: cancel Premium at ${link}, or delete your account, in Settings under Account.`,
    read: { terms: 'Read our terms', privacy: 'Read our privacy policy' },
    closing: 'If you agree, you don’t have to do anything.',
    reason: (to: string) => `We sent this email to ${to} because this is the address of your Upkept account.`,
  },
  receipt: {
    withdrawal: {
      subjects: {
        unconfirmed: 'One more step: confirm your withdrawal',
        reminder: 'Still open: please confirm your withdrawal',
        accepted: 'We received your withdrawal',
        no_contract: 'Your withdrawal: we found no contract',
        too_late: 'We received your withdrawal after the 14 days',
        declined: 'We have answered your withdrawal',
      },
      content: 'I withdraw from my contract for Upkept Premium.',
      button: 'Confirm the withdrawal',
    },
    cancellation: {
      subjects: {
        unconfirmed: 'One more step: confirm your cancellation',
        reminder: 'Still open: please confirm your cancellation',
        accepted: 'We received your cancellation',
        no_contract: 'Your cancellation: we found no contract',
        too_late: 'Your cancellation came after the contract’s end',
        declined: 'We have answered your cancellation',
      },
      content: 'I cancel my contract for Upkept Premium as of the end of the paid period.',
      button: 'Confirm the cancellation',
    },
    preview: (instant: string) => `Received on ${instant}.`,
    chip: 'Received',
    texts: {
      unconfirmed:
        'Your declaration counts from the time below. One step is left: please confirm it with the link below, so that no one else can end your contract. We then carry it out.',
      reminder:
        'You sent this declaration, or someone else did in your name, and it isn’t confirmed yet. It still counts from the time below. Once you confirm it, we carry it out.',
      accepted:
        'Your declaration counts from the time below. We are acting on it now, and will write again when it is done.',
      no_contract:
        'Your address was entered on our page “Cancel or withdraw”, but nothing was bought with it that still runs. If you bought Premium with another address, please send your declaration again with that one.',
      too_late:
        'Your declaration came after the 14 days in which you can withdraw, so it has no effect. While the contract runs, you can cancel it at any time: Premium then ends with the period that you’ve paid for.',
      declined: 'We have looked at your declaration. It has no effect, for the reason below.',
    },
    /** The cancellation of a buyer who wasn’t signed in. */
    carriedOut:
      'Premium was cancelled for your address, on our page “Cancel or withdraw”. You don’t have to do anything: nothing more will be charged.',
    closings: {
      unconfirmed: 'Didn’t send this? Then do nothing, and nothing changes.',
      reminder: 'Didn’t send this? Then do nothing, and nothing changes.',
      accepted: 'Didn’t do this? Reply to this email straight away.',
      no_contract: 'Didn’t send this? Then do nothing. We don’t write to you again about it today.',
      too_late: 'If you think that we’re wrong, reply to this email.',
      declined: 'If you think that we’re wrong, reply to this email.',
    },
    changedMind:
      'Wasn’t it you, or have you changed your mind? Until Premium ends, you can take the cancellation back.',
    keep: 'Keep Premium',
    toPage: 'Cancel or withdraw',
    stranger: (to: string) =>
      `We sent this email to ${to} because this address was entered on our page “Cancel or withdraw”.`,
    buyer: (to: string) => `We sent this email to ${to} because this is the address of your Upkept account.`,
    content: 'Content',
    received: 'Received',
    ends: 'Premium ends',
    why: 'Our reason',
    email: 'Email',
    name: 'Name',
    reference: 'Reference',
  },
} as const;
