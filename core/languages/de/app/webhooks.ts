import type { webhooks as english } from '../../en/app/webhooks.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** What webhooks report, and what came of it. */
export const webhooks = {
  noAddress: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
  noEvent: 'Bitte wählen Sie mindestens eines',
  address: 'Adresse',
  addressHint: 'Wo das andere Programm erreichbar ist, zum Beispiel https://home.example.com/hook.',
  when: 'Melden, wenn',
  submit: 'Webhook hinzufügen',
  yourWebhooks: 'Ihre Webhooks',
  noWebhook: 'Nichts wird irgendwohin gemeldet.',
  note: (kinds: number, added: string) =>
    `${format.count(kinds, { one: 'Art', other: 'Arten' })} von Änderungen, hinzugefügt am ${added}`,
  paused: (day: string) =>
    `Pausiert seit ${day}, weil es nicht annahm, was wir sendeten. Er beginnt wieder, sobald er einen Test annimmt.`,
  deliveries: 'Zustellungen',
  secret: 'Das Geheimnis des neuen Webhooks',
  copySecret:
    'Kopieren Sie es jetzt: Es lässt sich nicht noch einmal anzeigen. Das andere Programm prüft damit, ob eine Nachricht von hier kommt.',
  add: 'Webhook hinzufügen',
  sendTest: 'Test senden',
  theDeliveries: 'die Zustellungen',
  nothingSent: 'Es wurde noch nichts gesendet.',
  test: 'Test',
  noPublicAddress: 'die Adresse ist unbekannt oder aus dem Internet nicht erreichbar',
  timedOut: 'keine Antwort innerhalb von zehn Sekunden',
  untrusted: 'das Zertifikat ist ungültig',
  closed: 'die Verbindung wurde geschlossen',
  tooLarge: 'die Antwort war zu groß',
  unreadable: 'das Geheimnis lässt sich nicht mehr lesen. Bitte fügen Sie den Webhook noch einmal hinzu',
  response: (status: number, ms: number) => `Antwort ${status} in ${ms} ms`,
  accepted: (why: string) => `Angenommen: ${why}`,
  onItsWay: 'Unterwegs',
  notSent: 'Nicht gesendet: Der Webhook war pausiert',
  willRetry: (why: string) => `Wird noch einmal versucht: ${why}`,
  notAccepted: (why: string) => `Nicht angenommen: ${why}`,
} as const satisfies Translation<typeof english>;
