import type { roles as english } from '../../en/app/roles.ts';
import type { Translation } from '../../translation.ts';
/** The roles of people in a home, and what each lets them do, also as it is said to the person who gets it. */
export const roles = {
  owner: {
    name: 'Verwaltung',
    may: 'Kann alles, auch Personen, Zahlung und Löschen.',
    youMay: 'Sie können alles, auch Personen, Zahlung und Löschen.',
  },
  member: {
    name: 'Mitglied',
    may: 'Kann Aufgaben abhaken, verschieben, hinzufügen und eintragen.',
    youMay: 'Sie können Aufgaben abhaken, verschieben, hinzufügen und eintragen.',
  },
  viewer: { name: 'Lesezugriff', may: 'Kann nur ansehen.', youMay: 'Sie können alles ansehen, aber nichts ändern.' },
} as const satisfies Translation<typeof english>;
