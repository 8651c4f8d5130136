import { company as companyLabels } from '#core/languages/en/company.ts';
import { termsOf } from '#core/languages/terms.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { instantText, lastDayText } from '#words/contract.ts';
import { format } from '#words/format.ts';
import { priceText, taxText } from '#words/price.ts';
import type { Sender } from './layout.ts';
import type { Fact, Letter } from './letter.ts';
import { paperOf } from './paper.ts';

type Selling = 'payment-problem' | 'premium-started' | 'premium-ended' | 'declaration-receipt' | 'account-deleted';

/** Who sells, as far as the settings say; without them, at least whom to write to. */
function sellerFacts({ company = {}, supportEmail, productName }: Sender): readonly Fact[] {
  const { source: _, ...known } = company;
  const details = (Object.keys(companyLabels) as (keyof typeof companyLabels)[]).flatMap((field): readonly Fact[] => {
    const value = field === 'source' ? undefined : known[field];
    return value === undefined ? [] : [[companyLabels[field], value]];
  });
  return details.length > 0 ? details : [['Seller', `${productName}, ${supportEmail}`]];
}

const withdrawals = {
  true: 'You asked for the service to begin at once. If you withdraw, you pay for the time until then, in proportion.',
  false: 'If you withdraw, we refund everything.',
} as const;

function whenItEnds({ endsAt, isOver, timezone, refund }: Mail<'premium-ended'>) {
  const day = format.moment(endsAt, 'long', timezone);
  if (refund) {
    return {
      chip: 'You have withdrawn',
      heading: 'Premium has ended',
      text:
        refund.minor > 0
          ? `You withdrew from the contract, so Premium has ended. We refund ${format.money(refund)} to the means of payment that you used. It usually arrives within ten days.`
          : 'You withdrew from the contract, so Premium has ended. Nothing is left to refund.',
    };
  }
  return isOver
    ? {
        chip: `Ended on ${day}`,
        heading: 'Premium has ended',
        text: `Premium ended on ${day}. Nothing more will be charged.`,
      }
    : {
        chip: `Until ${day}`,
        heading: 'Premium won’t be renewed',
        text: `Premium is cancelled. You keep it until ${instantText(endsAt, timezone)}, and nothing more will be charged.`,
      };
}

