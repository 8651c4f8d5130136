import type { PartWords } from '../../item-words.ts';

export const powerAtHome = {
  tasks: {
    'electrical-panel.check-home-battery': {
      title: 'Heimspeicher ansehen',
      why: 'Eine Lithiumbatterie brennt selten, aber ein heißer Raum, verdeckte Lüftungen oder ein Stoß bringen es näher. Ihre App zeigt ein schwaches Modul lange vor Ende der Garantie.',
      steps: [
        'Lesen Sie App oder Anzeige: kein Fehler und eine Ladung bis zum üblichen Stand. Notieren Sie, wie viel sie nach voller Ladung speichert.',
        'Sehen Sie sich das Gehäuse mit einer Taschenlampe an. Es sollte keine Beule, keinen Riss, Rost, Tropfen oder Sengfleck haben.',
        'Räumen Sie Kartons, Farbe und Brennstoff weg, und wischen Sie den Staub mit trockenem Tuch von den Lüftungen.',
        'Prüfen Sie, ob der Raum trocken ist, keine Sonne die Batterie erhitzt und der Rauch- oder Hitzemelder geht.',
        'Sehen Sie, dass alle den Notschalter kennen, den der Installationsbetrieb beschriftet hat, und halten Sie die Unterlagen für die Feuerwehr bereit.',
        'Installieren Sie die Updates aus der App, und melden Sie einen Fehlercode dem Installationsbetrieb.',
      ],
      firstReason: 'Eine Batterie zeigt ihre Schwäche in der App und am Gehäuse',
      safety:
        'Öffnen Sie nichts. Riecht, zischt oder raucht die Batterie oder wölbt sie sich, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an. Gehen Sie nicht wieder hinein: Sie kann wieder aufflammen.',
      tenant: 'Melden Sie der Vermietung einen Fehlercode oder ein beschädigtes Gehäuse noch am selben Tag.',
    },
    'electrical-panel.run-generator': {
      title: 'Generator draußen unter Last laufen lassen',
      why: 'Ein Generator, der monatelang steht, springt im Sturm nicht an: Kraftstoff verharzt, und die Batterie entlädt sich. Zwanzig Minuten unter Last halten ihn bereit.',
      steps: [
        'Tragen Sie ihn hinaus, mindestens 6 m von Türen, Fenstern und Lüftungen, auf trockenen Boden. Prüfen Sie das Öl, und achten Sie auf auslaufenden Kraftstoff.',
        'Starten Sie ihn, schließen Sie ein Heizgerät an, und lassen Sie ihn 20 Minuten laufen.',
        'Schalten Sie ihn aus, und lassen Sie ihn abkühlen. Füllen Sie erst dann frischen Kraftstoff mit Stabilisator nach.',
        'Prüfen Sie das Datum des Kraftstoffs: Verbrauchen Sie, was älter als sechs Monate ist, im Auto, wenn dessen Anleitung es erlaubt.',
        'Sehen Sie sich die Verlängerungskabel auf Schnitte an. Speist der Generator das Haus, muss ein Elektrofachbetrieb einen Umschalter eingebaut haben.',
      ],
      firstReason: 'Nur ein Generator, der ab und zu läuft, läuft auch bei Stromausfall',
      safety:
        'Lassen Sie ihn nie im Haus, in einer Garage oder auf einem Balkon laufen: Sein Kohlenmonoxid tötet in Minuten, auch bei offenen Türen. Stecken Sie ihn nie in eine Steckdose des Hauses, und betanken Sie ihn nie, solange er heiß ist.',
    },
    'electrical-panel.change-generator-oil': {
      title: 'Motoröl des Generators wechseln',
      why: 'Ein kleiner Generator hat keinen Ölfilter: In seinem Öl sammeln sich Ruß, Säure und Metall, bis es nicht mehr schmiert. Honda verlangt bei einem neuen den ersten Wechsel nach einem Monat oder 20 Stunden.',
      steps: [
        'Lassen Sie den Motor draußen ein paar Minuten laufen, schalten Sie ihn aus, und lassen Sie ihn abkühlen, bis Sie ihn anfassen können. Ziehen Sie den Zündkerzenstecker ab.',
        'Stellen Sie ihn waagerecht über eine Wanne, öffnen Sie Einfülldeckel und Ablassschraube, und lassen Sie das Öl auslaufen; ohne Ablassschraube kippen Sie ihn zur Einfüllöffnung.',
        'Schließen Sie die Ablassschraube, und füllen Sie Öl der Sorte aus der Anleitung bis zum Rand der Einfüllöffnung ein. Ein halber Liter reicht oft.',
        'Setzen Sie Deckel und Stecker wieder auf, starten Sie ihn, und achten Sie auf Tropfen. Schreiben Sie Datum und Betriebsstunden auf einen Aufkleber.',
        'Bringen Sie das Altöl in einem geschlossenen Behälter zur Sammelstelle, nie in den Abfluss.',
      ],
      firstReason: 'Mit frischem Öl hält ein kleiner Motor einen langen Stromausfall durch',
      safety:
        'Lassen Sie ihn nie in Innenräumen laufen, und halten Sie Funken und Zigaretten fern: Benzin ist ganz in der Nähe. Altöl schadet der Haut, tragen Sie deshalb Handschuhe.',
    },
    'electrical-panel.update-router': {
      title: 'Router aktualisieren und seine Notversorgung testen',
      why: 'Alarme, Heizungsregelung und Telefone hängen am Router. Alte Software lässt Fremde herein, und eine Notbatterie ist nach drei bis fünf Jahren verbraucht.',
      steps: [
        'Öffnen Sie die Seite oder App des Routers, und installieren Sie Updates. Schalten Sie automatische ein.',
        'Ändern Sie Passwörter, die noch auf dem Etikett stehen, und entfernen Sie Geräte, die Sie nicht mehr haben.',
        'Prüfen Sie in der Liste, ob auch Kameras, Schlösser und Heizungsregelung aktuell sind.',
        'Wischen Sie Staub von den Lüftungen des Routers, und geben Sie ihm freie Luft.',
        'Haben Sie eine Notversorgung (USV), starten Sie ihren Selbsttest, oder ziehen Sie eine Minute den Stecker. Ersetzen Sie eine Batterie, die nicht hält.',
      ],
      firstReason: 'Alte Software und eine leere Notbatterie zeigen sich zu spät',
      safety:
        'Öffnen Sie kein Netzteil. Bringen Sie eine gewölbte Notbatterie zur Sammelstelle, und laden Sie sie nicht mehr.',
    },
  },
} as const satisfies PartWords;
