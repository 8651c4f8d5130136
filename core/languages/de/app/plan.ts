import type { plan as english } from '../../en/app/plan.ts';
import type { Translation } from '../../translation.ts';

const dataIsKept =
  'Es wurde nichts gelöscht, und Ihre eigenen Aufgaben gehen weiter. Für weitere und für den Kalenderabgleich brauchen Sie Premium.';

/** What plan a home has. */
export const plan = {
  title: 'Ihr Tarif',
  more: 'Mehr mit Premium',
  moreAbout: 'So viele eigene Aufgaben, wie Ihr Zuhause braucht (bis zu 200 gleichzeitig), und Ihre Woche im Kalender.',
  manage: 'Abo verwalten',
  manageAbout:
    'Rechnungen, Karten und Kündigung, auf den Seiten unseres Zahlungsdienstes Stripe. Oder hier [kündigen oder widerrufen].',
  fromSupport: 'Unser Support hat Ihnen Premium geschenkt. Es ist nichts zu zahlen.',
  problem: 'Problem mit der Zahlung',
  notPaid:
    'Ihre letzte Zahlung ging nicht durch. Wir versuchen es noch einmal. Bis dahin behalten Sie Premium. Bitte prüfen Sie Ihre Zahlungsdaten.',
  notPaidUntil: (end: string) =>
    `Ihre letzte Zahlung ging nicht durch. Wir versuchen es noch einmal. Premium endet trotzdem am ${end}. Bitte prüfen Sie Ihre Zahlungsdaten.`,
  renews: (day: string) => `Es verlängert sich am ${day}. Sie können jederzeit kündigen.`,
  endsOn: (end: string) => `Endet am ${end}`,
  cancelled: 'Sie haben gekündigt. Bis dahin behalten Sie Premium, und danach wird nichts gelöscht.',
  freeAbout: 'Der vollständige Wochenplan für Ihr Zuhause und 1 eigene Aufgabe, die sich wiederholt.',
  ended: (end: string) => `Premium endete am ${end}. ${dataIsKept}`,
  stopped: `Premium ist unterbrochen, weil eine Zahlung fehlt. ${dataIsKept}`,
  notCompleted: 'Ihre Zahlung für Premium wurde nicht abgeschlossen, deshalb haben Sie den kostenlosen Tarif.',
  /** The names of the plans. */
  names: { free: 'Kostenlos', premium: 'Premium' },
} as const satisfies Translation<typeof english>;
