import type { housePassport as english } from '../../en/app/house-passport.ts';
import type { Translation } from '../../translation.ts';
/** The page of the house passport. */
export const housePassport = {
  back: 'Zurück zum Verlauf',
  show: 'In der Hausakte zeigen',
  costs: 'Kosten',
  names: 'Namen und Telefonnummern',
  notes: 'Notizen',
  photos: 'Fotos',
  annex: 'Jeder Eintrag, als Anhang',
  saveJson: 'Als JSON speichern',
  file: 'hausakte.json',
  yours: 'Ihre Hausakte',
  report: 'Diese Seite melden',
  reportSubject: 'Meldung einer geteilten Hausakte',
  reportBody: (address: string) =>
    `Die Seite: ${address}\n\nWas daran rechtswidrig ist oder Ihnen schadet und warum:\n\n\nIhr Name, wenn Sie ihn nennen möchten:\n`,
  over: 'Die Hausakte ist unter dieser Adresse nicht mehr geteilt. Bitten Sie den Haushalt um einen neuen Link.',
} as const satisfies Translation<typeof english>;
