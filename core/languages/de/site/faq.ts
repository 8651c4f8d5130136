import { summaryDefaults } from '../../../domain/summary/preferences.ts';
import type { QuestionGroup } from '../../questions-and-answers.ts';

const hour = `${String(summaryDefaults.hour).padStart(2, '0')}:00`;

/** Describes only what the software does today, and marks planned features as such. */
export const faq = [
  {
    id: 'upkept',
    title: 'Über Upkept',
    questions: [
      {
        id: 'what-it-does',
        question: 'Was macht Upkept?',
        answer: [
          'Sie sagen, was es in Ihrem Zuhause gibt. Jede Woche schlägt Upkept ein paar kleine Wartungsaufgaben vor, die fällig sind: ein Filter, ein Melder, die Dachrinnen nach dem Laubfall. Jede Aufgabe sagt, warum sie wichtig ist, wie man sie macht, was man braucht und wie lange sie dauert.',
          'Sie haken Aufgaben ab, verschieben oder überspringen sie, und die folgenden Wochen passen sich an.',
        ],
      },
      {
        id: 'what-it-looks-after',
        question: 'Was deckt es ab?',
        answer: [
          'Es umfasst 55 Dinge im Haushalt, vom Kühlschrank bis zur Solaranlage, mit mehr als 200 sorgfältig ausgewählten Aufgaben. Nach dem, was es in jedem Zuhause gibt, fragen wir nicht: Rauchmelder, Abflüsse, Fenster und der Sicherungskasten gehören immer zum Plan.',
          'Für fünfzehn Geräte gibt es einen vollständigen [Wartungsratgeber](/maintenance).',
        ],
      },
      {
        id: 'tenants',
        question: 'Ich wohne zur Miete. Ist das etwas für mich?',
        answer: [
          'Ja. Eine Wohnung bekommt keine Aufgaben zu Dach oder Dachrinnen. Abgesehen von dem, was es in jedem Zuhause gibt, enthält Ihr Plan nur, was Sie ankreuzen. Wenn eine Arbeit üblicherweise Sache der Vermietung ist oder ihre Zustimmung braucht, steht es in der Aufgabe.',
        ],
      },
      {
        id: 'language',
        question: 'In welchen Sprachen gibt es das?',
        answer: [
          'Alles gibt es auf Deutsch, [Englisch](en:/) und Französisch: die Ratgeber, die App und ihre E-Mails. Ihre Sprache wählen Sie in den Einstellungen. Unser Support antwortet auf Englisch und in der Sprache Ihres Vertrags. Jahreszeiten, Notrufnummern und Vorschriften sind die Ihres eigenen Landes.',
        ],
      },
      {
        id: 'set-up',
        question: 'Wie lange dauert die Einrichtung?',
        answer: [
          'Etwa zwei Minuten. In neun kurzen Schritten kreuzen Sie an, was Sie haben, ohne Modellnummern oder Maße. Dann sehen Sie Ihre erste Woche. Zu installieren ist nichts: Upkept läuft im Browser Ihres Handys oder Computers.',
        ],
      },
    ],
  },
  {
    id: 'plan',
    title: 'Ihr Wochenplan',
    questions: [
      {
        id: 'how-tasks-are-chosen',
        question: 'Wie werden meine Aufgaben ausgewählt?',
        answer: [
          'Upkept plant Ihr ganzes Jahr und entnimmt ihm jede Woche. Sicherheit kommt zuerst: Melder, Gas und Abgaswege bleiben nie länger liegen als ihr sicherer Abstand. Dann kommen die Aufgaben, deren Vergessen teuer wird, jede zur besten Zeit im Jahr. Die übrigen teilen sich den Rest Ihrer Stunde pro Woche. Ab und zu stellt die Wochenseite eine kurze Frage zu Ihrem Zuhause, zum Beispiel, welche Art Trockner Sie haben, damit Sie nur passende Aufgaben bekommen.',
          'Jede Aufgabe nennt ihren Grund, zum Beispiel „Zuletzt vor 4 Monaten erledigt“.',
        ],
      },
      {
        id: 'ai',
        question: 'Werden meine Aufgaben von KI erzeugt?',
        answer: [
          'Ihr Assistent stellt Ihre Woche automatisch zusammen, aber er erfindet keine Aufgaben. Jede stammt aus unserem eigenen Katalog, mit ihren Schritten, Sicherheitshinweisen und Quellen.',
          'Regeln entscheiden, was Ihr Zuhause braucht, und planen jede Woche.',
          {
            where: 'assistant',
            text: 'Ein KI-Modell darf die Aufgaben einer Woche, die Sie noch nicht gesehen haben, unter den von den Regeln erlaubten auswählen und ordnen. Es schreibt auch eine Notiz zur Woche und eine Zeile zu manchen Aufgaben, jeweils als vom Assistenten geschrieben gekennzeichnet. Verstößt seine Wahl gegen eine Regel, wird sie verworfen, und Sie bekommen die Woche, die die Regeln geplant haben. Wenn Sie nur Regeln möchten, schalten Sie das KI-Modell in den [Einstellungen](/settings?tab=preferences) aus.',
          },
        ],
      },
      {
        id: 'how-much-time',
        question: 'Wie viel Zeit kostet es?',
        answer: [
          'Sie bekommen zwei oder drei schnelle Aufgaben an jedem Tag, den Sie wählen, etwa eine Stunde pro Woche. Am Anfang sind das höchstens fünf Aufgaben pro Woche. Die Zahl der Aufgaben, von 1 bis 20, und die Tage wählen Sie in den [Einstellungen](/settings?tab=preferences).',
        ],
      },
      {
        id: 'new-home',
        question: 'Ist in der ersten Woche alles fällig?',
        answer: [
          'Nein. Die erste Woche enthält schnelle Aufgaben, zum Beispiel die Melder testen und die Absperrventile finden. Die anderen Sicherheitsaufgaben folgen im ersten Monat, dann die Aufgaben, deren Vergessen teuer wird. Alles andere verteilt sich auf Ihr erstes Jahr.',
        ],
      },
      {
        id: 'missed-week',
        question: 'Was, wenn ich eine Woche auslasse?',
        answer: [
          'Das macht nichts. Offene Aufgaben der letzten zwei Wochen bleiben auf Ihrer Wochenseite, und Sie können sie erledigen oder verschieben. Danach nimmt der Plan sie heraus und schlägt sie wieder vor, wenn eine Woche Platz hat.',
        ],
      },
      {
        id: 'move-or-skip',
        question: 'Kann ich eine Aufgabe verschieben oder überspringen?',
        answer: [
          'Ja. Das Menü einer Aufgabe verschiebt sie auf heute, morgen oder die nächste Woche, löscht sie für dieses Mal oder trägt ein, dass sie früher erledigt wurde. Eine gelöschte Aufgabe kommt nach ihrem üblichen Abstand wieder. „Nicht in meinem Zuhause“ nimmt sie aus Ihrem Plan, bis Sie sie in den [Einstellungen](/settings?tab=preferences) wiederherstellen. „Diese Woche neu planen“ lässt den Assistenten die offenen Aufgaben neu auswählen; Aufgaben, die Sie erledigt, verschoben oder hinzugefügt haben, bleiben.',
        ],
      },
      {
        id: 'own-tasks',
        question: 'Kann ich eigene Aufgaben hinzufügen?',
        answer: [
          'Ja. Einzelne Aufgaben können Sie zu jedem Tag hinzufügen. Eigene Aufgaben wiederholen sich wöchentlich, monatlich, vierteljährlich oder jährlich. Eine ist kostenlos, und [Premium](/pricing) enthält beliebig viele, bis zu 200 gleichzeitig.',
        ],
      },
      {
        id: 'seasons',
        question: 'Weiß Upkept, wo ich wohne?',
        answer: [
          'Es kennt Ihr Land und Ihre Zeitzone und fragt nach der nächstgelegenen Stadt: Aus ihr ergeben sich die üblichen Zeiten von Frost, Regen und Stürmen. Solange Sie keine nennen, kommen diese Aufgaben so früh, wie ein großer Teil Ihres Landes sie braucht. Südlich des Äquators verschieben sich jahreszeitliche Aufgaben um sechs Monate. In den Tropen folgen sie stattdessen der Regenzeit. Frostaufgaben gibt es nur, wo es friert.',
        ],
      },
      {
        id: 'year-ahead',
        question: 'Kann ich das ganze Jahr sehen?',
        answer: [
          'Ja. Das kommende Jahr zeigt die nächsten zwölf Monate und was jeder bringt, damit Sie wissen, wann der Schornstein gefegt werden muss, bevor Sie Ihren Urlaub buchen. Es ändert sich, während Sie Aufgaben erledigen, und nichts darin ist verbindlich.',
        ],
      },
      {
        id: 'holidays',
        question: 'Was passiert, während ich im Urlaub bin?',
        answer: [
          'Legen Sie in den [Einstellungen](/settings?tab=preferences) eine Pause fest: Für diese Tage wird nichts geplant, und nichts ist überfällig, wenn Sie zurückkommen. Sicherheitsaufgaben, die währenddessen fällig würden, kommen in den Wochen davor.',
        ],
      },
      {
        id: 'changes-at-home',
        question: 'Was, wenn sich zu Hause etwas ändert?',
        answer: [
          'Ändern Sie es in den [Einstellungen](/settings?tab=preferences). Offene Aufgaben zu allem, was Sie entfernen, verschwinden aus dieser Woche, und spätere Wochen werden neu geplant.',
        ],
      },
      {
        id: 'safety',
        question: 'Kann ich diese Aufgaben gefahrlos selbst erledigen?',
        answer: [
          'Wir wählen Aufgaben, die man mit Sorgfalt selbst erledigen kann, und jede nennt ihre Gefahren vor den Schritten. Bei Arbeiten, die einen Fachbetrieb brauchen, zum Beispiel einer Heizungswartung oder dem Fegen eines Schornsteins, besteht die Aufgabe darin, einen Termin zu vereinbaren.',
          'Lesen Sie zuerst die Anleitung des Herstellers. Rufen Sie im Zweifel einen Fachbetrieb. Upkept ist kein Notdienst. Wenn Sie Gas riechen oder Feuer sehen, gehen Sie zuerst hinaus, und rufen Sie dann die örtliche Notrufnummer an. Rufen Sie sie auch nach einem Stromschlag an.',
        ],
      },
    ],
  },
  {
    id: 'reminders',
    title: 'E-Mail, Kalender und Rat',
    questions: [
      {
        id: 'weekly-summary',
        question: 'Bekomme ich eine Wochenübersicht per E-Mail?',
        answer: [
          `Ja. Jeden ${summaryDefaults.weekday} um ${hour} Ihrer eigenen Zeitzone kommt eine E-Mail mit den Aufgaben Ihrer Woche, wie viele Minuten jede dauert und warum sie fällig ist. In den [Einstellungen](/settings) können Sie einen anderen Tag oder eine andere Uhrzeit wählen oder sie ausschalten.`,
          'Jede Aufgabe in der E-Mail hat zwei Links: „Erledigt“ und „Nicht diese Woche“. Sie müssen sich nicht anmelden. Jeder Link öffnet eine Seite mit einer Schaltfläche, und nichts ändert sich, bis Sie darauf drücken.',
        ],
      },
      {
        id: 'stop-summary',
        question: 'Wie bestelle ich die Wochenübersicht ab?',
        answer: [
          'Wählen Sie in einer beliebigen Wochenübersicht „Abbestellen“; Sie müssen sich nicht anmelden. Sie können sie auch in den [Einstellungen](/settings) aus- und wieder einschalten. Wenn Sie ein paar Wochen nicht in Ihren Plan sehen, kommt die Wochenübersicht seltener, fragt, ob sie pausieren soll, und wartet dann bis zu Ihrem nächsten Besuch. Anmeldelinks werden immer gesendet, wenn Sie einen anfordern.',
        ],
      },
      {
        id: 'calendar',
        question: 'Kann ich die Aufgaben in meinem Kalender haben?',
        answer: [
          'Ja, mit [Premium](/pricing). Verbinden Sie Google Kalender in den [Einstellungen](/settings?tab=calendar), und jeder Tag mit Aufgaben wird ein Termin, zur von Ihnen gewählten Zeit, mit den Schritten seiner Aufgaben. Die Termine der nächsten 14 Tage folgen Ihrem Plan, und „In den Kalender“ aktualisiert einen Tag sofort.',
          'Für Apple Kalender, Outlook und andere Apps geben Ihnen die Einstellungen eine private Adresse zum Abonnieren. Diese Apps entscheiden, wie oft sie nach Änderungen sehen: die meisten alle paar Stunden, manche einmal am Tag.',
        ],
      },
      {
        id: 'calendar-privacy',
        question: 'Kann Upkept den Rest meines Kalenders sehen?',
        answer: [
          'Nein. Upkept bittet Google um eine Berechtigung: einen eigenen Kalender anzulegen und nur diesen zu verwenden. Ihre anderen Kalender und deren Inhalt kann es nicht sehen.',
          'Wenn Sie die Verbindung trennen, wird der Kalender „Upkept“ mit seinen Terminen gelöscht, und die Berechtigung endet.',
        ],
      },
      {
        id: 'advice',
        question: 'Kann ich den Assistenten zu einem defekten Gerät fragen?',
        answer: [
          {
            where: 'assistant',
            text: 'Mit [Premium](/pricing) können Sie schon jetzt fragen, in Ihren eigenen Worten, und ein Foto oder eine Anleitung dazulegen, wenn es hilft. Im kostenlosen Tarif kommt es bald.',
          },
          { where: 'no-assistant', text: 'Rat mit Foto oder Anleitung kommt bald.' },
          'Die Antwort wird von einer KI aus unseren eigenen Aufgaben und Ratgebern erzeugt. Jeder Schritt nennt seine Quelle, und ein Schritt ohne Quelle wird nicht gezeigt. Der Assistent ändert nichts von selbst: Sie entscheiden, ob Sie annehmen, was er vorschlägt. Er kann sich irren, rufen Sie im Zweifel also einen Fachbetrieb. Die [Ratgeber](/maintenance), die allen offenstehen, nennen die Warnzeichen.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Ihr Konto',
    questions: [
      {
        id: 'no-password',
        question: 'Warum gibt es kein Passwort?',
        answer: [
          'Sie geben Ihre E-Mail-Adresse ein, und wir schicken Ihnen einen Link, der Sie anmeldet. Der Link funktioniert einmal, für wenige Minuten; die E-Mail sagt, wie viele. Sie müssen sich nichts merken, und ein anderswo gestohlenes Passwort nützt hier nichts.',
        ],
      },
      {
        id: 'no-link',
        question: 'Mein Anmeldelink ist nicht angekommen. Was kann ich tun?',
        answer: [
          'Sehen Sie im Spam-Ordner nach, prüfen Sie die Schreibweise der Adresse, und fordern Sie ihn noch einmal an. An eine Adresse senden wir bis zu fünf E-Mails pro Stunde. Wenn immer noch nichts kommt, schreiben Sie an [unseren Support](mailto:{support email}).',
        ],
      },
      {
        id: 'house-passport',
        question: 'Was ist die Hausakte?',
        answer: [
          'Eine Aufzeichnung über Ihr Zuhause: was es hat, was daran gemacht wurde und wann, von wem und zu welchen Kosten. Drucken Sie sie, speichern Sie sie, oder teilen Sie sie beim Verkauf oder mit der Vermietung unter einer geheimen Adresse, die Sie widerrufen können. Sie entscheiden, ob sie Kosten, Namen, Notizen und Fotos zeigt. Sehen Sie sich ein [Beispiel](/passport-sample) an.',
        ],
      },
      {
        id: 'offline',
        question: 'Funktioniert es ohne Empfang?',
        answer: [
          'Ja. Die Wochen, die Sie geöffnet haben, und die Schritte ihrer Aufgaben bleiben auch im Keller lesbar. Sie können dort Aufgaben abhaken; die Änderungen werden gesendet, wenn das Handy wieder online ist. Sie können Upkept auch wie eine App auf den Home-Bildschirm legen.',
        ],
      },
      {
        id: 'open-source',
        question: 'Ist Upkept freie Software?',
        answer: [
          'Ja, unter der GNU Affero General Public License, Version 3: Alle dürfen sie ausführen, lesen und ändern und müssen dieselbe Freiheit weitergeben. Mehr steht in den [Nutzungsbedingungen](/terms). Alle Ihre Daten können Sie als eine Datei mitnehmen.',
        ],
      },
      {
        id: 'lost-device',
        question: 'Ich habe mein Handy verloren. Wie melde ich es ab?',
        answer: [
          'Melden Sie sich auf einem anderen Gerät an. In den [Einstellungen](/settings) unter „Konto“ zeigt „Sitzungen“ Ihre Geräte: Melden Sie das Handy dort ab. „Überall abmelden“ beendet alle Sitzungen auf einmal und entfernt auch Ihre API-Tokens, verbundenen Apps und Webhooks.',
        ],
      },
      {
        id: 'my-data',
        question: 'Wer sieht meine Daten, und kann ich sie mitnehmen?',
        answer: [
          'Nur Sie, und unser Support, wenn Sie um Hilfe bitten. Ihre Daten werden in der EU gespeichert und nie verkauft. In den Einstellungen unter „Konto“ können Sie alles als eine Datei exportieren oder Ihr Konto endgültig löschen. Die Einzelheiten stehen in der [Datenschutzerklärung](/privacy).',
        ],
      },
      {
        id: 'cookies',
        question: 'Wozu dienen die Cookies?',
        answer: [
          'Upkept setzt drei eigene Cookies. Zwei gelten, während Sie einen Kalender verbinden oder sich über einen Anmeldedienst anmelden, und stellen sicher, dass derselbe Browser beendet, was er begonnen hat. Das dritte merkt sich ein Jahr lang Ihre Sprache. Wenn Sie weitere Cookies annehmen, zählt Google Analytics, welche Seiten besucht werden, und Stripe darf seine Preistabelle zeigen; beide setzen eigene Cookies. Wenn Sie ablehnen, wird keines davon geladen, und alles andere funktioniert genauso.',
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: 'Preis und Zahlung',
    questions: [
      {
        id: 'what-is-free',
        question: 'Was ist kostenlos, und was bringt Premium dazu?',
        answer: [
          'Kostenlos sind Ihr Wochenplan, jede Aufgabe mit ihren Schritten, alle Ratgeber und eine eigene Aufgabe. Premium bringt beliebig viele eigene Aufgaben, bis zu 200 gleichzeitig, und den Kalenderabgleich dazu. Die [Preise](/pricing) vergleichen beides.',
          { where: 'assistant', text: 'Mit Premium können Sie außerdem schon den Assistenten fragen.' },
        ],
      },
      {
        id: 'what-it-costs',
        question: 'Was kostet Premium?',
        answer: [
          'Die [Preise](/pricing) und die Kasse zeigen den Preis, die Steuer darin und wie oft er berechnet wird, bevor Sie zahlen. Abgebucht wird erst, wenn Sie es dort bestätigen, und es gibt keine versteckten Gebühren.',
        ],
      },
      {
        id: 'no-card',
        question: 'Brauche ich für den Anfang eine Kreditkarte?',
        answer: [
          'Nein. Für den kostenlosen Tarif ist keine Kreditkarte nötig. Er ist keine Probezeit und endet deshalb nicht.',
        ],
      },
      {
        id: 'how-to-pay',
        question: 'Wie zahle ich, und wer sieht meine Karte?',
        answer: [
          'Sie zahlen auf einer Seite von Stripe, unserem Zahlungsdienst. Nur Stripe erhält Ihre Kartennummer. Wir erfahren nur, ob das Abo bezahlt ist und bis wann.',
        ],
      },
      {
        id: 'cancel',
        question: 'Wie kündige ich Premium, und gibt es eine Erstattung?',
        answer: [
          'Sie können jederzeit kündigen, in den Einstellungen oder mit [Verträge hier kündigen](/cancel) am Fuß jeder Seite. Premium läuft dann bis zum Ende des Zeitraums, für den Sie gezahlt haben. Innerhalb von 14 Tagen nach dem Kauf können Sie auch widerrufen und bekommen Ihr Geld zurück. Danach gibt es für angebrochene Zeiträume keine Erstattung.',
        ],
      },
      {
        id: 'after-premium',
        question: 'Was geschieht mit meinen eigenen Aufgaben und meinem Kalender, wenn Premium endet?',
        answer: [
          'Ihre eigenen Aufgaben bleiben und erscheinen weiter in Ihren Wochen. Auch die Termine in Ihrem Kalender bleiben, werden aber nicht mehr aktualisiert. Um mehr eigene Aufgaben als die kostenlose hinzuzufügen oder wieder abzugleichen, wechseln Sie erneut zu Premium.',
        ],
      },
    ],
  },
] as const satisfies readonly QuestionGroup[];
