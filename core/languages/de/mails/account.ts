import type { account as english } from '../../en/mails/account.ts';
import type { Translation } from '../../translation.ts';
import { deviceText } from '../device-text.ts';
import { format } from '../format.ts';

/** "10 minutes", "72 hours": whole hours from two on. */
const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0
    ? format.count(minutes / 60, { one: 'Stunde', other: 'Stunden' })
    : format.count(minutes, { one: 'Minute', other: 'Minuten' });

const lifetime = (minutes: number) => `Gültig für ${spoken(minutes)} und nur einmal`;

/** The mails about signing in, and about the account itself. */
export const account = {
  ofAccount: (to: string) => `Wir haben diese E-Mail an ${to} geschickt, weil das die Adresse Ihres Upkept-Kontos ist.`,
  signInButton: 'Bei Upkept anmelden',
  signIn: {
    subject: 'Ihr Anmeldelink für Upkept',
    lifetime,
    heading: 'Bei Upkept anmelden',
    text: 'Wenn Sie neu hier sind, erstellt dieser Link auch Ihr Konto.',
    invited: (home: string | undefined, inviter: string) =>
      home === undefined
        ? `Danach gehören Sie zu einem Zuhause, in das ${inviter} Sie einlädt.`
        : `Danach gehören Sie zum Zuhause „${home}“, zu dem ${inviter} Sie einlädt.`,
    code: 'Code für die Seite, auf der Sie ihn angefordert haben',
    asked: 'Angefordert',
    /** `device`: such as "Firefox on Windows". The zone is named, since a stranger may have asked from another one. */
    askedAt: (at: Date, timezone: string, device: string | undefined) => {
      const moment = format.moment(at, 'dayAndZone', timezone);
      return device === undefined ? moment : `${moment}, in ${deviceText(device)}`;
    },
    joinButton: 'Anmelden und mitmachen',
    closing: 'Diese E-Mail nicht angefordert? Sie können sie einfach ignorieren.',
    closingWithCode:
      'Sagen Sie den Code nie jemandem. Diese E-Mail nicht angefordert? Sie können sie einfach ignorieren.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil für diese Adresse ein Anmeldelink angefordert wurde.`,
  },
  identityConfirmation: {
    subject: 'Bestätigen Sie Ihre Adresse für Upkept',
    preview: (provider: string) => `Jemand hat sich bei ${provider} mit dieser Adresse angemeldet.`,
    heading: 'Waren Sie das?',
    text: (provider: string) =>
      `Jemand hat sich bei ${provider} mit dieser Adresse angemeldet, die ${provider} nicht geprüft hat. Wenn Sie das waren, öffnen Sie diesen Link im selben Browser. Ab dann meldet ${provider} Sie bei Upkept an.`,
    closing:
      'Waren das nicht Sie? Sie können diese E-Mail einfach ignorieren. Ohne den Link kann sich niemand anmelden.',
    reason: (to: string, provider: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil ${provider} diese Adresse genannt hat.`,
  },
  welcome: {
    subject: 'Willkommen bei Upkept Premium',
    preview: 'Vielen Dank. Hier ist der Link zu Ihrem Konto.',
    chip: 'Sie haben jetzt Premium',
    heading: 'Willkommen bei Upkept',
    text: 'Vielen Dank für Ihren Kauf. Ihr Konto ist bereit. Dieser Link meldet Sie an, ohne Passwort. Wenn Sie neu hier sind, sagen Sie uns, was Ihr Zuhause hat, und wir planen Ihre erste Woche.',
    closing: (minutes: number, signInPage: string) =>
      `Der Link gilt einmal, ${spoken(minutes)} lang. Brauchen Sie später einen weiteren, geben Sie diese Adresse unter ${signInPage} ein. Kündigen können Sie jederzeit in den Einstellungen unter „Konto“. Eine zweite E-Mail bestätigt Ihren Kauf.`,
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil mit dieser Adresse Upkept Premium gekauft wurde.`,
  },
  emailChange: {
    subject: 'Neue Adresse Ihres Upkept-Kontos bestätigen',
    chip: 'Gilt 24 Stunden',
    heading: 'Neue Adresse bestätigen',
    button: 'Neue Adresse bestätigen',
    current: {
      preview: 'Die Änderung braucht eine Bestätigung von beiden Adressen.',
      text: (newEmail: string) =>
        `Sie möchten sich ab jetzt mit ${newEmail} anmelden. Um sicherzugehen, dass das wirklich Sie sind, bestätigen Sie die Änderung bitte auch hier. Wir haben auch an die neue Adresse geschrieben.`,
      closing:
        'Nicht von Ihnen? Bestätigen Sie nicht, dann bleibt die Adresse Ihres Kontos, wie sie ist. Melden Sie sich zur Sicherheit in den Einstellungen unter „Konto“ überall ab.',
      reason: (to: string) =>
        `Wir haben diese E-Mail an ${to} geschickt, weil das die Adresse Ihres Upkept-Kontos ist.`,
    },
    new: {
      preview: 'Die Änderung braucht eine Bestätigung von beiden Adressen.',
      text: (_newEmail: string) =>
        'Sie möchten diese Adresse für Ihr Upkept-Konto verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört. Wir haben auch an Ihre bisherige Adresse geschrieben.',
      closing:
        'Nicht von Ihnen? Sie können diese E-Mail einfach ignorieren. Es ändert sich nichts, solange nicht beide Adressen bestätigen.',
      reason: (to: string) =>
        `Wir haben diese E-Mail an ${to} geschickt, weil jemand diese Adresse als neue seines Upkept-Kontos eingegeben hat.`,
    },
    /** To the new address, where support moves someone who lost their mailbox. */
    moved: {
      preview: 'Unser Support stellt ein Konto auf diese Adresse um.',
      text: (_newEmail: string) =>
        'Jemand hat unserem Support mitgeteilt, die E-Mails des eigenen Upkept-Kontos nicht mehr lesen zu können, und uns gebeten, das Konto auf diese Adresse umzustellen. Wenn Sie das waren, bestätigen Sie bitte, dass die Adresse Ihnen gehört. Sie melden sich dann mit ihr an, und alle Geräte werden abgemeldet.',
      closing: 'Sie haben unseren Support nicht darum gebeten? Dann bestätigen Sie nicht, und nichts ändert sich.',
      reason: (to: string) =>
        `Wir haben diese E-Mail an ${to} geschickt, weil unser Support diese Adresse als neue eines Upkept-Kontos eingegeben hat.`,
    },
  },
  emailChanged: {
    subject: 'Die Adresse Ihres Upkept-Kontos hat sich geändert',
    preview: (newEmail: string) => `Sie melden sich jetzt mit ${newEmail} an.`,
    chip: 'Ihre Adresse hat sich geändert',
    heading: 'Ihr Konto hat eine neue Adresse',
    text: (newEmail: string) =>
      `Sie melden sich jetzt mit ${newEmail} bei Upkept an. Alle Geräte wurden abgemeldet außer dem, auf dem Sie die Änderung vielleicht verlangt haben, und Links in älteren E-Mails an diese Adresse gelten nicht mehr.`,
    closing: 'Nicht von Ihnen? Antworten Sie sofort auf diese E-Mail, damit wir der Sache nachgehen können.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil das bisher die Adresse eines Upkept-Kontos war.`,
  },
  accountDeleted: {
    subject: 'Ihr Upkept-Konto ist gelöscht',
    preview: 'Was wir über Sie gespeichert hatten, ist ebenfalls gelöscht.',
    chip: 'Gelöscht',
    heading: 'Ihr Konto ist gelöscht',
    text: 'Ihr Konto ist gelöscht und mit ihm jedes Zuhause, in dem Sie allein gewohnt haben. Die zugehörigen Abos sind beendet, und dafür wird nichts mehr abgebucht. Ein Zuhause, in dem auch andere wohnen, bleibt ihnen erhalten.',
    closing:
      'Sicherungskopien, die nur für Notfälle da sind, enthalten es, bis sie selbst gelöscht werden. Sie können jederzeit mit einem neuen Konto zu Upkept zurückkommen.',
    reason: (to: string) => `Wir haben diese E-Mail an ${to} geschickt, weil das die Adresse des Kontos war.`,
  },
  calendarReconnect: {
    subject: 'Bitte verbinden Sie Ihren Kalender neu',
    preview: 'Google lässt ihn uns nicht mehr aktualisieren. Neu verbinden dauert eine Minute.',
    chip: 'Ihr Plan ist sicher',
    heading: 'Ihr Kalender muss neu verbunden werden',
    text: 'Google lässt Upkept Ihren Kalender nicht mehr aktualisieren. Das passiert, wenn der Zugriff in Ihrem Google-Konto entzogen oder die Verbindung lange nicht benutzt wurde. Ihre Aufgaben sind unverändert, aber Änderungen erreichen Ihren Kalender erst, wenn Sie ihn neu verbinden.',
    button: 'Kalender neu verbinden',
    closing:
      'Wenn Sie Ihre Aufgaben nicht mehr im Kalender möchten, trennen Sie ihn auf derselben Seite. Wir schreiben dazu nicht noch einmal.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil mit dieser Adresse ein Kalender mit Upkept verbunden ist.`,
  },
} as const satisfies Translation<typeof english>;
