import type { outbox as english } from '../../en/app/outbox.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** What becomes of changes that were made offline. */
export const outbox = {
  ok: 'OK',
  sending: (changes: number) => `Wird gesendet: ${format.count(changes, { one: 'Änderung', other: 'Änderungen' })}…`,
  waiting: (changes: number) => `Noch zu senden: ${format.count(changes, { one: 'Änderung', other: 'Änderungen' })}.`,
  noteExists: 'Es gibt schon eine Notiz',
  moved: (title: string) =>
    `${title} wurde auf einem anderen Gerät verschoben. Dabei bleibt es, und Ihre Verschiebung wurde nicht übernommen.`,
  noteKept: (title: string, note: string) =>
    `${title} hat eine Notiz von einem anderen Gerät, die behalten wurde. Ihre war: „${note}“`,
  photoWithoutEntry: (title: string) =>
    `${title} steht nicht mehr in Ihrem Verlauf, deshalb wurde das Foto nicht gespeichert.`,
  changedElsewhere: (title: string, isDeleted: boolean) =>
    isDeleted
      ? `${title} wurde auf einem anderen Gerät gelöscht, deshalb wurde Ihre Änderung nicht gespeichert.`
      : `${title} wurde auf einem anderen Gerät geändert, deshalb wurde Ihre Änderung nicht gespeichert.`,
  photoNotSaved: (title: string, why: string) => `Ein Foto zu ${title} ließ sich nicht speichern: ${why}`,
  notDone: (title: string, isNew: boolean, why: string) =>
    isNew ? `${title} ließ sich nicht hinzufügen: ${why}` : `${title} ließ sich nicht ändern: ${why}`,
  quoted: (title: string) => `„${title}“`,
  unsent: (changes: number) =>
    `Noch nicht gesendet: ${format.count(changes, { one: 'Änderung', other: 'Änderungen' })}`,
  lost: (changes: number) =>
    `Wenn Sie sich jetzt abmelden, ${format.form(changes, { one: 'geht sie', other: 'gehen sie' })} verloren.`,
  notAllMade: 'Nicht alle Änderungen waren möglich',
  stay: 'Bleiben',
  logOutAnyway: 'Trotzdem abmelden',
} as const satisfies Translation<typeof english>;
