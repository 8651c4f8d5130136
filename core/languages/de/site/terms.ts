import type { Policy, PolicySection } from '../../policy.ts';

/** Both annexes of Directive 2011/83/EU: the instructions on withdrawal, and the model form. */
const withdrawal: PolicySection = {
  id: 'withdrawal',
  title: 'Ihr Widerrufsrecht',
  blocks: [
    'Sie haben das Recht, den Vertrag über Premium innerhalb von 14 Tagen ohne Angabe von Gründen zu widerrufen. Die Frist endet 14 Tage nach dem Tag, an dem Sie ihn geschlossen haben. Fällt ihr letzter Tag auf einen Samstag, einen Sonntag oder einen Feiertag, endet sie mit dem nächsten Werktag.',
    'Um zu widerrufen, teilen Sie uns das in einer eindeutigen Erklärung mit: auf der Seite [Verträge kündigen oder widerrufen](/cancel), die am Fuß jeder Seite verlinkt ist und ohne Anmeldung funktioniert, per E-Mail an [{support email}](mailto:{support email}) oder per Post an die Anschrift in unserem [Impressum](/legal). Sie können das folgende Formular verwenden, müssen es aber nicht. Es genügt, dass Sie die Erklärung absenden, bevor die Frist endet. Wir bestätigen sie unverzüglich per E-Mail.',
    'Wenn Sie widerrufen, endet Premium sofort. Wir erstatten alles, was wir dafür von Ihnen erhalten haben, unverzüglich und spätestens innerhalb von 14 Tagen, auf das Zahlungsmittel, das Sie verwendet haben. Das kostet Sie nichts. Wenn Sie an der Kasse ausdrücklich verlangt haben, dass der Dienst während der Widerrufsfrist beginnt, zahlen Sie einen Betrag im Verhältnis dessen, was bis zu Ihrer Widerrufserklärung erbracht wurde, zum gesamten Zeitraum, für den Sie gezahlt haben.',
    'Das Muster-Widerrufsformular, das Sie nur ausfüllen und zurücksenden, wenn Sie widerrufen möchten:',
    {
      list: [
        'An das oben genannte Unternehmen, {support email}:',
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*):',
        'Bestellt am (*):',
        'Name des/der Verbraucher(s):',
        'Anschrift des/der Verbraucher(s):',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
        'Datum:',
        '(*) Unzutreffendes streichen.',
      ],
    },
  ],
};

const conformity: PolicySection = {
  id: 'conformity',
  title: 'Die gesetzliche Gewährleistung',
  blocks: [
    'Wenn Sie in der EU Verbraucherin oder Verbraucher sind, gewährleistet das Gesetz, dass der Dienst unserer Beschreibung entspricht und funktioniert, solange wir ihn für Sie erbringen (Richtlinie (EU) 2019/770; in Frankreich Artikel L224-25-12 und folgende des Code de la consommation; in Deutschland §§ 327 ff. BGB). Das gilt auch für den kostenlosen Tarif. Es umfasst die Aktualisierungen, die den Dienst vertragsgemäß und sicher halten.',
    'Ist der Dienst nicht vertragsgemäß, können Sie verlangen, dass wir das beheben, ohne Kosten, innerhalb angemessener Frist und ohne erhebliche Unannehmlichkeiten für Sie. Wenn wir es nicht tun oder nicht können oder der Mangel schwerwiegend ist, können Sie den Preis mindern oder den Vertrag sofort beenden. Wir müssen dann erstatten, was Sie für die Zeit gezahlt haben, in der der Dienst nicht vertragsgemäß war. Dass er vertragsgemäß war, müssen wir beweisen. Wo das Gesetz es vorsieht, können Sie auch Schadensersatz verlangen.',
    {
      box: [
        'In Frankreich drückt das Gesetz es so aus. Verbraucherinnen und Verbraucher haben Anspruch auf die gesetzliche Gewährleistung, wenn während der Bereitstellung des digitalen Dienstes zu irgendeinem Zeitpunkt ein Mangel auftritt. In dieser Zeit müssen sie nur nachweisen, dass der Mangel besteht, und nicht, wann er aufgetreten ist.',
        'Die gesetzliche Gewährleistung umfasst alle Aktualisierungen, die nötig sind, um den digitalen Dienst vertragsgemäß zu halten, solange er bereitgestellt wird.',
        'Die gesetzliche Gewährleistung gibt Verbraucherinnen und Verbrauchern das Recht, dass der digitale Dienst auf ihr Verlangen unverzüglich, ohne Kosten und ohne erhebliche Unannehmlichkeiten in vertragsgemäßen Zustand gebracht wird.',
        'Verbraucherinnen und Verbraucher können den Preis mindern und den digitalen Dienst behalten oder den Vertrag beenden und gegen Verzicht auf den digitalen Dienst alles erstattet bekommen, wenn: 1° das Unternehmen sich weigert, ihn in vertragsgemäßen Zustand zu bringen; 2° sich dies ungerechtfertigt verzögert; 3° es nicht ohne Kosten für sie möglich ist; 4° es ihnen erhebliche Unannehmlichkeiten bereitet; 5° der Mangel trotz des Versuchs des Unternehmens fortbesteht.',
        'Sie haben auch dann Anspruch auf Minderung oder auf Beendigung des Vertrags, wenn der Mangel so schwerwiegend ist, dass dies sofort gerechtfertigt ist. Dann müssen sie nicht vorher verlangen, dass er behoben wird.',
        'Ist der Mangel geringfügig, können Verbraucherinnen und Verbraucher den Vertrag nur beenden, wenn der Vertrag keinen Preis vorsieht.',
        'Jede Zeit, in der der digitale Dienst nicht verfügbar ist, um wieder in vertragsgemäßen Zustand gebracht zu werden, hemmt den Rest der Gewährleistung, bis er wieder vertragsgemäß bereitgestellt wird.',
        'Diese Rechte folgen aus den Artikeln L. 224-25-1 bis L. 224-25-31 des Code de la consommation.',
        'Ein Unternehmen, das die gesetzliche Gewährleistung bösgläubig behindert, muss mit einer zivilrechtlichen Geldbuße von bis zu 300.000 Euro rechnen, die auf 10 % des durchschnittlichen Jahresumsatzes erhöht werden kann (Artikel L. 242-18-1 des Code de la consommation).',
        'Verbraucherinnen und Verbraucher haben außerdem die gesetzliche Gewährleistung für verborgene Mängel nach den Artikeln 1641 bis 1649 des Code civil, zwei Jahre ab Entdeckung des Mangels. Sie gibt das Recht auf Minderung, wenn der digitale Dienst behalten wird, oder auf vollständige Erstattung gegen Verzicht darauf.',
      ],
    },
    'Um diese Gewährleistung in Anspruch zu nehmen, schreiben Sie uns. Keine andere Garantie schränkt sie ein.',
  ],
};

