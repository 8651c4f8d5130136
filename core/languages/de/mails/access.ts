import type { access as english } from '../../en/mails/access.ts';
import type { Translation } from '../../translation.ts';

type Scope = 'read' | 'write';

/** The mails about new ways to reach an account or a home. */
export const access = {
  quoted: (name: string) => `„${name}“`,
  tokenAdded: {
    subject: 'Ein neues API-Token für Ihr Zuhause in Upkept',
    preview: (name: string, scope: Scope) =>
      scope === 'write'
        ? `„${name}“ kann Ihren Plan jetzt lesen und ändern.`
        : `„${name}“ kann Ihren Plan jetzt lesen.`,
    heading: 'Sie haben ein API-Token erstellt',
    text: (scope: Scope) =>
      scope === 'write'
        ? 'Ein Programm mit diesem Token kann Ihre Wochen, Ihr Zuhause mit seinen Geräten und Zählern und seinen Verlauf lesen und ändern. Es kann weder Ihre Adresse ändern noch Ihre Zahlungen sehen noch Ihr Konto löschen.'
        : 'Ein Programm mit diesem Token kann Ihre Wochen, Ihr Zuhause mit seinen Geräten und Zählern und seinen Verlauf lesen. Es kann weder Ihre Adresse ändern noch Ihre Zahlungen sehen noch Ihr Konto löschen.',
    button: 'Ihre Tokens ansehen',
    closing:
      'Nicht von Ihnen? Entfernen Sie es dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
  appAdded: {
    subject: 'Eine neue verbundene App für Ihr Zuhause in Upkept',
    preview: (name: string, scope: Scope) =>
      scope === 'write'
        ? `„${name}“ kann Ihren Plan jetzt lesen und ändern.`
        : `„${name}“ kann Ihren Plan jetzt lesen.`,
    heading: 'Sie haben eine App verbunden',
    text: (host: string, scope: Scope) =>
      scope === 'write'
        ? `Die App von ${host} kann Ihre Wochen, Ihre Ratgeber, Ihre Zähler und Ihren Verlauf lesen, auch wer was getan hat. Außerdem kann sie Aufgaben erledigen, verschieben und überspringen und Zählerstände speichern. Sie kann weder Ihre Adresse ändern noch Ihre Zahlungen sehen noch etwas löschen.`
        : `Die App von ${host} kann Ihre Wochen, Ihre Ratgeber, Ihre Zähler und Ihren Verlauf lesen, auch wer was getan hat. Sie kann weder Ihre Adresse ändern noch Ihre Zahlungen sehen noch etwas löschen.`,
    button: 'Ihre Apps ansehen',
    closing:
      'Nicht von Ihnen? Entfernen Sie sie dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
  webhookAdded: {
    subject: 'Ein neuer Webhook für Ihr Zuhause in Upkept',
    preview: (host: string) => `Änderungen in Ihrem Zuhause werden jetzt an ${host} gemeldet.`,
    heading: 'Sie haben einen Webhook hinzugefügt',
    text: (host: string) =>
      `Upkept schickt ${host} jetzt eine Nachricht zu jeder der folgenden Änderungen in Ihrem Zuhause. Eine Nachricht zu Aufgaben enthält deren Titel, Geräte, Tage und Minuten, ob und wann sie erledigt wurden und ob Sie sie selbst hinzugefügt haben. Ändern kann der Webhook nichts.`,
    reported: 'Gemeldet',
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
    text: 'Sie können sich jetzt mit diesem Passkey bei Upkept anmelden. Links per E-Mail funktionieren wie bisher. Wenn Sie ihn nicht hinzugefügt haben, melden Sie das unten: Das entfernt ihn und meldet Sie überall ab.',
    button: 'Nicht von mir hinzugefügt',
    closing: 'Waren Sie es? Dann ist nichts zu tun. Ihre Passkeys finden Sie in den Einstellungen unter „Konto“.',
  },
  identityAdded: {
    subject: 'Eine neue Anmeldung für Ihr Upkept-Konto',
    preview: (provider: string) => `${provider} kann Sie jetzt anmelden.`,
    heading: 'Ihr Anmeldedienst ist verbunden',
    text: (provider: string) =>
      `Sie haben sich mit ${provider} angemeldet. Ab jetzt öffnet diese Anmeldung Ihr Upkept-Konto.`,
    button: 'Verbindung ansehen',
    closing:
      'Waren das nicht Sie? Entfernen Sie sie dort, melden Sie sich in den Einstellungen unter „Konto“ überall ab, und antworten Sie auf diese E-Mail.',
  },
} as const satisfies Translation<typeof english>;
