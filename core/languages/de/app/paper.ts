import type { paper as english } from '../../en/app/paper.ts';
import type { Translation } from '../../translation.ts';
/** Reading a nameplate, a service card or an invoice with the assistant. */
export const paper = {
  about:
    'Ein Foto oder PDF eines Typenschilds, eines Wartungsbelegs oder einer Rechnung füllt aus, was darauf steht. Sie wählen, was gespeichert wird.',
  viewer: 'Mit Leserechten können Sie die Geräte sehen, aber nicht ändern.',
  none: 'Dafür braucht es den Assistenten, der hier nicht eingerichtet ist. Sie können alles von Hand eingeben.',
  premium: 'Mit Premium liest der Assistent Fotos und Rechnungen. Von Hand können Sie alles kostenlos eingeben.',
  plans: 'Tarife vergleichen',
  file: 'Foto oder PDF',
  addFile: 'Foto oder PDF hinzufügen',
  missing: 'Bitte fügen Sie ein Foto oder ein PDF hinzu',
  privacy:
    'Ein KI-Modell liest die Datei und kann sich dabei irren. Es erhält die Datei und eine Liste dessen, was es in Ihrem Zuhause gibt, aber weder Ihren Namen noch Ihre E-Mail-Adresse: siehe [Datenschutzerklärung].',
  submit: 'Datei lesen',
  busy: 'Wird gelesen…',
  slow: 'Das kann bis zu einer halben Minute dauern.',
  offline: 'Sie können eine Datei lesen lassen, sobald Sie wieder online sind.',
  nothing:
    'Nichts war mit Sicherheit zu lesen. Versuchen Sie es mit einem schärferen Foto, gerade von vorn und ohne Spiegelung, oder geben Sie es von Hand ein.',
  title: 'Was darauf steht',
  check: 'Vergleichen Sie jede Zeile mit dem Dokument. Gespeichert wird nur, was angekreuzt ist.',
  item: 'Um welches Gerät geht es?',
  noItem: 'Keines davon',
  itemMissing: 'Bitte wählen Sie das Gerät',
  details: 'Zum Gerät',
  field: (name: string, value: string) => `${name}: ${value}`,
  instead: (name: string, value: string, known: string) => `${name}: ${value} (bisher: ${known})`,
  known: 'Das alles ist für das Gerät schon eingetragen.',
  work: 'Für den Verlauf',
  done: (day: string, work: string) => `${day}: ${work}`,
  counts: (title: string) => `Im Plan zählen als „${title}“`,
  nothingChosen: 'Bitte kreuzen Sie an, was gespeichert werden soll',
  save: 'Angekreuztes speichern',
  saved: 'Gespeichert',
  savedAbout: 'Sie können es jederzeit ändern.',
  toAppliance: (item: string) => `${item} öffnen`,
  toHistory: 'Verlauf öffnen',
  another: 'Weitere Datei lesen',
  /** What loads. */
  appliances: 'Ihre Geräte',
  open: 'Aus einem Foto oder einer Rechnung ausfüllen',
} as const satisfies Translation<typeof english>;
