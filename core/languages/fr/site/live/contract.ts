import type { contractAnswers as english } from '../../../en/site/live/contract.ts';
import type { Translation } from '../../../translation.ts';
import { priceText, taxText } from '../../price.ts';

export const contractAnswers: Translation<typeof english> = {
  askWithdrawal:
    'Se rétracter du contrat ? Premium prend fin immédiatement, et nous vous remboursons, moins les jours utilisés si vous avez demandé un début immédiat.',
  askCancellation: (until) => `Résilier Premium ? Vous le gardez jusqu’au ${until}.`,
  received: (kind, at) =>
    kind === 'withdrawal'
      ? `Nous avons reçu votre rétractation le ${at}, et vous avons envoyé un accusé de réception.`
      : `Nous avons reçu votre résiliation le ${at}, et vous avons envoyé un accusé de réception.`,
  ofOwners:
    'Pour ce logement, Premium est l’affaire de ses responsables, qui peuvent y mettre fin sur cette page. Si vous l’avez acheté vous-même, déconnectez-vous et remplissez le formulaire qui s’y trouve alors : votre adresse e-mail suffit.',
  kept: 'La résiliation est annulée.',
  none: 'Vous n’avez aucun contrat auquel mettre fin : vous n’avez pas acheté Premium.',
  canWithdraw: (until) => `Vous pouvez vous rétracter jusqu’au ${until} inclus.`,
  running: (started, renews) => `Vous avez acheté Premium le ${started}. Il se renouvelle le ${renews}.`,
  costs: (price) => `Il coûte ${priceText(price)}, ${taxText(price)}.`,
  ending: (until) => `Premium est résilié. Vous le gardez jusqu’au ${until}.`,
  ended: 'Premium a pris fin.',
};
