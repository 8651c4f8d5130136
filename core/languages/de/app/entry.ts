import type { entry as english } from '../../en/app/entry.ts';
import type { Translation } from '../../translation.ts';
/** The form for an entry of the history. */
export const entry = {
  begun: 'Das hatten Sie angefangen.',
  startAgain: 'Neu beginnen',
  by: (name: string) => `von ${name}`,
  cost: 'Kosten',
  inCurrency: (currency: string) => `in ${currency}`,
  change: 'Ändern',
  theCurrency: 'die Währung',
  currency: 'Währung',
  title: 'Notiz oder Kosten hinzufügen',
  savedInHistory: 'Im Verlauf gespeichert',
  me: 'Ich',
  someoneElse: 'Jemand anderes',
  company: 'Firma',
  who: 'Wer hat es gemacht?',
  phone: 'Telefon',
  note: 'Notiz',
  wholeMinutes: 'Bitte geben Sie ganze Minuten ein',
  noAmount: (hasCents: boolean) =>
    hasCents ? 'Bitte geben Sie einen Betrag wie 120 oder 89,50 ein' : 'Bitte geben Sie einen Betrag wie 120 ein',
  largeAmount: 'Bitte geben Sie einen kleineren Betrag ein',
  noDoer: 'Bitte geben Sie einen Namen ein',
  noSubject: 'Bitte wählen Sie, wofür die Arbeit war',
  noWork: 'Bitte sagen Sie, was gemacht wurde',
  day: 'Tag',
  minutes: 'Minuten',
} as const satisfies Translation<typeof english>;
