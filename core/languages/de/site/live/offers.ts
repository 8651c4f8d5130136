import type { offers as english } from '../../../en/site/live/offers.ts';
import type { Translation } from '../../../translation.ts';
/** What public pages say of what they offer: forms, contracts and Premium. */
export const offers = {
  offlineForm:
    'Sie sind anscheinend offline. Stellen Sie eine Verbindung her, und drücken Sie noch einmal auf die Schaltfläche.',
  offlinePage: 'Sie sind anscheinend offline. Stellen Sie eine Verbindung her, und öffnen Sie diese Seite noch einmal.',
} as const satisfies Translation<typeof english>;
