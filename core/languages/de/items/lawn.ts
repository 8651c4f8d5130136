import type { ItemWords } from '../../item-words.ts';

export const lawn = {
  name: 'Rasen',
  tasks: {
    'lawn.set-height': {
      title: 'Mähhöhe für die Jahreszeit einstellen',
      why: 'Zu kurz geschnittenes Gras lässt Moos und Unkraut ein und verbrennt bei Hitze. Die richtige Höhe tut mehr für einen Rasen als ein Sack Dünger.',
      steps: [
        'Stellen Sie in kühlen Klimazonen das Messer im Frühling und Herbst auf 4 cm, im Sommer auf 2,5 bis 4 cm: je trockener das Wetter, desto höher.',
        'Gräser warmer Klimazonen sind anders. Die University of Florida rät bei St.-Augustin-Gras meist zu 9 bis 10 cm und bei Zoysia zu 5 bis 6 cm.',
        'Nehmen Sie nie mehr als ein Drittel der Grashöhe in einem Schnitt weg. Kürzen Sie langes Gras in mehreren Schnitten.',
        'Mähen Sie, solange das Gras wächst, trocken alle ein bis zwei Wochen, jedes Mal in einer anderen Richtung.',
        'Lassen Sie in trockenen Zeiten feinen Schnitt auf dem Rasen liegen. Nehmen Sie Schnitt auf, der klumpt.',
        'Mähen Sie nicht bei Frost und Dürre. Ein brauner Rasen ruht und erholt sich mit dem Regen.',
      ],
      firstReason: 'Die richtige Höhe verhindert mehr Rasenprobleme als jedes Mittel',
      safety:
        'Ändern Sie die Höhe bei ausgeschaltetem Motor und gezogenem Stecker, Schlüssel oder Akku. Räumen Sie Steine und Spielzeug weg, halten Sie Kinder weit fern, tragen Sie feste Schuhe, und stecken Sie einen Netzmäher in eine Steckdose mit Schutzschalter ([[US CA: GFCI | FI-Schalter]]).',
    },
    'lawn.feed-spring': {
      title: 'Rasen düngen, wenn er zu wachsen beginnt',
      why: 'Jedes Mähen nimmt Nährstoffe weg. Eine Düngung im Frühling verdichtet die Grasnarbe, sodass Moos und Gänseblümchen keine Lücken finden.',
      steps: [
        'Warten Sie, bis Sie ein- oder zweimal gemäht haben und Regen angesagt ist.',
        'Wiegen Sie Frühjahrsdünger für Ihre Fläche ab, wie das Etikett sagt. Mehr verbrennt das Gras.',
        'Streuen Sie eine Hälfte in einer Richtung und die andere quer dazu, von Hand oder mit einem Streuwagen.',
        'Kommt innerhalb von zwei Tagen kein Regen, wässern Sie ihn ein.',
        'Fegen Sie Körner vom Pflaster.',
        'Düngen Sie den Rasen nicht mehr, sobald der Sommer trocken wird.',
      ],
      firstReason: 'Mähen nimmt Nährstoffe weg, und eine dünne Narbe lässt Moos ein',
      safety:
        'Halten Sie Haustiere und Kinder vom Rasen fern, bis der Dünger eingewaschen ist, und streuen Sie ihn nie nahe an Teich oder Abfluss. Eisenhaltiger Dünger macht Flecken auf Stein.',
    },
    'lawn.scarify-overseed': {
      title: 'Rasenfilz ausrechen und kahle Stellen einsäen',
      why: 'Eine Schicht aus totem Gras und Moos hält den Herbstregen vom Boden ab. Wenn Sie sie ausrechen, solange die Erde warm ist, wachsen die Lücken vor dem Winter zu.',
      steps: [
        'Mähen Sie an einem trockenen Tag kurz. Ist viel Moos da, behandeln Sie es zuerst, und warten Sie, bis es schwarz ist.',
        'Ziehen Sie einen Federrechen kräftig in zwei Richtungen durch das Gras, oder nehmen Sie einen Vertikutierer auf flacher Stufe.',
        'Sammeln Sie den Filz auf. Der Rasen sieht vielleicht einige Wochen schlechter aus.',
        'Lockern Sie die Erde kahler Stellen, säen Sie Rasensamen in der Menge auf der Packung, und drücken Sie ihn an.',
        'Halten Sie die Saat feucht, bis sie aufgeht.',
        'Ist der Rasen dünn, geben Sie ihm Herbstdünger, der wenig Stickstoff enthält.',
        'Machen Sie einen großen Rasen in zwei Hälften.',
      ],
      firstReason: 'Totes Gras und Moos halten den Regen von den Wurzeln fern',
      safety:
        'Ein Motorvertikutierer schleudert Steine: Tragen Sie Augenschutz und feste Schuhe. Bevor Sie die Zinken freimachen, schalten Sie ihn aus, und ziehen Sie den Stecker, oder nehmen Sie Akku oder Zündkerzenstecker ab.',
    },
    'lawn.aerate-soil': {
      title: 'Abgenutzte Stellen des Rasens lüften',
      why: 'Tritte verdichten die Erde, die Wurzeln bekommen bei Nässe keine Luft und dörren bei Trockenheit. Löcher lassen Regen ein und helfen den Wurzeln in die Tiefe.',
      steps: [
        'Wählen Sie einen Tag, an dem die Erde feucht, aber nicht nass ist.',
        'Stechen Sie, wo Füße den Rasen abgenutzt haben, zum Beispiel auf Wegen, um ein Tor und unter Schaukeln, eine Grabgabel 10 cm tief ein.',
        'Bewegen Sie sie etwas hin und her, und wiederholen Sie das alle 10 cm.',
        'Nehmen Sie auf schwerem Lehm einen Aerifizierer mit Hohlspoons, der Stopfen heraushebt, und rechen Sie diese zusammen.',
        'Fegen Sie eine dünne Schicht sandiger Erde in die Löcher, sodass die Grasspitzen noch herausschauen.',
      ],
      firstReason: 'Festgetretene Erde hält keine Luft, die Wurzeln bleiben kurz',
      safety:
        'Finden Sie vor dem Stechen heraus, wo Kabel, Bewässerungsrohre und Abflüsse liegen. Tragen Sie Stiefel, und halten Sie die Gabel von den Zehen fern.',
    },
    'lawn.service-mower': {
      title: 'Rasenmäher warten und sein Messer schärfen',
      why: 'Ein stumpfes Messer zerreißt das Gras und hinterlässt weiße Spitzen, die Krankheiten einladen. Solange das Gras kaum wächst, brauchen Sie den Mäher nicht, und Werkstätten haben Zeit.',
      steps: [
        'Sichern Sie den Mäher: Ziehen Sie den Stecker, oder nehmen Sie Akku und Schlüssel heraus, oder ziehen Sie den Zündkerzenstecker ab, und lassen Sie den Motor abkühlen.',
        'Kippen Sie ihn, wie die Anleitung zeigt (einen Benzinmäher mit dem Luftfilter nach oben), und schaben Sie das Gehäuse sauber.',
        'Merken Sie sich, welche Seite des Messers nach unten zeigt, und schrauben Sie es ab. Ersetzen Sie ein verbogenes oder gerissenes Messer.',
        'Feilen Sie beide Schneiden gleich, und hängen Sie das Messer an einen Nagel: Es muss waagerecht hängen.',
        'Bauen Sie das Messer ein, und ziehen Sie die Schraube mit dem Wert aus der Anleitung fest.',
        'Wechseln Sie beim Benzinmäher Öl und Zündkerze, und reinigen Sie den Luftfilter. Beginnen Sie die Saison mit frischem Kraftstoff.',
      ],
      firstReason: 'Ein scharfes Messer schneidet das Gras, statt es zu zerreißen',
      safety:
        'Ein Messer kann sich von selbst drehen: Tragen Sie dicke Handschuhe, und unterbrechen Sie Strom oder Zündung, bevor Sie es berühren. Hantieren Sie mit Benzin draußen, fern von Flammen und Warmwasserbereitern. Bringen Sie den Mäher im Zweifel in den Fachhandel.',
    },
    'lawn.service-robot-mower': {
      title: 'Mähroboter reinigen und seine Klingen wechseln',
      why: 'Nasses Gras wird unter dem Gehäuse hart und blockiert die Räder. Stumpfe Klingen zerreißen den Rasen, der an den Spitzen braun wird.',
      steps: [
        'Schalten Sie den Hauptschalter aus, ziehen Sie Handschuhe an, und drehen Sie den Roboter um.',
        'Bürsten Sie Gehäuse, Räder und Ladekontakte ab. Nehmen Sie keinen Schlauch, außer die Anleitung erlaubt es.',
        'Wechseln Sie die kleinen Klingen zusammen mit ihren Schrauben, in der Saison alle ein bis zwei Monate.',
        'Prüfen Sie Stoßfänger und Hebesensor, wie es in der Anleitung steht, und halten Sie Hände und Füße vom laufenden Roboter fern.',
        'Laden Sie ihn vor dem Winter ganz, reinigen Sie ihn, und lagern Sie Roboter und Station trocken und frostfrei.',
      ],
      firstReason: 'Stumpfe Klingen zerreißen das Gras, und nasser Schnitt blockiert die Räder',
      safety:
        'Schalten Sie immer aus, bevor Sie die Unterseite berühren. Lassen Sie den Roboter tagsüber und nur mähen, wenn kein Kind und kein Haustier auf dem Rasen ist: Nachts kommen Igel.',
    },
  },
} as const satisfies ItemWords;