/** The mails to buyers about their contracts. */
export const sellingLetters: { readonly [Kind in Selling]: (mail: Mail<Kind>, sender: Sender) => Letter } = {
  'payment-problem': ({ to, link, amount, lastFour, nextAttemptAt, endsAt, timezone }, { productName }) => ({
    subject: `Your payment for ${productName} Premium didn’t go through`,
    preview: `You still have Premium. ${format.money(amount)} is open.`,
    chip: 'You still have Premium',
    heading: 'Your last payment didn’t go through',
    text: 'This can happen when a card expires or a bank declines the payment. You keep Premium in the meantime. You can pay now, with the same card or another one.',
    facts: [
      ['Amount', format.money(amount)],
      ...(lastFour ? [['Card', `ending in ${lastFour}`] as const] : []),
      ['Next attempt', nextAttemptAt ? format.moment(nextAttemptAt, 'long', timezone) : 'none, unless you pay'],
      ['Premium ends, if it stays unpaid', format.moment(endsAt, 'long', timezone)],
    ],
    button: { label: `Pay ${format.money(amount)}`, href: link },
    closing:
      'If the payment still fails, your account moves to the free plan. Your tasks and your history stay as they are.',
    reason: `We sent this email to ${to} because this address has a subscription to ${productName} Premium.`,
  }),

  'premium-started': (mail, sender) => {
    const { to, link, price, askedToStart, startedAt, renewsAt, withdrawUntil, timezone } = mail;
    const { productName, supportEmail, baseUrl } = sender;
    const product = `${productName} Premium`;
    return {
      subject: `Your contract about ${product}`,
      preview: `${priceText(price)}. Please keep this email.`,
      chip: 'You now have Premium',
      heading: 'Thank you for buying Premium',
      text: 'This email confirms your purchase. Please keep it: it contains what you bought, how to cancel and withdraw, and our terms.',
      facts: [
        ['What you bought', `${product}: unlimited custom tasks and calendar sync`],
        ['Price', `${priceText(price)}, ${taxText(price)}`],
        ['Bought', instantText(startedAt, timezone)],
        [
          'Renewal',
          `${format.moment(renewsAt, 'long', timezone)}, and then for the same period each time, until you cancel`,
        ],
        ['How to cancel', `At any time at ${link}. Premium then lasts until the end of the period that you paid for.`],
        [
          'How to withdraw',
          `Until the end of ${lastDayText(withdrawUntil, timezone)}, at the same address. ${withdrawals[`${askedToStart}`]}`,
        ],
        ...sellerFacts(sender),
      ],
      button: { label: 'Cancel or withdraw', href: link },
      closing: 'The terms that you agreed to, with the model withdrawal form, follow below.',
      reason: `We sent this email to ${to} because this address was used to buy ${product}.`,
      paper: paperOf(termsOf({ name: productName, supportEmail }), baseUrl),
    };
  },

  'premium-ended': (mail, { productName }) => {
    const { chip, heading, text } = whenItEnds(mail);
    return {
      subject: mail.isOver ? `${productName} Premium has ended` : `${productName} Premium is cancelled`,
      preview: `${chip}.`,
      chip,
      heading,
      text,
      button: { label: 'See the plans', href: mail.link },
      closing:
        'Nothing is deleted. Your custom tasks keep repeating, and the free plan continues to plan your weeks. Calendar sync stops with Premium.',
      reason: `We sent this email to ${mail.to} because this address had bought ${productName} Premium.`,
    };
  },

  'declaration-receipt': ({ to, link, declares, name, reference, declaredAt, timezone }, { productName }) => {
    const withdraws = declares === 'withdrawal';
    const noun = withdraws ? 'withdrawal' : 'cancellation';
    const content = withdraws
      ? `I withdraw from the contract about ${productName} Premium.`
      : `I cancel the contract about ${productName} Premium with the end of the paid period.`;
    return {
      subject: `We received your ${noun}`,
      preview: `Received on ${instantText(declaredAt, timezone)}.`,
      chip: 'Received',
      heading: `We received your ${noun}`,
      text: link
        ? 'It counts from the time below. Please confirm it with the link below, so that no one else can end your contract. The link works for 90 days.'
        : 'It counts from the time below. We carry it out now, and write again when that is done.',
      facts: [
        ['Content', content],
        ['Received', instantText(declaredAt, timezone)],
        ['Email', to],
        ...(name ? [['Name', name] as const] : []),
        ...(reference ? [['Reference', reference] as const] : []),
      ],
      ...(link && { button: { label: `Confirm the ${noun}`, href: link } }),
      closing: link
        ? 'Didn’t send this? You can safely ignore this email. Nothing happens until it is confirmed.'
        : 'Didn’t do this? Reply to this email straight away.',
      reason: `We sent this email to ${to} because ${link ? 'this address was entered on our page “Cancel or withdraw”' : `this is the address of your ${productName} account`}.`,
    };
  },

  'account-deleted': ({ to }, { productName }) => ({
    subject: `Your ${productName} account is deleted`,
    preview: 'Everything that we stored about it is deleted, too.',
    chip: 'Deleted',
    heading: 'Your account is deleted',
    text: 'Your account and everything that we stored about your home are deleted. A subscription that was running has ended, and nothing more will be charged.',
    closing: `Backups, which are only for emergencies, contain it until they are deleted themselves. You can come back to ${productName} at any time with a new account.`,
    reason: `We sent this email to ${to} because it was the address of the account.`,
  }),
};
