import type { formFields as english } from '../../en/app/form-fields.ts';
import type { Translation } from '../../translation.ts';
/** Fields that several forms have, and what is wrong with their contents. */
export const formFields = {
  requiredFields: 'Bitte füllen Sie alle Pflichtfelder aus',
  noName: 'Bitte geben Sie Ihren Namen ein',
  noCountry: 'Bitte wählen Sie Ihr Land',
  noDay: 'Bitte wählen Sie einen Tag',
  todayOrLater: 'Bitte wählen Sie heute oder einen späteren Tag',
  todayOrEarlier: 'Bitte wählen Sie heute oder einen früheren Tag',
  name: 'Name',
  country: 'Land',
  typeToSearch: 'Zum Suchen tippen',
  noSuchCountry: 'Kein Land mit diesem Namen',
  timezone: 'Zeitzone',
  town: 'Nächstgelegene Stadt',
  townHint: 'Eine Region genügt.',
  noSuchTown: 'Kein Ort mit diesem Namen',
  townsUnavailable: 'Orte lassen sich gerade nicht suchen',
} as const satisfies Translation<typeof english>;
