import type { Money } from '../../../domain/history/money.ts';
import type { selling as english } from '../../en/mails/selling.ts';
import type { Translation } from '../../translation.ts';
import { amounts } from '../amounts.ts';

const bought = (to: string) =>
  `Wir haben diese E-Mail an ${to} geschickt, weil für ein Zuhause, das Sie verwalten, Upkept Premium gekauft wurde.`;

/** The mails to buyers about their contracts. */
export const selling = {
  paymentProblem: {
    subject: 'Ihre Zahlung für Upkept Premium ging nicht durch',
    preview: (amount: Money) => `Sie haben weiterhin Premium. Offen: ${amounts.exact(amount)}.`,
    chip: 'Sie haben weiterhin Premium',
    heading: 'Ihre letzte Zahlung ging nicht durch',
    text: 'Das kann passieren, wenn eine Karte abläuft oder eine Bank die Zahlung ablehnt. Premium behalten Sie vorerst. Sie können jetzt zahlen, mit derselben oder einer anderen Karte.',
    amount: 'Betrag',
    card: 'Karte',
    endingIn: (digits: string) => `mit den letzten Ziffern ${digits}`,
    nextAttempt: 'Nächster Versuch',
    noAttempt: 'keiner, außer Sie zahlen',
    ends: 'Premium endet, wenn nicht gezahlt wird',
    button: (amount: Money) => `${amounts.exact(amount)} zahlen`,
    closing:
      'Scheitert die Zahlung weiterhin, wechselt Ihr Zuhause zum kostenlosen Tarif. Ihre Aufgaben und Ihr Verlauf bleiben, wie sie sind.',
    reason: bought,
  },
  started: {
    subject: 'Ihr Vertrag über Upkept Premium',
    preview: (price: string) => `${price}. Bitte bewahren Sie diese E-Mail auf.`,
    chip: 'Sie haben jetzt Premium',
    heading: 'Vielen Dank für den Kauf von Premium',
    text: 'Diese E-Mail bestätigt Ihren Kauf. Bitte bewahren Sie sie auf: Sie enthält, was Sie gekauft haben, wie Sie kündigen und widerrufen, und unsere Bedingungen.',
    what: 'Was Sie gekauft haben',
    premium: 'Upkept Premium: unbegrenzt eigene Aufgaben (höchstens 200 gleichzeitig) und Kalenderabgleich',
    price: 'Preis',
    bought: 'Gekauft',
    renewal: 'Verlängerung',
    renews: (day: string) => `${day} und danach jeweils für denselben Zeitraum, bis Sie kündigen`,
    howToCancel: 'So kündigen Sie',
    cancelAt: (link: string) =>
      `Jederzeit unter ${link}. Premium läuft dann bis zum Ende des Zeitraums, für den Sie gezahlt haben.`,
    howToWithdraw: 'So widerrufen Sie',
    withdrawUntil: (day: string) => `Bis zum Ende des ${day}, unter derselben Adresse.`,
    withdrawals: {
      true: 'Sie haben verlangt, dass der Dienst sofort beginnt. Wenn Sie widerrufen, zahlen Sie anteilig für die Zeit bis dahin.',
      false: 'Wenn Sie widerrufen, erstatten wir alles.',
    },
    seller: 'Verkauf durch',
    terms: 'Bedingungen',
    termsAre: (version: string, hash: string) => `Fassung ${version}, SHA-256 ${hash}`,
    button: 'Kündigen oder widerrufen',
    closing:
      'Die Bedingungen, denen Sie zugestimmt haben, folgen unten mit dem Muster-Widerrufsformular in der Sprache des Vertrags.',
    reason: bought,
  },
  ended: {
    subject: 'Upkept Premium ist beendet',
    subjectAhead: 'Upkept Premium ist gekündigt',
    heading: 'Premium ist beendet',
    headingAhead: 'Premium wird nicht verlängert',
    chip: (day: string) => `Beendet am ${day}`,
    chipAhead: (day: string) => `Bis ${day}`,
    text: (day: string) => `Premium endete am ${day}. Es wird nichts mehr abgebucht.`,
    textAhead: (instant: string) =>
      `Premium ist gekündigt. Sie behalten es bis ${instant}, und es wird nichts mehr abgebucht.`,
    withdrawn: 'Sie haben widerrufen',
    refunded: (amount: Money) =>
      `Sie haben den Vertrag widerrufen, deshalb ist Premium beendet. Wir erstatten ${amounts.exact(amount)} auf das Zahlungsmittel, das Sie verwendet haben. Meist kommt es innerhalb von zehn Tagen an.`,
    nothingLeft: 'Sie haben den Vertrag widerrufen, deshalb ist Premium beendet. Zu erstatten ist nichts mehr.',
    button: 'Premium behalten',
    closing:
      'Es wird nichts gelöscht. Ihre eigenen Aufgaben wiederholen sich weiter, und der kostenlose Tarif plant weiter Ihre Wochen. Der Kalenderabgleich endet mit Premium.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil für ein Zuhause, das Sie verwalten, Upkept Premium gekauft wurde.`,
  },
  priceChanges: {
    subject: 'Der Preis von Upkept Premium ändert sich',
    preview: (price: string, day: string) => `${price}, ab ${day}.`,
    chip: (day: string) => `Ab ${day}`,
    heading: 'Premium bekommt einen neuen Preis',
    text: (price: string, day: string) =>
      `Ab ${day} kostet Premium ${price}. Den neuen Preis zahlen Sie ab Ihrem ersten Zeitraum, der an diesem Tag oder später beginnt. Möchten Sie das nicht, kündigen Sie vorher: Sie behalten Premium bis zum Ende des Zeitraums, für den Sie gezahlt haben.`,
    price: 'Neuer Preis',
    applies: 'Gilt ab',
    button: 'Premium kündigen',
    closing: 'Wenn Sie Premium behalten, müssen Sie nichts tun.',
    reason: bought,
  },
  termsChange: {
    subjects: { terms: 'Unsere Bedingungen ändern sich', privacy: 'Unsere Datenschutzerklärung ändert sich' },
    chip: (day: string) => `Ab ${day}`,
    texts: {
      terms: (day: string) =>
        `Unsere Nutzungsbedingungen ändern sich am ${day}. Bis dahin gelten die jetzigen. Unten steht, was sich ändert und was Sie tun können, wenn Sie nicht einverstanden sind.`,
      privacy: (day: string) =>
        `Unsere Datenschutzerklärung ändert sich am ${day}. Bis dahin gilt die jetzige. Unten steht, was sich ändert und was Sie tun können, wenn Sie nicht einverstanden sind.`,
    },
    what: 'Was sich ändert',
    applies: 'Gilt ab',
    disagree: 'Wenn Sie nicht einverstanden sind',
    /** `link`: of the page that cancels Premium; undefined where nothing is paid that would be renewed. */
    end: (day: string, link: string | undefined) =>
      link === undefined
        ? `Sie können den Vertrag vor dem ${day} beenden: Löschen Sie Ihr Konto in den Einstellungen unter „Konto“.`
        : `Sie können den Vertrag vor dem ${day} beenden: Kündigen Sie Premium unter ${link}, oder löschen Sie Ihr Konto in den Einstellungen unter „Konto“.`,
    read: { terms: 'Unsere Nutzungsbedingungen lesen', privacy: 'Unsere Datenschutzerklärung lesen' },
    closing: 'Wenn Sie einverstanden sind, müssen Sie nichts tun.',
    reason: (to: string) => `Wir haben diese E-Mail an ${to} geschickt, weil das die Adresse Ihres Upkept-Kontos ist.`,
  },
  receipt: {
    withdrawal: {
      subjects: {
        unconfirmed: 'Noch ein Schritt: Bestätigen Sie Ihren Widerruf',
        reminder: 'Noch offen: Bitte bestätigen Sie Ihren Widerruf',
        accepted: 'Ihr Widerruf ist eingegangen',
        no_contract: 'Ihr Widerruf: Wir haben keinen Vertrag gefunden',
        too_late: 'Ihr Widerruf ist nach den 14 Tagen eingegangen',
        declined: 'Wir haben Ihren Widerruf beantwortet',
      },
      content: 'Ich widerrufe meinen Vertrag über Upkept Premium.',
      button: 'Widerruf bestätigen',
    },
    cancellation: {
      subjects: {
        unconfirmed: 'Noch ein Schritt: Bestätigen Sie Ihre Kündigung',
        reminder: 'Noch offen: Bitte bestätigen Sie Ihre Kündigung',
        accepted: 'Ihre Kündigung ist eingegangen',
        no_contract: 'Ihre Kündigung: Wir haben keinen Vertrag gefunden',
        too_late: 'Ihre Kündigung kam nach dem Ende des Vertrags',
        declined: 'Wir haben Ihre Kündigung beantwortet',
      },
      content: 'Ich kündige meinen Vertrag über Upkept Premium zum Ende des bezahlten Zeitraums.',
      button: 'Kündigung bestätigen',
    },
    preview: (instant: string) => `Eingegangen am ${instant}.`,
    chip: 'Eingegangen',
    texts: {
      unconfirmed:
        'Ihre Erklärung zählt ab der Uhrzeit unten. Ein Schritt fehlt: Bitte bestätigen Sie sie mit dem Link unten, damit niemand sonst Ihren Vertrag beenden kann. Dann führen wir sie aus.',
      reminder:
        'Sie haben diese Erklärung gesendet oder jemand anderes in Ihrem Namen, und sie ist noch nicht bestätigt. Sie zählt trotzdem ab der Uhrzeit unten. Sobald Sie sie bestätigen, führen wir sie aus.',
      accepted:
        'Ihre Erklärung gilt ab dem unten genannten Zeitpunkt. Wir führen sie jetzt aus und schreiben noch einmal, wenn es geschehen ist.',
      no_contract:
        'Ihre Adresse wurde auf unserer Seite „Verträge kündigen oder widerrufen“ eingegeben, aber damit wurde nichts gekauft, das noch läuft. Wenn Sie Premium mit einer anderen Adresse gekauft haben, senden Sie Ihre Erklärung bitte noch einmal mit dieser.',
      too_late:
        'Ihre Erklärung kam nach den 14 Tagen, in denen Sie widerrufen können, und hat deshalb keine Wirkung. Solange der Vertrag läuft, können Sie ihn jederzeit kündigen: Premium endet dann mit dem Zeitraum, für den Sie gezahlt haben.',
      declined: 'Wir haben Ihre Erklärung geprüft. Sie hat aus dem unten genannten Grund keine Wirkung.',
    },
    /** The cancellation of a buyer who wasn’t signed in. */
    carriedOut:
      'Für Ihre Adresse wurde auf unserer Seite „Verträge kündigen oder widerrufen“ Premium gekündigt. Sie müssen nichts tun: Es wird nichts mehr abgebucht.',
    closings: {
      unconfirmed: 'Nicht von Ihnen? Dann tun Sie nichts, und nichts ändert sich.',
      reminder: 'Nicht von Ihnen? Dann tun Sie nichts, und nichts ändert sich.',
      accepted: 'Nicht von Ihnen? Antworten Sie sofort auf diese E-Mail.',
      no_contract: 'Nicht von Ihnen? Dann tun Sie nichts. Wir schreiben Ihnen dazu heute nicht noch einmal.',
      too_late: 'Wenn Sie meinen, dass wir uns irren, antworten Sie auf diese E-Mail.',
      declined: 'Wenn Sie meinen, dass wir uns irren, antworten Sie auf diese E-Mail.',
    },
    changedMind:
      'Waren das nicht Sie, oder haben Sie es sich anders überlegt? Bis Premium endet, können Sie die Kündigung zurücknehmen.',
    keep: 'Premium behalten',
    toPage: 'Kündigen oder widerrufen',
    stranger: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil diese Adresse auf unserer Seite „Verträge kündigen oder widerrufen“ eingegeben wurde.`,
    buyer: (to: string) => `Wir haben diese E-Mail an ${to} geschickt, weil das die Adresse Ihres Upkept-Kontos ist.`,
    content: 'Inhalt',
    received: 'Eingegangen',
    ends: 'Premium endet',
    why: 'Unser Grund',
    email: 'E-Mail',
    name: 'Name',
    reference: 'Kennzeichen oder Grund',
  },
} as const satisfies Translation<typeof english>;
