import type { ItemWords } from '../../item-words.ts';

export const toilet = {
  name: 'Toilette',
  tasks: {
    'toilet.descale-bowl': {
      title: 'Toilettenschüssel und unter dem Rand entkalken',
      why: 'Kalk und Urinstein lagern sich ab, wo die Bürste nicht hinkommt. Sie halten Gerüche und verstopfen langsam die Spüllöcher.',
      steps: [
        'Drücken Sie das Wasser in der Schüssel mit schnellen Bürstenstößen hinunter, damit der Reiniger die Wasserlinie erreicht.',
        'Spritzen Sie sauren WC-Entkalker unter den Rand und in die Schüssel. Lassen Sie ihn so lange wirken, wie die Flasche sagt.',
        'Lassen Sie Sitz und Deckel inzwischen oben, denn der Dampf greift ihre Scharniere an.',
        'Bürsten Sie unter dem Rand und tief in den Ablauf, schließen Sie den Deckel, und spülen Sie zweimal.',
        'Klemmen Sie den Bürstenstiel unter den gesenkten Sitz, sodass die Bürste über der Schüssel abtropft, bevor sie in den Halter kommt.',
        'Wiederholen Sie das jeden Monat, wenn Ihr Wasser hart ist, und sobald sich eine gelbe Linie zeigt.',
      ],
      firstReason: 'Kalk unter dem Rand hält Gerüche, wo die Bürste nicht hinkommt',
      safety:
        'Nehmen Sie nur ein Mittel auf einmal, bei offenem Fenster. Entkalker setzt Chlorgas frei, wenn er auf Chlorreiniger oder einen Chlorstein trifft.',
    },
    'toilet.test-leak': {
      title: 'Spülkasten auf ein stilles Leck testen',
      why: 'Eine alte Dichtung lässt Tag und Nacht still Wasser in die Schüssel laufen. Es ist eines der häufigsten Lecks im Haus, und nur die Wasserrechnung zeigt es.',
      steps: [
        'Heben Sie den Deckel des Spülkastens gerade hoch, und legen Sie ihn weich ab. Ist der Kasten hinter einer Wand, nehmen Sie die Drückerplatte ab, wie ihre Anleitung zeigt.',
        'Geben Sie ein paar Tropfen Lebensmittelfarbe ins Wasser, und spülen Sie 10 Minuten nicht.',
        'Sehen Sie in die Schüssel. Farbe dort bedeutet, dass die Dichtung am Boden des Spülkastens undicht ist.',
        'Kommen Sie nicht an den Spülkasten, trocknen Sie die Rückseite der Schüssel, und legen Sie einen Streifen Toilettenpapier darauf. Er muss trocken bleiben.',
        'Spülen Sie sofort, damit nichts Flecken macht. Ersetzen Sie eine undichte Dichtung: Sie kostet wenig.',
      ],
      firstReason: 'Ein stilles Leck zeigt sich nur auf der Wasserrechnung',
      safety: 'Ein Keramikdeckel ist schwer und rutscht aus nassen Händen. Halten Sie Ihre Füße fern.',
      tenant:
        'Melden Sie der Vermietung ein Leck. In den meisten Mietverträgen ist die Dichtung eine Kleinreparatur, aber vereinbaren Sie, wer sie macht.',
    },
    'toilet.clean-cistern': {
      title: 'Spülkasten reinigen und seinen Wasserstand einstellen',
      why: 'Schlamm und Kalk an Füllventil und Dichtung lassen einen Spülkasten zischen, langsam füllen oder nie aufhören. Einmal im Jahr reinigen verhindert das.',
      steps: [
        'Schließen Sie das Absperrventil, nehmen Sie den Deckel ab, und spülen Sie, bis der Kasten leer ist.',
        'Wischen Sie den Schlamm von Boden und Dichtung. Ist der Gummi hart oder färbt er schwarz auf den Finger ab, kaufen Sie einen neuen.',
        'Zeigt die Anleitung ein Sieb im Füllventil, spülen Sie es unter dem Hahn.',
        'Öffnen Sie das Ventil, und lassen Sie den Kasten füllen. Das Wasser sollte an der Marke innen aufhören oder, wie Fluidmaster rät, etwa 1,3 cm unter dem oberen Rand des Überlaufs.',
        'Hängen Sie keine WC-Steine in den Spülkasten: Sie greifen Gummi und Kunststoff an. Kohler leistet keine Garantie, wo sie benutzt wurden.',
      ],
      firstReason: 'Schlamm am Ventil ist es, was einen Spülkasten zischen lässt',
      safety:
        'Keramikdeckel brechen leicht, und ihre Kanten schneiden wie Glas. Tragen Sie den Deckel mit beiden Händen.',
    },
    'toilet.work-valve': {
      title: 'Absperrventil der Toilette drehen und ihren Schlauch prüfen',
      why: 'Läuft eine Toilette über, stoppt dieses kleine Ventil das Wasser. Wurde es jahrelang nicht gedreht, klemmt oder tropft es, wenn Sie es brauchen.',
      steps: [
        'Suchen Sie das Ventil an der Leitung zum Spülkasten. Es hat einen kleinen Griff oder einen Schlitz für einen Schraubendreher.',
        'Schließen Sie es sanft, spülen Sie, und horchen Sie. Der Kasten sollte sich nicht wieder füllen.',
        'Öffnen Sie es wieder ganz. Hören Sie auf, wenn es sich nicht bewegt, denn Gewalt kann es abscheren.',
        'Fahren Sie mit trockenem Küchenpapier um Ventil, Schlauch und Muttern. Achten Sie auf nasse Stellen, Rost am Geflecht und Knicke.',
        'Lassen Sie ein klemmendes Ventil oder einen rostenden oder beuligen Schlauch von einem Sanitärbetrieb ersetzen.',
      ],
      firstReason: 'So stoppen Sie eine überlaufende Toilette mit einer Drehung',
      safety: 'Finden Sie heraus, wo der Hauptabsperrhahn ist, bevor Sie ein altes Ventil anfassen.',
      tenant:
        'Melden Sie der Vermietung ein klemmendes Ventil oder einen rostigen Schlauch. Ein Sanitärbetrieb ersetzt beides schnell.',
    },
    'toilet.check-base': {
      title: 'Prüfen, ob das WC-Becken fest und trocken ist',
      why: 'Ein wackelndes Becken lockert seine Dichtung, dann tritt Abwasser aus. Die Reparatur ist günstig, solange der Boden heil ist.',
      steps: [
        'Stellen Sie sich über das geschlossene Becken, und versuchen Sie, es mit den Knien zu bewegen. Es sollte sich gar nicht bewegen.',
        'Trocknen Sie den Boden um und hinter dem Fuß, und legen Sie Küchenpapier hin. Spülen Sie dreimal, und achten Sie auf Feuchtigkeit.',
        'Riechen Sie am Boden. Kanalgeruch ohne Wasser deutet auf die Ablaufdichtung.',
        'Wackelt das Becken, ziehen Sie die Boden- oder Wandmuttern je eine Vierteldrehung fest, abwechselnd. Hören Sie beim ersten Widerstand auf.',
        'Bewegt es sich noch oder ist es undicht, lassen Sie es von einem Sanitärbetrieb neu setzen.',
      ],
      firstReason: 'Finden Sie ein loses Becken, solange der Boden darunter heil ist',
      safety:
        'Zu fest angezogene Muttern zerreißen die Keramik, und ein gerissenes Becken kann unter dem Gewicht eines Menschen brechen. Benutzen Sie kein Becken mit Riss.',
      tenant: 'Bitten Sie die Vermietung um einen Sanitärbetrieb, wenn das Becken wackelt oder am Fuß undicht ist.',
    },
    'toilet.clean-hinges': {
      title: 'Scharniere des Toilettensitzes reinigen und festziehen',
      why: 'Der meiste Geruch, der nach dem Putzen bleibt, kommt von unter den Scharnierkappen. Ein rutschender Sitz zerbricht seine Puffer und Scharniere.',
      steps: [
        'Lösen Sie den Sitz mit der Schnelllösetaste, oder schrauben Sie die zwei Muttern unter dem Becken ab.',
        'Wischen Sie beim wöchentlichen Putzen auch um die Scharniere. Waschen Sie jetzt Sitz, Scharniere und die Keramik darunter mit Spülmittel, und trocknen Sie alles gut.',
        'Prüfen Sie die Gummipuffer. Kleben oder ersetzen Sie abgefallene.',
        'Setzen Sie den Sitz gerade auf. Ziehen Sie die Muttern von Hand fest, dann eine Vierteldrehung mit dem Schraubenschlüssel. Nehmen Sie kein Elektrowerkzeug.',
      ],
      firstReason: 'Der letzte Geruch kommt oft von unter den Scharnierkappen',
    },
    'toilet.sort-medicines': {
      title: 'Hausapotheke ordnen',
      why: 'Alte Medikamente werden aus Versehen genommen, und Kinder finden sie. Wärme und Feuchtigkeit verderben sie lange vor ihrem Datum.',
      steps: [
        'Nehmen Sie alles heraus, und lesen Sie die Daten. Legen Sie beiseite, was abgelaufen, ohne Etikett oder nicht mehr verordnet ist.',
        'Legen Sie auch Augentropfen und Säfte beiseite, die länger offen sind, als ihr Beipackzettel sagt.',
        '[[FR: Bringen Sie alles in eine Apotheke, die es an Cyclamed weitergibt. | DE: Fragen Sie Ihre Abfallberatung: Meist kommt es gut verpackt in den Restmüll, andernorts zu einer Sammelstelle. | US: Bringen Sie alles zu einer Rücknahmebox. Gibt es in der Nähe keine, spülen Sie nur hinunter, was auf der Liste der FDA steht. | Bringen Sie alles in eine Apotheke oder zu einer Sammelstelle.]] [[US: Sonst kommt nichts | Nichts kommt]] in die Toilette.',
        'Prüfen Sie Pflaster, Verbände, ein Thermometer und was Sie gegen Schmerzen geben, und ersetzen Sie Fehlendes.',
        'Räumen Sie den Inhalt aus dem Bad, wenn es feucht ist: Ein hoher, verschlossener, trockener Schrank ist besser.',
      ],
      firstReason: 'Alte Medikamente werden aus Versehen genommen, und Kinder finden sie',
      safety:
        'Bewahren Sie Medikamente verschlossen und höher auf, als ein Kind klettern kann. Ist jemand vielleicht vergiftet, rufen Sie {emergency number} an, mit der Packung in der Hand.',
    },
  },
} as const satisfies ItemWords;
