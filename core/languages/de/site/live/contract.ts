import type { DeclarationKind } from '../../../../domain/selling/declaration.ts';
import type { Price } from '../../../../domain/selling/price.ts';
import type { contractAnswers as english } from '../../../en/site/live/contract.ts';
import type { Translation } from '../../../translation.ts';
import { priceText, taxText } from '../../price.ts';

/** What the page for ending a contract says of a user’s own. Days and moments are given as text. */
export const contractAnswers = {
  askWithdrawal:
    'Den Vertrag widerrufen? Premium endet sofort, und wir erstatten Ihnen das Geld, abzüglich der genutzten Tage, wenn Sie verlangt haben, dass wir sofort beginnen.',
  askCancellation: (until: string) => `Premium kündigen? Sie behalten es bis ${until}.`,
  received: (kind: DeclarationKind, at: string) =>
    kind === 'withdrawal'
      ? `Ihr Widerruf ist am ${at} eingegangen, und wir haben Ihnen eine Bestätigung geschickt.`
      : `Ihre Kündigung ist am ${at} eingegangen, und wir haben Ihnen eine Bestätigung geschickt.`,
  ofOwners:
    'Nur wer dieses Zuhause verwaltet, kann dessen Premium hier beenden. Wenn Sie es selbst gekauft haben, melden Sie sich ab, und verwenden Sie das Formular, das dann hier steht: Es braucht nur Ihre E-Mail-Adresse.',
  kept: 'Die Kündigung ist zurückgenommen.',
  none: 'Sie haben keinen Vertrag zu beenden: Sie haben Premium nicht gekauft.',
  canWithdraw: (until: string) => `Sie können bis zum Ende des ${until} widerrufen.`,
  running: (started: string, renews: string) =>
    `Sie haben Premium am ${started} gekauft. Es verlängert sich am ${renews}.`,
  costs: (price: Price) => `Es kostet ${priceText(price)}, ${taxText(price)}.`,
  ending: (until: string) => `Premium ist gekündigt. Sie behalten es bis ${until}.`,
  ended: 'Premium ist beendet.',
} as const satisfies Translation<typeof english>;
