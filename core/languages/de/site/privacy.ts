import type { Policy } from '../../policy.ts';

/** Must match what the software does; docs/data.md lists the same by table. */
export const privacy = {
  title: 'Datenschutzerklärung',
  updated: { date: '2025-05-05', shown: '5. Mai 2025' },
  changed: {
    date: '2026-11-30',
    shown: '30. November 2026',
    what: 'Erinnerungen aus einem Ratgeber ohne Konto, Zähler, der nächste Ort, Codes für die Anmeldung, verbundene Apps, Home Assistant',
  },
  lede: 'Was Upkept über Sie und Ihr Zuhause weiß, warum, wie lange und was Sie dagegen tun können.',
  inShort: [
    'Wir speichern nur, was wir brauchen, um die Pflege Ihres Zuhauses zu planen. Wir verwenden es nicht für Werbung und verkaufen es nicht.',
    'Ihre Daten werden in der EU gespeichert.',
    'Bis Sie zustimmen, laden wir nichts von anderen Unternehmen und zählen keine Besuche.',
    'In den Einstellungen unter „Konto“ können Sie alles selbst exportieren oder löschen. Anfragen werden innerhalb von 30 Tagen beantwortet.',
    'Der Dienst ist nicht für Kinder unter 16 Jahren.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Wer verantwortlich ist',
      blocks: [
        'Upkept („wir“) betreibt diesen Dienst und ist für die Daten verantwortlich, die darin liegen. Wenn Sie eine Frage zu Ihren Daten haben, schreiben Sie an [{support email}](mailto:{support email}).',
        { company: true },
      ],
    },
    {
      id: 'what',
      title: 'Was wir speichern, warum und wie lange',
      blocks: [
        'Fast alles kommt von Ihnen: aus dem, was Sie eingeben und ankreuzen, und daraus, wie Sie den Dienst benutzen. Was wir über ein Abo wissen, kommt von Stripe. Wir kaufen keine Daten und erheben sie bei niemandem sonst.',
        {
          caption: 'Was wir speichern',
          columns: ['Was', 'Warum', 'Wie lange'],
          rows: [
            [
              'Ihr Konto',
              'E-Mail-Adresse, Name und Sprache',
              'Um Sie anzumelden, anzusprechen und Ihnen in Ihrer Sprache zu schreiben',
              'Bis Sie Ihr Konto löschen',
            ],
            [
              'Die Personen in einem Zuhause',
              'Wer zu einem Zuhause gehört, seit wann und in welcher Rolle: Verwaltung, Mitglied oder Lesezugriff; und, wenn Sie es angeben, an welchen Tagen Sie Zeit haben, was Sie anderen überlassen und wann Sie weg sind. Die anderen im Zuhause sehen Ihren Namen, und wer es verwaltet, Ihre E-Mail-Adresse',
              'Damit sich mehrere Personen gemeinsam um ein Zuhause kümmern können',
              'Bis die Person das Zuhause verlässt oder das Konto oder das Zuhause gelöscht wird',
            ],
            [
              'Einladungen in ein Zuhause, falls Sie welche senden',
              'Wen Sie einladen, wenn Sie eine Adresse eingeben, in welcher Rolle und wann. Die Mail nennt Sie, Ihre E-Mail-Adresse und das Zuhause. Wenn Sie eingeladen sind, wird Ihre Adresse nur dafür gespeichert',
              'Um jemanden in ein Zuhause zu lassen, und nur die Person, die gemeint ist',
              'Bis die Einladung angenommen oder zurückgezogen ist, höchstens etwa eine Stunde über ihre sieben Tage hinaus',
            ],
            [
              'Ihr Zuhause',
              'Sein Name, sein Land und seine Zeitzone, der nächstgelegene Ort als Nummer aus einer Liste (keine Anschrift), ob es eine Wohnung oder ein Haus ist, was es hat, Aufgaben pro Woche, Tage',
              'Um nur vorzuschlagen, was Ihr Zuhause braucht, wenn es Ihnen und der Jahreszeit passt',
              'Bis Sie Ihr Konto löschen. Ein Zuhause, in dem andere leben, bleibt bei ihnen',
            ],
            [
              'Ihre Aufgaben',
              'Was geplant (auch für das kommende Jahr), erledigt, verschoben oder übersprungen wurde, wann und von wem, wie oft Sie es möchten, für wen eine Aufgabe ist, und Aufgaben in Ihren eigenen Worten. Die anderen im Zuhause sehen, was Sie getan haben',
              'Um Ihre Wochen zu zeigen, die Arbeit gerecht aufzuteilen, und weil die nächste Woche aus dem bisher Erledigten geplant wird',
              'Bis Sie Ihr Konto löschen. Was Sie in einem Zuhause getan haben, in dem andere leben, bleibt dort ohne Ihren Namen',
            ],
            [
              'Ihr Verlauf',
              'Arbeiten, die Sie eingetragen oder importiert haben: der Tag, was gemacht wurde, Ihre Notiz, was es gekostet hat und wer es gemacht hat, mit Telefonnummer. Ist das eine andere Person, werden auch ihre Daten gespeichert',
              'Um Ihren Verlauf und Ihre Hausakte zu zeigen und zu planen, was als Nächstes fällig ist',
              'Bis Sie den Eintrag oder Ihr Konto löschen. Ein gelöschter Eintrag lässt sich 30 Tage lang wiederherstellen',
            ],
            [
              'Ihre Hausakte, falls Sie sie teilen',
              'Ein Hash des Geheimnisses in ihrem Link, was sie zeigt und wann sie endet. Alle, die den Link haben, können lesen, was sie zeigt: die Ausstattung Ihres Zuhauses und, wenn Sie es so wählen, seinen Verlauf mit Kosten, Namen und Fotos',
              'Damit sie beim Verkauf, bei der Vermietung oder von einer Versicherung ohne Konto gelesen werden kann',
              'Bis Sie sie beenden, erneuern oder Ihr Konto löschen; der Link funktioniert ab dem von Ihnen gewählten Tag nicht mehr',
            ],
            [
              'Eine Aufgabe, die Sie teilen, falls Sie eine teilen',
              'Ein Hash des Geheimnisses in ihrem Link und wann er endet. Alle, die den Link haben, können diese Aufgabe lesen, abhaken und eine Notiz, Fotos und Dokumente hinzufügen',
              'Damit ein Handwerksbetrieb sie ohne Konto erledigen kann',
              'Bis Sie ihn beenden oder Ihr Konto löschen; der Link funktioniert nach 30 Tagen nicht mehr',
            ],
            [
              'Ihre Pausen',
              'Von wann bis wann Sie weg sind, also wann Ihr Zuhause leer stehen kann',
              'Um für diese Zeit nichts zu planen',
              'Bis Sie die Pause beenden oder Ihr Konto löschen',
            ],
            [
              'Eine Änderung Ihrer E-Mail-Adresse',
              'Die neue und die alte Adresse, welche davon bestätigt ist und wann sie endet',
              'Um sicherzugehen, dass beide Adressen Ihnen gehören',
              'Etwa einen Tag',
            ],
            [
              'Ihre Wochenübersicht',
              'Ihr Tag und ihre Uhrzeit, für welche Wochen sie gesendet wurde, wie viele seit Ihrem letzten Blick in die Woche gesendet wurden und ob E-Mails an Sie zurückkamen',
              'Um sie zu senden, wenn es Ihnen passt, seltener, wenn Sie den Dienst nicht benutzen, und gar nicht, wenn Sie sie nicht möchten',
              'Die Wochen, für die sie gesendet wurde: etwa 60 Tage. Der Rest: bis Sie Ihr Konto löschen',
            ],
            [
              'Fotos und Dokumente, falls Sie welche hinzufügen',
              'Was sie zeigen, ohne den Ort und die Kamera, die ein Foto nennt. Ein PDF wird gespeichert, wie Sie es senden',
              'Damit Sie sie bei der Arbeit haben, die sie zeigen',
              'Bis Sie sie oder Ihr Konto löschen, oder 30 Tage nachdem Sie die Arbeit gelöscht haben',
            ],
            [
              'Ihre Fragen an den Assistenten, falls Sie welche stellen',
              'Die Frage, worum es geht, ob eine Datei dabei war, und die Antwort; nie die Datei selbst',
              'Damit Sie die Antwort noch einmal lesen können',
              'Bis Sie die Frage oder Ihr Konto löschen. Ab 200 werden die ältesten gelöscht',
            ],
            [
              'Ihre Geräte, falls Sie welche eintragen',
              'Marke, Modell, Seriennummer, Tag, Geschäft und Preis des Kaufs, Ende der Garantie, die Adresse der Anleitung und Teile mit ihrem Vorrat und den Aufgaben, die sie brauchen',
              'Um sie für Reparaturen und Versicherungen bereitzuhalten, Sie vor Ablauf einer Garantie zu erinnern und Rat auf Ihr Modell abzustimmen',
              'Bis Sie sie entfernen oder Ihr Konto löschen',
            ],
            [
              'Ihre Zähler, falls Sie welche eintragen',
              'Name, Einheit und Stände, und wann nach dem nächsten Stand gefragt wird',
              'Um nach Ständen zu fragen und zu planen, was vom Gebrauch abhängt',
              'Bis Sie sie oder Ihr Konto löschen',
            ],
            [
              'Was der Assistent kostet',
              'Wie viel KI für Ihren Haushalt an einem Tag verwendet wurde',
              'Um seine Kosten zu begrenzen',
              'Etwa 60 Tage',
            ],
            [
              'Ihre Sitzungen',
              'Wann sich ein Browser angemeldet hat und an welchem Tag er zuletzt benutzt wurde',
              'Damit Sie angemeldet bleiben und sich überall abmelden können',
              'Bis Sie sich abmelden. Eine Sitzung endet nach 30 Tagen ohne Benutzung und in jedem Fall nach 90 Tagen; ihr Eintrag wird bei Ihrer ersten Anmeldung 30 Tage danach gelöscht',
            ],
            [
              'Passkeys, falls Sie welche hinzufügen',
              'Wie Sie einen Passkey nennen, der öffentliche Teil seines Schlüssels und wann er zuletzt benutzt wurde. Ihr Finger, Ihr Gesicht und Ihre PIN verlassen nie Ihr Gerät',
              'Um Sie ohne E-Mail anzumelden',
              'Bis Sie ihn entfernen oder Ihr Konto löschen',
            ],
            [
              'Eine Verbindung mit einem Anmeldedienst, falls Sie einen verwenden',
              'Welcher Dienst es ist, sein Name für Sie und wann Sie ihn hier zuerst benutzt haben',
              'Um Sie anzumelden, wenn der Dienst sagt, wer Sie sind',
              'Bis Sie ihn entfernen oder Ihr Konto löschen',
            ],
            [
              'API-Tokens, falls Sie welche erstellen',
              'Wie Sie ein Token nennen, was es darf, wann es abläuft, an welchem Tag es zuletzt benutzt wurde, und ein Hash davon',
              'Damit Ihre eigenen Programme Ihre Aufgaben lesen oder ändern können und Sie sehen, welche es können',
              'Bis Sie es entfernen, sich überall abmelden oder nach seinem Ablauf ein anderes erstellen',
            ],
            [
              'Benachrichtigungen, falls Sie sie einschalten',
              'Die Adresse Ihres Browsers bei seinem Push-Dienst und seine Schlüssel, verschlüsselt, die Uhrzeit und wann der letzte Versuch scheiterte',
              'Um Ihnen die Aufgaben des Tages zu zeigen',
              'Bis Sie sie ausschalten oder sich abmelden',
            ],
            [
              'Verbundene Apps, falls Sie welche zulassen',
              'Der Name und die Adresse, die eine App angibt, was sie darf, wann Sie sie zugelassen haben, an welchem Tag sie zuletzt benutzt wurde, und Hashes ihrer Schlüssel',
              'Damit die von Ihnen gewählten Apps Ihre Aufgaben lesen oder ändern können und Sie sehen, welche es können',
              'Bis Sie sie entfernen oder sich überall abmelden. Eine App, die 90 Tage nicht benutzt wurde, wird ausgesperrt, und ihr Eintrag wird gelöscht, wenn Sie eine andere verbinden',
            ],
            [
              'Webhooks, falls Sie welche hinzufügen',
              'Die Adresse, die Sie eingegeben haben, und ein Geheimnis, verschlüsselt, und wann und mit welchem Ergebnis wir etwas dorthin gesendet haben',
              'Um Ihren eigenen Programmen zu melden, was sich in Ihrem Plan ändert, und Ihnen zu zeigen, dass es angekommen ist',
              'Bis Sie ihn entfernen oder sich überall abmelden; was gesendet wurde, 30 Tage',
            ],
            [
              'Home Assistant, falls Sie ein Zuhause dort zeigen',
              'Seit wann und wer es wollte. Der MQTT-Broker des Betreibers dieses Servers erhält den Namen des Zuhauses, wie viele Aufgaben offen sind, die nächste Aufgabe und Ihre Zähler. Wer diesen Broker lesen darf, sieht sie',
              'Um sie in Home Assistant zu zeigen und Aufgaben dort abzuhaken',
              'Bis Sie es ausschalten, das Zuhause verlassen oder sich überall abmelden; der Broker behält dann nichts davon',
            ],
            [
              'Anmeldelinks',
              'Die Adresse, die Uhrzeit und ein Hash des Links. Bei einem Anmeldedienst auch dessen Name für Sie',
              'Um die Person anzumelden, die den Link hat, einmal',
              'Etwa einen Tag nach Ablauf des Links',
            ],
            [
              'Zähler gegen Missbrauch',
              'Wie oft innerhalb einer Stunde etwas angefordert wurde, unter einer unkenntlich gemachten Form einer E-Mail- oder Netzwerkadresse',
              'Um Fluten von Anmeldeanfragen zu stoppen',
              'Höchstens zwei Stunden',
            ],
            [
              'Ihr Abo, falls Sie eines kaufen',
              'Die Kennungen von Stripe für Sie und das Abo, ob es bezahlt ist und bis wann',
              'Um zu wissen, ob Sie Premium haben',
              'Bis Sie Ihr Konto löschen',
            ],
            [
              'Was für Sie noch zu erledigen ist',
              'Dass eine E-Mail, ein Kalender oder eine Löschung auf unsere Server wartet, und die Planungsläufe, in denen Ihr Zuhause scheiterte',
              'Damit nichts vergessen wird, wenn ein Server ausfällt',
              'Bis es erledigt ist; gescheiterte Läufe 60 Tage',
            ],
            [
              'Eine Erinnerung an einen Ratgeber, falls Sie um eine bitten',
              'Die Adresse, die Sie unter dem Ratgeber eingegeben haben, ihre Sprache, der Ratgeber, wann Sie darum gebeten haben und wann die E-Mail fällig ist. Ein Konto ist nicht nötig',
              'Um Ihnen in einem Jahr einmal zu schreiben',
              'Bis diese E-Mail gesendet ist; 7 Tage, wenn Sie nicht bestätigen; bis Sie die Erinnerung mit dem Link beenden',
            ],
            [
              'Was Sie zu einem Vertrag erklären',
              'Eine Kündigung oder ein Widerruf: die Adresse, der Name und das Kennzeichen, die Sie eingegeben haben, wann, und was erstattet wurde. Auch welche E-Mails zum Vertrag wir gesendet haben',
              'Um sie auszuführen und zu belegen, dass wir es getan haben',
              'Unbestätigte 90 Tage, andere fünf Jahre; in jedem Fall, bis Sie Ihr Konto löschen',
            ],
            [
              'Ihre Kalenderverbindung, falls Sie eine einrichten',
              'Welcher Kalender unserer ist, wann seine Termine stattfinden und ob sie weglassen, was für andere ist, welche Tage einen haben und wann sie abgeglichen wurden, und die Erlaubnis von Google, verschlüsselt',
              'Um Ihre Wartungszeiten hineinzuschreiben und aktuell zu halten',
              'Bis zu 1 Tag, nachdem Sie sie trennen, den Dienst nicht mehr benutzen oder das Zuhause verlassen',
            ],
            [
              'Ein Versuch, einen Kalender zu verbinden',
              'Wann er begann, und ein Hash der Zufallszahl in seinem Cookie',
              'Damit nur der Browser, der ihn begonnen hat, ihn beenden kann',
              'Bis er beendet ist, oder etwa einen Tag',
            ],
            [
              'Ihre private Kalenderadresse, falls Sie eine erstellen',
              'Die Adresse, verschlüsselt, welche Aufgaben sie zeigt, wann ihre Termine stattfinden und wann sich jeder ihrer Tage zuletzt geändert hat',
              'Damit Kalender-Apps, die sie haben, Ihre Aufgaben zeigen können',
              'Bis Sie sie entfernen, das Zuhause verlassen oder Ihr Konto löschen',
            ],
            [
              'Zugriffe des Supports',
              'Was unser Support für Ihr Konto getan hat und wann',
              'Damit über jeden solchen Zugriff Rechenschaft möglich ist',
              'Dauerhaft; sobald Ihr Konto gelöscht ist, ohne alles, was Sie erkennbar macht',
            ],
          ],
        },
        'Technische Protokolle enthalten die Uhrzeit, die Adresse der Seite, das Ergebnis und die Dauer einer Anfrage. Sie enthalten keine E-Mail-Adresse, keine Netzwerkadresse und nichts, was Sie eingegeben haben.',
      ],
    },
    {
      id: 'why',
      title: 'Unsere Rechtsgrundlagen',
      blocks: [
        {
          list: [
            [
              'Unser Vertrag mit Ihnen',
              'Konto, Zuhause, seine Personen und Einladungen, Aufgaben, Verlauf, Hausakte, Pausen, Wochenübersicht, Sitzungen, Passkeys, eine Verbindung mit einem Anmeldedienst, API-Tokens, verbundene Apps, Webhooks, Home Assistant, Benachrichtigungen, Anmeldelinks, Abo, Kalender und Fragen an den Assistenten. Ohne sie können wir den Dienst nicht erbringen.',
            ],
            [
              'Ihre Einwilligung',
              'Besuchszählung, alles Weitere, was von anderen Unternehmen geladen wird, und die Erinnerung an einen Ratgeber. Sie können sie jederzeit widerrufen.',
            ],
            [
              'Unser berechtigtes Interesse an einem sicheren und zuverlässigen Dienst',
              'Zähler gegen Missbrauch, technische Protokolle, das Protokoll der Zugriffe des Supports und die Namen von Personen, die in Ihrem Zuhause gearbeitet haben.',
            ],
            [
              'Das Gesetz',
              'Was Sie zu einem Vertrag erklären, und Zahlungsbelege, die wir nach dem Steuerrecht aufbewahren müssen. Sie liegen bei Stripe und in unserer Buchhaltung, getrennt von Ihrem Plan.',
            ],
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Wo es gespeichert wird',
      blocks: [
        'Ihre Daten werden in der EU gespeichert, in einer Datenbank. Die Übertragung ist verschlüsselt. Sicherungskopien, die nur für Notfälle da sind, enthalten gelöschte Daten, bis sie selbst gelöscht werden.',
      ],
    },
    {
      id: 'others',
      title: 'Unternehmen, mit denen wir arbeiten',
      blocks: [
        'Diese Unternehmen erhalten nur, was sie für ihren Teil brauchen. Einige verarbeiten es möglicherweise außerhalb der EU: Postmark, Stripe, Google und OpenAI arbeiten auch in den USA. Ihre Verträge mit uns enthalten die Standardvertragsklauseln der Europäischen Kommission (Beschluss (EU) 2021/914), oder sie nehmen am EU-US Data Privacy Framework teil. Sie können bei uns eine Kopie anfordern.',
        {
          list: [
            ['Unser Hosting-Unternehmen', 'Betreibt die Server und die Datenbank, in der EU.'],
            [
              'Ein Anmeldedienst',
              'Nur wo die Anmeldeseite einen anbietet und Sie ihn verwenden. Er erfährt, dass Sie sich hier anmelden, und teilt uns seinen Namen für Sie und Ihre E-Mail-Adresse mit.',
            ],
            [
              'Postmark',
              'Stellt unsere E-Mails zu und erhält deshalb Ihre Adresse und den Text der E-Mail. Es teilt uns mit, wenn eine E-Mail zurückkommt oder als Spam gemeldet wird und wenn Sie sie abbestellen. Wenn diese Website einen eigenen Mailserver verwendet, stellt stattdessen dieser sie zu.',
            ],
            [
              'Stripe',
              'Nimmt Zahlungen an, wenn Sie Premium kaufen. Es erhält Ihre E-Mail-Adresse, eine Kennung Ihres Kontos und Ihre Zahlungsdaten, die wir nie sehen.',
            ],
            [
              'Google Kalender',
              'Nur wenn Sie ihn verbinden. Er erhält den Kalender, den wir in Ihrem Konto anlegen, und dessen Termine mit den Aufgaben des Tages und ihren Schritten. Unsere Berechtigung gilt nur für diesen Kalender, Ihre anderen können wir also nicht lesen.',
            ],
            [
              'Der Push-Dienst des Browserherstellers',
              'Nur wenn Sie Benachrichtigungen einschalten. Er stellt sie Ihrem Gerät zu und sieht, wann. Was darin steht, ist für Ihren Browser verschlüsselt.',
            ],
            [
              'Google Analytics',
              'Nur wenn Sie zustimmen. Es erhält, welche Seiten und Schaltflächen benutzt werden, ob ohne Konto, kostenlos oder mit Premium, welche Kampagne hierher geführt hat, und eine gekürzte Netzwerkadresse. Es erhält nie Ihren Namen, Ihre E-Mail-Adresse oder Ihre Aufgaben.',
            ],
            [
              'OpenAI',
              'Nur wo ein KI-Modell eingeschaltet ist. Um eine Woche auf Sie abzustimmen, erhält es Ihr Land, was Ihr Zuhause hat, Ihre Antworten dazu, Ihre Tage, die fälligen Aufgaben und die Titel Ihrer eigenen Aufgaben dieser Woche. Das können Sie in den [Einstellungen](/settings?tab=preferences) ausschalten. Wenn Sie den Assistenten fragen, erhält es Ihre Frage, die Datei, falls Sie eine hinzufügen, und was Ihr Zuhause hat. Es erhält auch eine unkenntlich gemachte Kennung Ihres Haushalts, damit es Missbrauch stoppen kann, aber nie Ihren Namen oder Ihre E-Mail-Adresse. Wir bitten es, nichts davon zu speichern, aber um Missbrauch zu finden, darf es die Daten bis zu 30 Tage aufbewahren. Es trainiert damit keine Modelle, und wir behalten Ihre Datei nach der Antwort nicht. Wenn diese Website einen anderen KI-Anbieter verwendet, erhält stattdessen dieser dasselbe. Notfälle werden auf unseren eigenen Servern erkannt und nicht dorthin gesendet.',
            ],
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Ihr Kalender',
      blocks: [
        'Wenn Sie Google Kalender verbinden, bittet Google Sie, uns einen eigenen Kalender anlegen und verwenden zu lassen. Um mehr bitten wir nicht. Jede Person in einem Zuhause kann ihren eigenen verbinden, den die anderen nicht sehen.',
        {
          list: [
            ['Was wir schreiben', 'Einen Termin für jeden Tag mit Aufgaben: ihre Titel, Schritte und Links.'],
            [
              'Was wir lesen',
              'Ob es diesen Kalender und diese Termine noch gibt. Ihre anderen Kalender, Ihre Kontakte und Ihre Mails können wir nicht sehen.',
            ],
            [
              'Was geschieht, wenn Sie ihn trennen oder das Zuhause verlassen',
              'Wir löschen den Kalender mit seinen Terminen, geben die Berechtigung zurück und löschen unsere Daten dazu innerhalb eines Tages, auch wenn Google nicht erreichbar ist.',
            ],
          ],
        },
        'Was wir von Google erhalten, verwenden wir nur, um Ihre Aufgaben in Ihrem Kalender zu zeigen. Wir geben es nicht weiter, verwenden es nicht für Werbung und trainieren damit keine Modelle, und kein Mensch liest es, außer Sie bitten uns um Hilfe. Das entspricht der Google API Services User Data Policy einschließlich ihrer Anforderungen zur eingeschränkten Nutzung.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und der Speicher Ihres Browsers',
      blocks: [
        'Zwei Cookies setzen wir nur, solange Sie sie brauchen: __Host-upkept_calendar, während Sie einen Kalender verbinden, und __Host-upkept_oidc, während Sie sich über einen Anmeldedienst anmelden. Sie enthalten Zufallszahlen, signiert oder verschlüsselt, die zeigen, dass derselbe Browser beendet, was er begonnen hat. Sie laufen nach zehn Minuten ab oder mit dem Link, den wir geschickt haben. Ein drittes, language, enthält ein Jahr lang ab Ihrem letzten Besuch en, fr oder de: die Sprache, in der Sie sich zuletzt angemeldet haben, damit sich die App darin öffnet. Ihr Browser bewahrt außerdem ein paar Werte in seinem lokalen Speicher auf, die Sie dort jederzeit löschen können:',
        {
          list: [
            ['token', 'Hält Sie angemeldet. Es wird gelöscht, wenn Sie sich abmelden.'],
            [
              'home',
              'Welches Ihrer Zuhause Sie sehen, auch im Speicher des Tabs. Es wird gelöscht, wenn Sie sich abmelden, und aus dem Speicher des Tabs spätestens mit dem Tab.',
            ],
            [
              'cookieConsent',
              'Ob Sie zugestimmt oder abgelehnt haben. Bis Sie wählen, behandeln wir es als abgelehnt.',
            ],
            ['signInNonces', 'Erkennt den Browser wieder, der einen Anmeldelink angefordert hat.'],
            [
              'signInRequest',
              'Die Adresse, für die Sie einen Anmeldelink angefordert haben, und was Sie mit dem Code dieser Mail anmeldet, zehn Minuten lang.',
            ],
            ['signInForPremium', 'Welcher dieser Links auf dem Weg zu Premium angefordert wurde.'],
            [
              'wishedPage',
              'Welches Etikett eines Geräts Sie gescannt haben oder worum eine App Sie bat, bevor Sie sich angemeldet haben, eine Stunde lang.',
            ],
            [
              'draft',
              'Was Sie eingegeben und noch nicht gespeichert haben, was Sie vor der Anmeldung zu einem Zuhause gewählt haben, was Sie offline geändert oder fotografiert und noch nicht gesendet haben, und Ihren Namen und Ihre Adresse, damit ein Klick genügt, wenn Ihre Sitzung beendet ist. Es wird gelöscht, wenn es gespeichert ist oder Sie sich abmelden. Endet Ihre Sitzung auf andere Weise, wird es für Ihre Rückkehr aufbewahrt und gelöscht, wenn sich jemand anderes anmeldet, oder beim ersten Besuch nach 30 Tagen.',
            ],
            [
              'household',
              'Im Cache des Browsers: Ihr Name und Ihre E-Mail-Adresse, Ihre Einstellungen und die Wochen, die Sie zuletzt gesehen haben, damit Sie sie offline lesen können. Es wird gelöscht, wenn Sie sich abmelden.',
            ],
            [
              'reloadedAt',
              'Im Speicher des Tabs: wann eine Seite nach einer Aktualisierung neu geladen werden musste. Es wird mit dem Tab gelöscht.',
            ],
            [
              'calendarRetried',
              'Im Speicher des Tabs: dass ein abgelaufener Versuch, einen Kalender zu verbinden, wiederholt wurde. Es wird mit dem Tab gelöscht.',
            ],
          ],
        },
        'Wenn Sie zustimmen, setzt Google Analytics Cookies, deren Namen mit _ga beginnen, und Stripe setzt möglicherweise eigene auf der Preisseite. Wenn Sie ablehnen, wird beides nicht geladen, und Cookies, deren Namen mit _ga beginnen, werden gelöscht. „Cookie-Auswahl“ am Fuß jeder Seite fragt Sie noch einmal.',
      ],
    },
    {
      id: 'email',
      title: 'E-Mails',
      blocks: [
        'Wir senden Ihnen Anmeldelinks, wenn Sie sie anfordern, eine Bestätigung jedes Kaufs und dessen, was Sie dazu erklären, eine Mitteilung, wenn eine Zahlung scheitert oder Premium endet, eine zu jedem neuen Passkey, jeder neuen Verbindung mit einem Anmeldedienst, jedem neuen API-Token, jeder neuen verbundenen App und jedem neuen Webhook, eine, wenn ein Webhook pausiert, eine, wenn Ihr Konto gelöscht wird, und eine Wochenübersicht Ihrer Aufgaben. Wir senden keine Werbung und verfolgen nicht, ob Sie eine E-Mail öffnen oder darin klicken.',
        'Sie können die Wochenübersicht jederzeit abbestellen: mit „Abbestellen“ in der E-Mail, ohne Anmeldung, oder in den [Einstellungen](/settings). Wir beenden sie auch, wenn E-Mails an Sie zurückkommen oder Sie eine als Spam melden. Anmeldelinks sind davon nicht betroffen.',
        'Links in einer Wochenübersicht enthalten einen Schlüssel für eine Aufgabe. Wer einen solchen Link hat, kann den Titel dieser Aufgabe sehen, sie als erledigt markieren, in die nächste Woche verschieben und das rückgängig machen, aber sonst nichts. Der Schlüssel läuft nach 8 Tagen ab.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        'Sie haben das Recht, Auskunft über Ihre Daten zu verlangen, sie zu berichtigen, zu exportieren und zu löschen, ihre Verwendung einzuschränken oder ihr zu widersprechen und eine Einwilligung zu widerrufen. Das meiste können Sie in den [Einstellungen](/settings) selbst tun:',
        {
          list: [
            [
              'Exportieren',
              'Eine Datei mit allem, was über Sie und jedes von Ihnen verwaltete Zuhause gespeichert ist, aber nicht mit dem, was andere darin für sich eingerichtet haben, und ein Archiv ihrer Fotos und Dokumente.',
            ],
            [
              'Löschen',
              'Löscht jedes Zuhause, in dem Sie allein leben, beendet sein Abo und löscht Ihre Kundendaten dazu bei Stripe. Nimmt Sie aus Ihren anderen Zuhause heraus, trennt Ihre Kalender, beendet jede Sitzung und entfernt dann endgültig alles über Sie; was Sie in jenen Zuhause getan haben, bleibt ohne Ihren Namen. Wenn Stripe oder Google in dem Moment nicht erreichbar ist, versuchen wir es weiter, bis es erledigt ist.',
            ],
            ['Berichtigen', 'Ihren Namen, Ihr Land, Ihren Ort, Ihre Zeitzone, Ihr Zuhause und Ihre Tage.'],
          ],
        },
        'Für alles andere schreiben Sie von der Adresse, mit der Sie sich anmelden, an [{support email}](mailto:{support email}). Wir beantworten Anfragen zu Daten innerhalb von 30 Tagen. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
      ],
    },
    {
      id: 'children',
      title: 'Kinder',
      blocks: [
        'Der Dienst ist nicht für Kinder unter 16 Jahren. Wenn Sie erfahren, dass sich ein Kind registriert hat, sagen Sie es uns, und wir löschen das Konto.',
      ],
    },
    {
      id: 'safety',
      title: 'Wie es geschützt wird',
      blocks: [
        'Es gibt keine Passwörter zu stehlen. Ein Anmeldelink funktioniert einmal, für wenige Minuten, und wir speichern nur einen Hash, aus dem ihn niemand wiederherstellen kann. Kalenderberechtigungen sind verschlüsselt. Jede Anfrage erreicht nur den Haushalt, zu dem sie gehört. Falls eine Datenpanne je Ihre Daten betrifft, teilen wir es Ihnen und der Behörde mit, wie es das Gesetz verlangt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      blocks: [
        'Wenn eine Änderung dieser Erklärung etwas betrifft, dem Sie zugestimmt haben, sagen wir es Ihnen per E-Mail, bevor sie gilt.',
      ],
    },
  ],
} as const satisfies Policy;
