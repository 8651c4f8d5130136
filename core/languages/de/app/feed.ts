import type { feed as english } from '../../en/app/feed.ts';
import type { Translation } from '../../translation.ts';
/** The private address for calendar apps. */
export const feed = {
  address: 'Private Adresse',
  addressHint: 'Wer diese Adresse hat, kann Ihre Aufgaben lesen. Behalten Sie sie also für sich.',
  open: 'In Kalender-App öffnen',
  replace: 'Ersetzen',
  title: 'Andere Kalender-Apps',
  about:
    'Eine private Adresse für Apple Kalender, Outlook, Thunderbird und jede andere App, die einen Kalender abonnieren kann.',
  yours: 'Ihre private Adresse',
  delay:
    'Änderungen erscheinen, wenn Ihre App das nächste Mal danach sieht. Die meisten Apps sehen alle paar Stunden nach, manche einmal am Tag. Google Kalender kann mehr als einen Tag brauchen; verwenden Sie für Google also die Verbindung oben.',
  replaceTitle: 'Die private Adresse ersetzen?',
  replaceAbout:
    'Die bisherige Adresse funktioniert dann sofort nicht mehr. Jede App, die sie verwendet, braucht die neue.',
  replaceIt: 'Adresse ersetzen',
  removeTitle: 'Die private Adresse entfernen?',
  removeAbout:
    'Apps, die sie verwenden, bekommen Ihre Aufgaben nicht mehr und zeigen einen Fehler oder einen leeren Kalender.',
  removeIt: 'Adresse entfernen',
  ready: 'Ihre private Adresse ist bereit.',
  replaced: 'Ihre private Adresse wurde ersetzt.',
  removed: 'Ihre private Adresse wurde entfernt.',
  create: 'Private Adresse erstellen',
  sameTimes: 'Die Termine haben dieselben Uhrzeiten wie die in Google Kalender.',
  saveTimes: 'Uhrzeit der Termine speichern',
  timesSaved: 'Uhrzeit der Termine gespeichert',
  onlyMine: 'Nur meine Aufgaben',
  onlyMineHint: 'Lässt weg, was für andere in Ihrem Zuhause ist. Was für alle ist, bleibt.',
} as const satisfies Translation<typeof english>;
