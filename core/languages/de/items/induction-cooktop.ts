import type { ItemWords } from '../../item-words.ts';

export const inductionCooktop = {
  name: 'Induktionskochfeld',
  tasks: {
    'induction-cooktop.clean-glass': {
      title: 'Glas des Kochfelds sauber schaben und auf Risse prüfen',
      why: 'Verbrannter Zucker frisst Löcher ins Glas, und Sand unter einem Topf zerkratzt es. Reißt das Glas, kann Flüssigkeit an spannungsführende Teile gelangen.',
      steps: [
        'Sperren Sie die Bedienung, und warten Sie, bis keine Zone mehr Restwärme anzeigt.',
        'Halten Sie einen Glasschaber in einem Winkel von etwa 30 Grad, schieben Sie Verbranntes ab, und ziehen Sie die Klinge in ihre Hülle zurück.',
        'Verteilen Sie ein paar Tropfen Glaskeramikreiniger, wischen Sie zweimal mit Wasser, und polieren Sie trocken.',
        'Sehen Sie flach über das Glas, und fühlen Sie seine Ränder nach Rissen, Absplitterungen und einer losen Dichtung.',
        'Wischen Sie das abgekühlte Glas nach jeder Benutzung ab. Wischen Sie auch die Topfböden ab, und benutzen Sie keine rauen oder gewölbten Töpfe mehr.',
        'Schmilzt Zucker oder Kunststoff auf dem Kochfeld, schalten Sie aus, ziehen Sie einen Ofenhandschuh an, und schieben Sie es sofort von der Zone.',
      ],
      firstReason: 'Risse sieht man auf einer Fläche ohne Flecken leichter',
      safety:
        'Ist das Glas gerissen, schalten Sie das Kochfeld an seiner Sicherung aus, berühren Sie es nicht, und lassen Sie es ersetzen. Nehmen Sie keinen Dampfreiniger, und halten Sie den Schaber von Kindern fern.',
    },
    'induction-cooktop.clear-ventilation': {
      title: 'Lufteinlass des Kochfelds und die Schublade darunter freiräumen',
      why: 'Ein Ventilator unter dem Glas kühlt die Elektronik. Werden Geschirrtücher oder Folie daran gesaugt, verlieren die Zonen Leistung und fallen mit der Zeit aus.',
      steps: [
        'Schalten Sie das Kochfeld aus, und leeren Sie die Schublade oder den Schrank darunter.',
        'Suchen Sie mit einer Taschenlampe das Einlassgitter, und saugen Sie es mit weicher Düse ab, nur von außen.',
        'Legen Sie keine Folie, kein Papier, keine Tücher oder Sprühdosen zurück, und lassen Sie unter dem Ventilator Platz. Bosch verlangt zum Beispiel mindestens 2 cm.',
        'Prüfen Sie, ob der Luftspalt vorn oder hinten am Schrank offen ist.',
        'Kochen Sie einen Topf Wasser, und hören Sie hin. Ein leises Summen ist normal; ein Schleifgeräusch bedeutet, dass der Ventilator den Kundendienst braucht.',
      ],
      firstReason: 'Kaum jemand weiß, dass ein Ventilator die Elektronik von unten kühlt',
      safety:
        'Lassen Sie alle Abdeckungen geschlossen: Die Teile darin halten eine Ladung. Haben Sie einen Herzschrittmacher oder ein anderes Implantat, halten Sie 60 cm Abstand zu einer benutzten Zone.',
    },
  },
} as const satisfies ItemWords;
