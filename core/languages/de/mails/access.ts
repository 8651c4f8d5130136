import type { access as english } from '../../en/mails/access.ts';
import type { Translation } from '../../translation.ts';

type Scope = 'read' | 'write';

/** The mails about new ways to reach an account or a home. */
export const access = {
  quoted: (name: string) => `„${name}“`,
  tokenAdded: {
    subject: 'Ein neues API-Token für Ihr Zuhause in Upkept',
    preview: (name: string, scope: Scope) =>
      `„${name}“ kann Ihren Plan jetzt ${scope === 'write' ? 'lesen und ändern' : 'lesen'}.`,
    heading: 'Sie haben ein API-Token erstellt',
    text: (scope: Scope) =>
      `Ein Programm mit diesem Token kann ${scope === 'write' ? 'Ihre Wochen, Ihr Zuhause und seinen Verlauf lesen und ändern' : 'Ihre Wochen, Ihr Zuhause und seinen Verlauf lesen'}. Es kann weder Ihre Adresse ändern noch Ihre Zahlungen sehen noch Ihr Konto löschen.`,
    button: 'Ihre Tokens ansehen',
    closing:
      'Nicht von Ihnen? Entfernen Sie es dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
  appAdded: {
    subject: 'Eine neue verbundene App für Ihr Zuhause in Upkept',
    preview: (name: string, scope: Scope) =>
      `„${name}“ kann Ihren Plan jetzt ${scope === 'write' ? 'lesen und ändern' : 'lesen'}.`,
    heading: 'Sie haben eine App verbunden',
    text: (host: string, scope: Scope) =>
      `Die App von ${host} kann ${scope === 'write' ? 'Ihre Wochen und Ihren Verlauf lesen und Aufgaben erledigen, verschieben und überspringen' : 'Ihre Wochen und Ihren Verlauf lesen'}. Sie kann weder Ihre Adresse ändern noch Ihre Zahlungen sehen noch etwas löschen.`,
    button: 'Ihre Apps ansehen',
    closing:
      'Nicht von Ihnen? Entfernen Sie sie dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
  webhookAdded: {
    subject: 'Ein neuer Webhook für Ihr Zuhause in Upkept',
    preview: (host: string) => `Änderungen Ihres Plans werden jetzt an ${host} gemeldet.`,
    heading: 'Sie haben einen Webhook hinzugefügt',
    text: (host: string) =>
      `Upkept meldet jetzt an ${host}, wenn Aufgaben Ihres Zuhauses erledigt, verschoben oder übersprungen werden und wenn eine Woche geplant wird. Ändern kann es nichts.`,
    button: 'Ihre Webhooks ansehen',
    closing:
      'Nicht von Ihnen? Entfernen Sie ihn dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
  webhookPaused: {
    subject: 'Ein Webhook Ihres Zuhauses in Upkept ist pausiert',
    preview: (host: string) => `${host} hat nicht angenommen, was wir gesendet haben.`,
    heading: 'Ein Webhook ist pausiert',
    text: (host: string) =>
      `${host} hat unsere letzten Versuche nicht angenommen, deshalb meldet Upkept dort keine Änderungen mehr. Ihre Aufgaben sind unverändert. Sobald es wieder funktioniert, senden Sie in den Einstellungen einen Test, dann beginnt der Webhook wieder.`,
    closing:
      'Wenn Sie ihn nicht mehr brauchen, entfernen Sie ihn auf derselben Seite. Wir schreiben dazu nicht noch einmal.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil Sie diesen Webhook zu Ihrem Zuhause in Upkept hinzugefügt haben.`,
  },
  passkeyAdded: {
    subject: 'Ein neuer Passkey für Ihr Upkept-Konto',
    preview: (name: string) => `„${name}“ kann sich jetzt in Ihrem Konto anmelden.`,
    heading: 'Sie haben einen Passkey hinzugefügt',
    text: 'Sie können sich jetzt mit diesem Passkey bei Upkept anmelden. Links per E-Mail funktionieren wie bisher. Wenn Sie ihn nicht hinzugefügt haben, entfernen Sie ihn mit dieser Schaltfläche, die Sie auch überall abmeldet.',
    button: 'Nicht von mir hinzugefügt',
    closing: 'Waren Sie es? Dann ist nichts zu tun. Ihre Passkeys finden Sie in den Einstellungen unter „Konto“.',
  },
  identityAdded: {
    subject: 'Eine neue Anmeldung für Ihr Upkept-Konto',
    preview: (provider: string) => `${provider} kann Sie jetzt anmelden.`,
    heading: 'Ihr Anmeldedienst ist verbunden',
    text: (provider: string) => `Sie haben sich mit ${provider} angemeldet. Ab jetzt öffnet es Ihr Upkept-Konto.`,
    button: 'Verbindung ansehen',
    closing:
      'Waren das nicht Sie? Entfernen Sie sie dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
} as const satisfies Translation<typeof english>;
