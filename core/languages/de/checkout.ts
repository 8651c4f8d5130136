import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';
/** What we ask and say on the payment provider's page. Stripe allows 50, 100 and 1,200 characters. */
export const checkout = {
  start: 'Vor Ablauf der 14 Tage beginnen?',
  atOnce: 'Ich verlange es und zahle für die Zeit bis zum Widerruf',
  unasked: 'Ich verlange es nicht',
  withdrawal:
    'Sie können innerhalb von 14 Tagen nach dem Kauf ohne Angabe von Gründen widerrufen. Wenn Sie ausdrücklich verlangen, dass der Dienst während dieser 14 Tage beginnt, zahlen Sie anteilig für die Zeit bis zum Widerruf. Ohne dieses Verlangen bekommen Sie alles zurück. Mit der Schaltfläche darunter bestellen Sie zahlungspflichtig.',
} as const satisfies Translation<typeof english>;
