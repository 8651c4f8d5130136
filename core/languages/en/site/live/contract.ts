import type { DeclarationKind } from '../../../../domain/selling/declaration.ts';
import type { Price } from '../../../../domain/selling/price.ts';
import { priceText, taxText } from '../../price.ts';

/** What the page for ending a contract says of a user’s own. Days and moments are given as text. */
export const contractAnswers = {
  askWithdrawal:
    'Withdraw from the contract? Premium ends at once, and we refund you, less the days used if you asked us to begin at once.',
  askCancellation: (until: string) => `Cancel Premium? You keep it until ${until}.`,
  received: (kind: DeclarationKind, at: string) =>
    kind === 'withdrawal'
      ? `We received your withdrawal on ${at}, and sent you a receipt.`
      : `We received your cancellation on ${at}, and sent you a receipt.`,
  ofOwners:
    'Only the owners of this home can end its Premium here. If you bought it yourself, log out and use the form that is here then: it needs only your email address.',
  kept: 'The cancellation is taken back.',
  none: 'You have no contract to end: you haven’t bought Premium.',
  canWithdraw: (until: string) => `You can withdraw until the end of ${until}.`,
  running: (started: string, renews: string) => `You bought Premium on ${started}. It renews on ${renews}.`,
  costs: (price: Price) => `It costs ${priceText(price)}, ${taxText(price)}.`,
  ending: (until: string) => `Premium is cancelled. You keep it until ${until}.`,
  ended: 'Premium has ended.',
} as const;
