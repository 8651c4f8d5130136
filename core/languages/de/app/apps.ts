import type { apps as english } from '../../en/app/apps.ts';
import type { Translation } from '../../translation.ts';
/** Connected apps, tokens and webhooks. */
export const apps = {
  apps: 'Apps',
  yourApps: 'Ihre Apps',
  noApp: 'Es ist keine App verbunden.',
  appNote: (host: string, mayWrite: boolean, connected: string, used: string | null) => {
    if (used === null) {
      return mayWrite
        ? `Von ${host}, kann lesen und ändern, verbunden am ${connected}, nie benutzt`
        : `Von ${host}, kann lesen, verbunden am ${connected}, nie benutzt`;
    }
    return mayWrite
      ? `Von ${host}, kann lesen und ändern, verbunden am ${connected}, zuletzt benutzt am ${used}`
      : `Von ${host}, kann lesen, verbunden am ${connected}, zuletzt benutzt am ${used}`;
  },
  introduction:
    'Lassen Sie einen Heimserver oder ein anderes Programm Ihre Woche lesen oder Aufgaben abhaken. Ihr Konto kann es weder sehen noch ändern.',
  appsHow: (address: string) =>
    `Ein Assistent oder eine andere App, die das Model Context Protocol spricht, kann um eine Verbindung bitten. Geben Sie ihr die Adresse [${address}]; sie schickt Sie hierher, damit Sie entscheiden. Die Verbindung endet, wenn Sie sie entfernen oder wenn sie 90 Tage lang nicht benutzt wurde.`,
  tokens: 'API-Tokens',
  tokensHow: (header: string) => `Ein Programm sendet sein Token mit jeder Anfrage, als [${header}].`,
  tokensMay:
    'Was es aufrufen kann, steht in [der Beschreibung der API]. Geben Sie jedem Programm ein eigenes Token, damit Sie eines ohne die anderen entfernen können.',
  todosHow: (address: string) =>
    `In einem Aufgabenprogramm, das CalDAV spricht, geben Sie die Adresse [${address}] ein, als Benutzer Ihre E-Mail-Adresse und als Passwort ein Token. Zum Abhaken braucht das Token die Erlaubnis zu ändern.`,
  webhooks: 'Webhooks',
  webhooksHow:
    'Wir senden eine Nachricht an ein anderes Programm, wenn sich etwas ändert, mit einem Geheimnis signiert. Antwortet ein Programm nicht, versuchen wir es einen Tag lang weiter; dann pausiert sein Webhook, und wir schreiben Ihnen. Die Nachrichten enthalten die Aufgaben, geben Sie also nur Adressen an, denen Sie vertrauen.',
  read: 'Lesen',
  write: 'Lesen und ändern',
  days30: '30 Tage',
  days90: '90 Tage',
  year: 'Ein Jahr',
  tokenHint: 'Wofür das Token ist, zum Beispiel Home Assistant.',
  createToken: 'Token erstellen',
  may: 'Was es kann',
  howLong: 'Wie lange es gilt',
  yourTokens: 'Ihre Tokens',
  noToken: 'Kein Programm hat ein Token.',
  tokenNote: (mayWrite: boolean, used: string | null, until: string) => {
    if (used === null) {
      return mayWrite ? `Kann lesen und ändern, nie benutzt, bis ${until}` : `Kann lesen, nie benutzt, bis ${until}`;
    }
    return mayWrite
      ? `Kann lesen und ändern, zuletzt benutzt am ${used}, bis ${until}`
      : `Kann lesen, zuletzt benutzt am ${used}, bis ${until}`;
  },
  tokenFor: (name: string) => `Das Token für ${name}`,
  copyToken:
    'Kopieren Sie es jetzt: Es lässt sich nicht noch einmal anzeigen. Wer es hat, kann es benutzen; bewahren Sie es also auf wie einen Schlüssel.',
} as const satisfies Translation<typeof english>;
