import type { ItemWords } from '../../item-words.ts';

export const rv = {
  name: 'Wohnmobil',
  tasks: {
    'rv.test-alarms-tyres': {
      title: 'Melder des Wohnmobils testen und seine Reifen prüfen',
      why: 'Sie schlafen nahe an einem Gasheizgerät und fahren auf Reifen, die im Stehen altern. Prüfen Sie beides vor der ersten Nacht unterwegs.',
      steps: [
        'Drücken und halten Sie die Prüftaste von Rauch-, Kohlenmonoxid- und Gasmelder, und lesen Sie ihre Austauschdaten.',
        'Prüfen Sie, ob Boden- und Dachlüftungen offen und sauber sind: Sie lassen ausgetretenes Gas und Abgas hinaus.',
        'Pumpen Sie bei kalten Reifen diese und das Reserverad auf den Druck vom Schild oder aus der Anleitung für das beladene Gewicht.',
        'Achten Sie mit einer Taschenlampe auf Risse und Beulen. Lesen Sie das Alter an den letzten vier Ziffern des DOT-Codes: Woche und Jahr.',
        'Ersetzen Sie Wohnwagenreifen mit fünf, spätestens mit sieben Jahren, wie der Caravan and Motorhome Club rät, so gut das Profil auch aussieht.',
        'Machen Sie dieselben Prüfungen vor jeder Reise.',
      ],
      firstReason: 'Alle schlafen eine Armlänge von einer Gasflamme und ihrem Abgas',
      safety:
        'Verschließen Sie nie eine Lüftung gegen Zugluft, und heizen Sie innen nie mit dem Grill des Herds oder einem Gartengrill. Schlägt der CO-Melder Alarm, bringen Sie alle hinaus, rufen Sie von draußen {emergency number} an, und drehen Sie das Gas nur von dort zu.',
    },
    'rv.book-habitation': {
      title: 'Jährliche Aufbau- und Gasprüfung des Wohnmobils vereinbaren',
      why: 'Vibration lockert Gasverbindungen und zerreißt Dichtmasse. Ein Feuchtemesser findet ein Leck Jahre, bevor die Wand weich wird.',
      steps: [
        'Vereinbaren Sie die Prüfung in einer zugelassenen Werkstatt: Gasdichtheit, Geräte, Abgaswege, Klein- und Netzspannung und Feuchte.',
        'Fragen Sie nach den Daten von Gasschlauch und Druckregler und nach neuen, wenn sie abgelaufen sind.',
        'Lassen Sie beim Wohnwagen am selben Tag Fahrwerk, Bremsen und Kupplung warten.',
        'Bewahren Sie Feuchtewerte und Gasbescheinigung bei den Fahrzeugpapieren auf. Manche Länder prüfen sie.',
      ],
      firstReason: 'Nur ein geschulter Fachbetrieb kann belegen, dass die Gasanlage dicht ist',
      safety:
        'Brennt ein Brenner gelb, geht er aus oder riecht er, schließen Sie die Gasflasche, und benutzen Sie das Gerät nicht mehr. Warten Sie nicht auf die jährliche Prüfung.',
    },
    'rv.sanitise-tank': {
      title: 'Frischwassertank und Leitungen des Wohnmobils desinfizieren',
      why: 'Stehendes Wasser hinterlässt in einem warmen Kunststofftank einen schleimigen Belag, den man schmeckt. Eine Behandlung im Jahr vor der Saison entfernt ihn.',
      steps: [
        'Spülen Sie nach den Frösten Tank und Boiler, und schließen Sie ihre Abläufe, nehmen Sie den Wasserfilter heraus, und wischen Sie den Tank, wo Sie hinkommen.',
        'Füllen Sie bei ausgeschaltetem Boiler den Tank mit Wasser und der Dosis Tankdesinfektion vom Etikett.',
        'Öffnen Sie jeden Hahn, heiß und kalt, und die Dusche, bis Sie das Mittel riechen. Schließen Sie sie, und warten Sie so lange, wie das Etikett sagt.',
        'Lassen Sie alles ab, füllen Sie den Tank wieder, und lassen Sie alle Hähne laufen. Tun Sie das zweimal, bis der Geruch weg ist.',
        'Setzen Sie einen neuen Filter ein. Heizen Sie den Boiler vor der ersten Dusche auf die höchste Stufe.',
        'Leeren Sie in der Saison den Tank nach jeder Reise, und füllen Sie ihn vor der nächsten mit frischem Wasser.',
      ],
      firstReason: 'Wasser, das in einem Kunststofftank stand, schmeckt nach dem Tank',
      safety:
        'Die meisten Mittel enthalten Chlor: Verwenden Sie sie nie mit Entkalker oder Essig. Lüften Sie das Fahrzeug, und schützen Sie Ihre Augen. Spülen Sie die Dusche, ohne den Sprühnebel einzuatmen (Legionellen). Boilerwasser verbrüht.',
    },
    'rv.drain-frost': {
      title: 'Wasseranlage des Wohnmobils vor Frost entleeren',
      why: 'Ein wenig Eis genügt, um Hähne, Pumpe und Boiler zu sprengen. Der Boiler ist das teuerste Teil des Waschraums.',
      steps: [
        'Schalten Sie Pumpe und Boiler aus, und lassen Sie den Boiler abkühlen. Leeren Sie Grauwasser und Toilettenkassette an einer Entsorgungsstelle.',
        'Öffnen Sie die Abläufe von Frisch- und Abwassertank und das Boilerventil. Ein Truma FrostControl öffnet bei etwa 3 °C von selbst, öffnen Sie Ihres aber jetzt von Hand.',
        'Öffnen Sie jeden Hahn, Einhebelmischer in Mittelstellung. Hängen Sie den Duschkopf tief, und drücken Sie die Toilettenspülung.',
        'Blasen Sie die Leitungen mit einer Handpumpe durch, leeren Sie Filter und Pumpe, und neigen Sie das Fahrzeug nach jeder Seite.',
        'Lassen Sie Hähne und Ventile offen und das Gas zu. Stellen Sie die Polster hochkant, und lassen Sie die Kühlschranktür in der Raste einen Spalt offen.',
      ],
      firstReason: 'Ein Boiler, der friert und reißt, ist teuer zu ersetzen',
      safety:
        'Boilerwasser kann 60 °C oder heißer sein: Lassen Sie es abkühlen, bevor Sie das Ventil öffnen. Nehmen Sie in Siphons und Toilette nur ungiftigen Frostschutz.',
    },
    'rv.clean-tank': {
      title: 'Wassertank des Wohnmobils einmal im Jahr desinfizieren',
      why: 'In warmen Tanks und Schläuchen wächst ein Bakterienfilm, in mildem Klima schneller. Spülen allein löst ihn nicht; eine Dosis Desinfektionsmittel schon.',
      steps: [
        'Leeren Sie Tank und kalten Boiler, und wischen Sie die Tankwände durch die Luke, wenn Ihr Arm hinkommt.',
        'Mischen Sie Tankdesinfektion in einem Eimer in der Dosis des Etiketts, gießen Sie sie hinein, und füllen Sie den Tank ganz.',
        'Lassen Sie jeden Hahn und die Dusche laufen, bis der Geruch kommt, und lassen Sie die Leitungen so lange voll, wie das Etikett sagt.',
        'Lassen Sie alles ab, füllen und spülen Sie mit Trinkwasser, bis nichts mehr danach riecht oder schmeckt.',
        'Wechseln Sie den Wasserfilter. Heizen Sie den Boiler einmal voll, bevor jemand duscht.',
      ],
      firstReason: 'Von außen sehen Sie nicht, was an den Tankwänden wächst',
      safety:
        'Tankdesinfektion ist meist Chlor: Halten Sie sie von Essig und Entkalker fern, tragen Sie Handschuhe, und öffnen Sie die Fenster. Halten Sie beim Spülen Abstand vom Sprühnebel der Dusche (Legionellen).',
    },
  },
} as const satisfies ItemWords;
