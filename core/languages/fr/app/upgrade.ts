import type { upgrade as english } from '../../en/app/upgrade.ts';
import type { Translation } from '../../translation.ts';
import { priceText, taxText } from '../price.ts';

const rights = 'Vous pouvez résilier à tout moment, et vous rétracter pendant 14 jours.';

export const upgrade: Translation<typeof english> = {
  upgrade: 'Passer à Premium',
  compare: 'Comparer les formules',
  notSold: (support) => `Premium n’est pas vendu ici. Si cela vous intéresse, écrivez à [${support}].`,
  soldElsewhere:
    'Ici, aucun contrat n’est conclu en français : Premium n’est donc pas vendu sur ces pages. Choisissez une autre langue dans les réglages pour l’acheter.',
  terms: (price) => `${priceText(price)}, ${taxText(price)}. ${rights}`,
  termsWithoutPrice: `Le prix est indiqué avant le paiement. ${rights}`,
};
