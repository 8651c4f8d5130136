import type { Price } from '../../../domain/selling/price.ts';
import type { upgrade as english } from '../../en/app/upgrade.ts';
import type { Translation } from '../../translation.ts';
import { priceText, taxText } from '../price.ts';

const rights = 'Jederzeit kündbar. Sie können innerhalb von 14 Tagen widerrufen.';

/** The offer of Premium within the settings. */
export const upgrade = {
  upgrade: 'Zu Premium wechseln',
  compare: 'Tarife vergleichen',
  notSold: (support: string) =>
    `Premium wird hier nicht verkauft. Wenn Sie Interesse haben, schreiben Sie an [${support}].`,
  soldElsewhere:
    'Verträge werden hier nicht auf Deutsch geschlossen, deshalb wird Premium auf diesen Seiten nicht verkauft. Wählen Sie in den Einstellungen eine andere Sprache, um es zu kaufen.',
  terms: (price: Price) => `${priceText(price)}, ${taxText(price)}. ${rights}`,
  termsWithoutPrice: `Der Preis wird an der Kasse gezeigt, bevor Sie zahlen. ${rights}`,
} as const satisfies Translation<typeof english>;