const disputes: PolicySection = {
  id: 'disputes',
  title: 'Wenn wir uns nicht einig sind',
  blocks: [
    'Bitte schreiben Sie zuerst uns; meistens finden wir eine Lösung. Wenn nicht und wenn unser [Impressum](/legal) eine Verbraucherschlichtungsstelle nennt, können Sie als Verbraucherin oder Verbraucher diese kostenlos anrufen. Sie können auch vor Gericht gehen, in dem Land, in dem Sie wohnen.',
  ],
};

/** The terms of service. In each language in which contracts are concluded, this text binds, and the mail about a purchase contains it. */
export const terms: Policy = {
  title: 'Nutzungsbedingungen',
  updated: { date: '2025-04-22', shown: '22. April 2025' },
  changed: {
    date: '2026-11-30',
    shown: '30. November 2026',
    what: 'Verträge in der Sprache des Kaufs, Ankündigungen 30 Tage im Voraus, Haftung, gesetzliche Gewährleistung, wie viele eigene Aufgaben es gleichzeitig geben kann, Schlichtung',
  },
  lede: 'Was Sie von Upkept erwarten können und was wir von Ihnen erwarten.',
  inShort: [
    'Der kostenlose Tarif kostet nichts und braucht keine Kreditkarte.',
    'Premium ist ein Abo, das sich verlängert. Sie können innerhalb von 14 Tagen nach dem Kauf widerrufen und jederzeit kündigen; nach den 14 Tagen gibt es für angebrochene Zeiträume keine Erstattung.',
    'Was wir vorschlagen, ist allgemeiner Rat. Rufen Sie im Zweifel einen Fachbetrieb.',
    'Was Sie eingeben, bleibt Ihres. Sie können jederzeit gehen und Ihre Daten mitnehmen.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'Worum es geht',
      blocks: [
        'Diese Bedingungen sind die Vereinbarung zwischen Ihnen und Upkept („wir“) über die Nutzung dieses Dienstes. Mit der Anmeldung stimmen Sie ihnen zu. Die [Datenschutzerklärung](/privacy) erklärt, was mit Ihren Daten geschieht.',
        { company: true },
        'Der Vertrag wird in der Sprache der Seiten geschlossen, auf denen Sie kaufen, und diese Bedingungen binden in dieser Sprache uns beide. Unser Support schreibt auf Englisch und in der Sprache Ihres Vertrags. Die E-Mail, die Ihren Kauf bestätigt, enthält diese Bedingungen, ihre Fassung und einen Fingerabdruck ihres Textes.',
      ],
    },
    {
      id: 'service',
      title: 'Der Dienst',
      blocks: [
        'Upkept plant kleine Wartungsaufgaben für Ihr Zuhause, Woche für Woche, nach dem, was Sie angeben. Jede Aufgabe sagt, wie man sie macht und warum sie fällig ist. Wir verbessern den Dienst laufend. Einen Teil, für den Sie zahlen, ändern oder entfernen wir nur aus gutem Grund, zum Beispiel wegen der Sicherheit oder des Gesetzes, ohne Kosten für Sie, und teilen es Ihnen mindestens 30 Tage vorher per E-Mail mit; Sie können den Vertrag dann beenden. „Demnächst“ beschreibt eine Absicht, kein Versprechen.',
      ],
    },
    {
      id: 'account',
      title: 'Ihr Konto',
      blocks: [
        'Sie melden sich mit einem Link an, den wir an Ihre E-Mail-Adresse schicken. Wer Ihre E-Mails lesen kann, kann sich als Sie anmelden; schützen Sie also Ihr Postfach. In den [Einstellungen](/settings) können Sie sich überall abmelden. Verwenden Sie Ihre eigene Adresse, und beschreiben Sie Ihr Zuhause zutreffend: Der Plan ist nur so gut wie Ihre Angaben.',
        'Sie können sich gemeinsam mit anderen um ein Zuhause kümmern. Wer es verwaltet, lädt sie ein und darf ihre Rechte ändern und sie entfernen. Premium gehört zu einem Zuhause, und wer es verwaltet, zahlt dafür; die anderen zahlen nichts. Wenn Sie jemanden einladen, geben Sie die Adresse nur ein, wenn die Person damit rechnet.',
        'Der Dienst ist nicht für Kinder unter 16 Jahren.',
      ],
    },
    {
      id: 'plans',
      title: 'Kostenlos und Premium',
      blocks: [
        'Der kostenlose Tarif hat eine eigene Aufgabe und keinen Kalenderabgleich. Er kostet nichts, braucht keine Kreditkarte und endet nicht nach einer Probezeit. Premium hat den Kalenderabgleich und unbegrenzt eigene Aufgaben, von denen ein Zuhause 200 gleichzeitig haben kann. Die [Preise](/pricing) vergleichen beide.',
        {
          list: [
            'Der Preis von Premium mit Steuer und der Abrechnungszeitraum stehen unter [Preise](/pricing) und noch einmal an der Kasse, bevor Sie zahlen.',
            'Premium ist ein Abo. Es verlängert sich und wird zu Beginn jedes Zeitraums abgebucht, bis Sie kündigen.',
            'Sie können jederzeit kündigen, auf der Seite [Verträge kündigen oder widerrufen](/cancel) oder in den Einstellungen unter „Konto“. Premium läuft dann bis zum Ende des Zeitraums, für den Sie gezahlt haben.',
            'Für angebrochene Zeiträume gibt es keine Erstattung. Sie können innerhalb von 14 Tagen nach dem Kauf widerrufen, und Ihre übrigen gesetzlichen Verbraucherrechte bleiben davon unberührt.',
            'Scheitert eine Zahlung, versucht Stripe es noch einmal, und wir teilen es Ihnen per E-Mail mit. Scheitert sie weiterhin, endet Premium.',
            'Wenn Premium endet, wird nichts gelöscht. Ihre eigenen Aufgaben wiederholen sich weiter, aber Sie können nicht mehr anlegen, als der kostenlose Tarif erlaubt. Der Kalenderabgleich endet, und Termine, die schon in Ihrem Kalender stehen, bleiben dort.',
            'Ein neuer Preis gilt ab einem späteren Zeitraum. Wir teilen ihn mindestens 30 Tage vorher per E-Mail mit, damit Sie vorher kündigen können.',
          ],
        },
        'Stripe wickelt Zahlungen nach eigenen Bedingungen ab.',
      ],
    },
    withdrawal,
    {
      id: 'care',
      title: 'Sicher arbeiten',
      blocks: [
        'Aufgaben und Ratgeber sind allgemeine Informationen. Sie können weder den Zustand Ihres Zuhauses noch die Marke Ihres Geräts oder die Vorschriften Ihres Landes berücksichtigen.',
        {
          list: [
            'Befolgen Sie die Anleitung des Herstellers, die Sicherheitshinweise einer Aufgabe und die Gesetze an Ihrem Wohnort. Weichen sie von dem ab, was wir sagen, folgen Sie ihnen.',
            'Tun Sie nur, was Sie können und dürfen. Überlassen Sie Gas, Netzstrom, Abgaswege und Dächer ausgebildeten Fachleuten.',
            'Wenn Sie zur Miete wohnen, fragen Sie die Vermietung, bevor Sie etwas ändern oder öffnen, das nicht Ihnen gehört.',
            'Der Dienst bemerkt keine Notfälle und ruft keine Hilfe. Wenn Sie Gas riechen, Feuer sehen oder jemand verletzt ist, rufen Sie die örtliche Notrufnummer an.',
          ],
        },
        'Angaben wie „bis zu 80 % der häufigen Reparaturen“ beschreiben, was regelmäßige Wartung im Allgemeinen bewirken kann. Sie sind kein Versprechen für Ihr Zuhause.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Faire Nutzung',
      blocks: [
        'Nutzen Sie den Dienst für Wohnungen und Häuser, um die Sie sich kümmern. Unterlassen Sie Folgendes:',
        {
          list: [
            'sich mit Adressen anzumelden, die nicht Ihre sind, oder an Daten anderer gelangen zu wollen',
            'Grenzen zu umgehen oder den Dienst mit automatischen Anfragen zu überlasten',
            'etwas einzugeben, das rechtswidrig ist oder Rechte anderer verletzt',
          ],
        },
        'Ein Konto, das gegen diese Regeln verstößt, können wir einschränken oder schließen. Wo es zumutbar ist, schreiben wir Ihnen vorher.',
      ],
    },
    {
      id: 'content',
      title: 'Ihre Inhalte und unsere',
      blocks: [
        'Was Sie eingeben, bleibt Ihres. Wir verwenden es, um den Dienst für Sie zu betreiben, und für nichts anderes.',
        'Die Texte und Zeichnungen des Dienstes gehören uns; Sie dürfen Ratgeber für Ihr eigenes Zuhause lesen, drucken und teilen. Die Software selbst ist freie Software unter der GNU Affero General Public License, Version 3 oder später, und diese Bedingungen schränken die Rechte nicht ein, die sie Ihnen gibt.',
      ],
    },
    {
      id: 'calendar',
      title: 'Ihr Kalender',
      blocks: [
        'Wenn Sie einen Kalender verbinden, erlauben Sie uns, in Ihrem Konto einen Kalender anzulegen und Termine darin zu erstellen, zu ändern und zu löschen. Sie können die Verbindung jederzeit trennen: Wir löschen dann diesen Kalender und geben die Berechtigung zurück. Unsere Daten zur Verbindung löschen wir innerhalb eines Tages.',
        'Wenn Sie eine private Kalenderadresse erstellen, kann jeder, der sie hat, Ihre Aufgaben lesen. Behalten Sie sie für sich; Sie können sie jederzeit ersetzen oder entfernen.',
      ],
    },
    {
      id: 'availability',
      title: 'Verfügbarkeit',
      blocks: [
        'Wir bemühen uns, den Dienst verfügbar zu halten, können aber nicht versprechen, dass er nie unterbrochen oder fehlerhaft ist. Verlassen Sie sich bei allem, was Sie nicht vergessen dürfen, zum Beispiel einer gesetzlich vorgeschriebenen Prüfung, nicht allein darauf.',
      ],
    },
    conformity,
    {
      id: 'liability',
      title: 'Haftung',
      blocks: [
        'Wir haften Ihnen gegenüber nach den gesetzlichen Vorschriften. Nichts in diesen Bedingungen schließt den Schadensersatz aus oder beschränkt ihn, der Ihnen als Verbraucherin oder Verbraucher zusteht, wenn wir eine unserer Pflichten nicht erfüllen.',
      ],
    },
    {
      id: 'end',
      title: 'Ende der Vereinbarung',
      blocks: [
        'Sie können Ihr Konto jederzeit löschen, in den Einstellungen unter „Konto“. Das beendet ein Abo sofort und entfernt Ihre Daten endgültig. Wir können die Vereinbarung mit einer Frist von 30 Tagen per E-Mail kündigen. Wir erstatten dann, was Sie für die Zeit danach gezahlt haben.',
      ],
    },
    disputes,
    {
      id: 'law',
      title: 'Recht und Änderungen dieser Bedingungen',
      blocks: [
        'Es gilt das Recht des EU-Landes, in dem wir niedergelassen sind. Der Schutz, den Ihnen das Recht Ihres eigenen Landes als Verbraucherin oder Verbraucher gibt, bleibt Ihnen erhalten.',
        'Wenn sich diese Bedingungen ändern, ändert sich auch ihr Datum oben. Ist eine Änderung zu Ihrem Nachteil, teilen wir sie mindestens 30 Tage, bevor sie gilt, per E-Mail mit, und Sie können die Vereinbarung vorher beenden.',
        'Fragen? Schreiben Sie an [{support email}](mailto:{support email}).',
      ],
    },
  ],
};
