import type { PartWords } from '../../item-words.ts';

export const findOutOnce = {
  tasks: {
    'plumbing-and-drains.find-lead-pipes': {
      title: 'Einmal herausfinden, ob Rohre aus Blei sind',
      why: 'Blei im Wasser schadet dem Gehirn von Kindern und hat keinen Geschmack. Bis in die 1970er Jahre und in den USA bis 1986 enthielten Rohre und Lötstellen es oft.',
      steps: [
        'Folgen Sie dem Rohr von dort, wo das Wasser ins Haus kommt, bis zum Zähler und Hauptabsperrhahn, mit einer Taschenlampe.',
        'Kratzen Sie es sanft mit einer Münze: Blei ist weich, glänzt wie Silber und klingt nicht. Kupfer ist rötlich, Stahl hart und Kunststoff matt.',
        'Fragen Sie das Wasserwerk, woraus der Anschluss in der Straße ist und ob es den Hahn kostenlos untersucht.',
        'Wenn Sie Blei finden, geben Sie Babys, kleinen Kindern und Schwangeren nur Wasser aus Flaschen, bis die Rohre ersetzt sind. Alle anderen trinken nur Wasser, das gelaufen ist, bis es kalt ist, nie aus dem Warmwasserhahn.',
        'Lassen Sie es von einem Sanitärbetrieb ersetzen, und notieren Sie, wo der Rest verläuft. Notieren Sie das Ergebnis in jedem Fall, damit niemand noch einmal suchen muss.',
      ],
      firstReason: 'Eine Münze zeigt ein für alle Mal, ob ein Rohr aus Blei ist',
      safety:
        'Abkochen entfernt Blei nicht: Es konzentriert es. Waschen Sie sich die Hände, nachdem Sie das Rohr berührt haben, und halten Sie die gekratzte Stelle von Kindern fern.',
      tenant: 'Bitten Sie um eine Wasseruntersuchung, und melden Sie der Vermietung ein graues, weiches Rohr.',
    },
    'roof-and-gutters.find-asbestos': {
      title: 'Einmal herausfinden, wo Asbest sein kann',
      why: 'Asbest wurde verbaut, bis er verboten wurde: [[FR: im Januar 1997 | GB: 1999 | DE: 1993 | AU: Ende 2003 | CA: 2018 | in Europa bis 2005, anderswo später oder nie]]. Unbeschädigt und in Ruhe gelassen schadet er niemandem; wird er gebohrt, geschliffen oder gebrochen, verursacht sein Staub Jahrzehnte später Krebs.',
      steps: [
        'Suchen Sie das Baujahr in den Unterlagen. Liegt es nach dem Verbot in Ihrem Land, sind Sie fertig.',
        'Notieren Sie wahrscheinliche Stellen aus der Entfernung: Wellplatten und Schieferplatten, Abgasrohre und Behälter, Bodenfliesen mit schwarzem Kleber, Rohrdämmung, Platten unter der Traufe.',
        'Suchen Sie nach Gutachten von früher oder vom Verkauf, und fragen Sie in einem Mehrfamilienhaus nach denen der gemeinsamen Teile.',
        'Lassen Sie zweifelhaftes Material von einer zugelassenen Fachperson beproben, bevor daran gearbeitet wird.',
        'Bewahren Sie die Liste bei den Hausunterlagen auf, und zeigen Sie sie jedem Handwerksbetrieb.',
      ],
      firstReason: 'Bevor jemand bohrt, sollten Sie wissen, woraus die Wand ist',
      safety:
        'Bohren, schleifen, kratzen, bürsten oder hochdruckreinigen Sie verdächtiges Material nie, und fegen oder saugen Sie seinen Staub nicht. Ist etwas gebrochen, halten Sie alle fern, und rufen Sie einen zugelassenen Betrieb.',
      tenant: 'Fragen Sie, was bekannt ist, bevor Sie bohren, und bohren Sie nichts, was ihn enthalten kann.',
      landlord: 'Asbestuntersuchung',
    },
    'plumbing-and-drains.write-absence-list': {
      title: 'Liste zum Verreisen und zum Heimkommen schreiben',
      why: 'Nach zwei Wochen Stillstand können im Leitungswasser Legionellen wachsen. Ein Schlauch, der platzt, während niemand da ist, kann tagelang laufen.',
      steps: [
        'Schreiben Sie auf, was Sie beim Gehen tun: Hauptabsperrhahn und Gerätehähne schließen, Tropfschale des Kühlschranks leeren, Ladegeräte ausstecken.',
        'Ergänzen Sie, wer einen Schlüssel hat, und bitten Sie diese Person, einmal pro Woche nachzusehen.',
        'Schreiben Sie auf, was Sie beim Heimkommen tun: Fenster und Hauptabsperrhahn öffnen, Warmwasser auf 60 °C aufheizen und erst dann jeden Hahn laufen lassen.',
        'Lassen Sie nach zwei Wochen oder mehr heiße und kalte Hähne fünf Minuten laufen. Lassen Sie Duschen ohne Sprühen laufen, den Kopf in einem Eimer oder Beutel, und verlassen Sie den Raum.',
        'Schütten Sie Wasser und Eis weg, die in Filtern, Kaffeemaschinen und Luftbefeuchtern standen.',
        'Hängen Sie die Liste dorthin, wo Sie abschließen, und probieren Sie sie bei der nächsten kurzen Reise.',
      ],
      firstReason: 'Wasser, das zwei Wochen stand, braucht einen Plan fürs Heimkommen',
      safety:
        'Atmen Sie den Sprühnebel einer Dusche, die stillstand, nicht ein: Legionellen machen durch Nebel krank, nicht durch Trinken. Wasser mit 60 °C verbrüht, halten Sie also Kinder von den Hähnen fern.',
    },
    'plumbing-and-drains.sanitise-osmosis': {
      title: 'Umkehrosmosefilter desinfizieren',
      why: 'Hinter dem Aktivkohlefilter ist kein Chlor mehr, deshalb wachsen Keime in Tank und Gehäusen. Hersteller verlangen eine jährliche Reinigung zusammen mit den Patronen.',
      steps: [
        'Schließen Sie das Zulaufventil, und lassen Sie den Hahn des Filters laufen, bis der Tank leer ist.',
        'Schrauben Sie mit Handschuhen die Gehäuse ab, nehmen Sie die Patronen heraus, und waschen Sie die Gehäuse mit Spülmittel.',
        'Geben Sie das Desinfektionsmittel des Herstellers ohne Patronen und Membran hinein, schließen Sie den Hahn, öffnen Sie den Zulauf und das Ventil des Tanks, und lassen Sie den vollen Tank so lange stehen, wie das Etikett sagt.',
        'Schließen Sie den Zulauf, und leeren Sie den Tank über den Hahn. Füllen und leeren Sie ihn wieder, bis nichts mehr riecht, setzen Sie dann frische Patronen ein und alle zwei bis drei Jahre die Membran.',
        'Füllen Sie den Tank, und schütten Sie die ersten zwei Füllungen weg. Wischen Sie jede Verbindung ab, und sehen Sie nach einer Stunde und am nächsten Tag nach Tropfen.',
      ],
      firstReason: 'Keime wachsen, wo der Aktivkohlefilter das Chlor entfernt hat',
      safety:
        'Verwenden Sie nur das Desinfektionsmittel, das der Hersteller nennt, und mischen Sie es mit nichts. Trinken Sie das Wasser nie, bevor der Tank zweimal gespült ist.',
      tenant: 'Reinigen Sie einen eigenen Filter. Fragen Sie die Vermietung nach einem, der zur Wohnung gehört.',
    },
  },
} as const satisfies PartWords;
