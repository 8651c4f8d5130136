import type { ItemWords } from '../../item-words.ts';

export const bbqGrill = {
  name: 'Grill',
  tasks: {
    'bbq-grill.leak-test-hose': {
      title: 'Gasschlauch des Grills mit Seifenwasser auf Lecks prüfen',
      why: 'Lecks und Brüche sind die häufigste Ursache von Bränden an Gasgrills. Seifenwasser zeigt ein Leck innerhalb einer Minute, bevor Sie es riechen können.',
      steps: [
        'Arbeiten Sie draußen, fern von Flammen und Zigaretten. Drehen Sie alle Regler zu, und öffnen Sie den Deckel.',
        'Biegen Sie den Schlauch auf ganzer Länge. Ersetzen Sie ihn, wenn er rissig, klebrig oder spröde ist oder das aufgedruckte Datum vorbei ist.',
        'Pinseln Sie eine Mischung aus Spülmittel und Wasser auf den Druckregler, den Schlauch und seine beiden Enden.',
        'Öffnen Sie das Flaschenventil bei geschlossenen Brennern, und achten Sie auf wachsende Blasen.',
        'Wachsen Blasen, schließen Sie das Ventil, ziehen Sie die Verbindung fest, und prüfen Sie noch einmal.',
        'Wachsen sie immer noch, schließen Sie das Ventil, und benutzen Sie den Grill nicht, bis das Teil ersetzt ist.',
        'Wiederholen Sie die Prüfung bei jedem Flaschenwechsel.',
      ],
      firstReason: 'Lecks verursachen mehr Gasgrillbrände als alles andere',
      safety:
        'Suchen Sie nie mit einer Flamme nach einem Leck. Wenn Sie beim Grillen Gas riechen, gehen Sie weg, und rufen Sie {emergency number} an. Bewahren Sie Flaschen aufrecht und draußen auf, nie in einem Keller oder einer Garage.',
    },
    'bbq-grill.clean-burners': {
      title: 'Brenner des Grills bürsten und Gasrohre freimachen',
      why: 'Der Gasgeruch lockt Spinnen an, die Netze in die Brennerrohre spinnen. Ein verstopftes Rohr kann die Flamme zu den Reglern hinauslenken.',
      steps: [
        'Schließen Sie die Flasche, lassen Sie alles abkühlen, und heben Sie Roste und Flammenbleche heraus.',
        'Schaben Sie das Fett von Wänden und Blechen mit einem Kunststoffschaber zur Wanne hin.',
        'Bürsten Sie quer über die Brenneröffnungen, nicht längs, damit kein Schmutz hineingedrückt wird.',
        'Leuchten Sie mit einer Taschenlampe, nie mit einer Flamme, in die Rohrenden. Ziehen Sie Netze mit einer Flaschenbürste heraus, wie es Ihre Anleitung zeigt.',
        'Prüfen Sie, ob jedes Rohr wieder über seiner Gasdüse sitzt, bevor Sie die Bleche einlegen.',
        'Öffnen Sie den Deckel, drehen Sie das Gas auf, und zünden Sie die Brenner.',
        'Achten Sie auf gleichmäßige blaue Flammen an jedem Brenner. Sind welche gelb oder lückenhaft, lassen Sie den Brenner abkühlen, und prüfen Sie ihn noch einmal.',
      ],
      firstReason: 'Spinnen mögen den Gasgeruch, und ihre Netze blockieren die Flamme',
      safety:
        'Lassen Sie das Gas an der Flasche geschlossen, während Sie arbeiten. Zündet der Grill nicht oder geht er aus, drehen Sie alles zu, und warten Sie mindestens 5 Minuten bei offenem Deckel.',
    },
    'bbq-grill.empty-grease-tray': {
      title: 'Roste des Grills abschaben und seine Fettwanne leeren',
      why: 'Altes Fett in der Wanne kann unter der Hitze Feuer fangen. Es lässt das Essen auch beißend schmecken.',
      steps: [
        'Ziehen Sie beim kalten Grill die Wanne heraus, kippen Sie das Fett in ein Glas für den Müll, und legen Sie eine neue Einlage ein. Gibt es keine Wanne, wischen Sie das Fett aus dem Kessel.',
        'Schaben Sie den Boden des Brennraums ab, damit Fett wieder zum Auslass laufen kann.',
        'Schrubben Sie die Roste mit heißem Wasser, Spülmittel und einem Nylon- oder Bimsschwamm.',
        'Werfen Sie eine Drahtbürste weg, die Borsten verliert, und wischen Sie den Rost vor dem Grillen mit einem feuchten Tuch ab.',
        'Sehen Sie sich die Wanne vor jeder Benutzung an, und leeren Sie sie, wenn Fett den Boden bedeckt.',
      ],
      firstReason: 'Fett, das tropft und bleibt, ist Brennstoff unter Ihrem Essen',
      safety:
        'Fängt Fett Feuer, schließen Sie den Deckel, und drehen Sie das Gas zu, oder ziehen Sie den Stecker. Gießen Sie nie Wasser auf brennendes Fett: Es explodiert zu einem Feuerball.',
    },
    'bbq-grill.clear-ash': {
      title: 'Asche des Grills entfernen und seine Luftöffnungen freimachen',
      why: 'Asche zieht Feuchtigkeit an und zerfrisst den Kessel, und sie kann tagelang Glut verbergen. Verstopfte Luftöffnungen nehmen dem Feuer die Luft, es wird nie heiß.',
      steps: [
        'Warten Sie, bis das Feuer bei geschlossenem Deckel und geschlossenen Luftöffnungen zwei Tage aus ist, und behandeln Sie die Asche, als wäre sie noch heiß.',
        'Kippen Sie die Asche in einen Metalleimer, legen Sie den Deckel auf, und stellen Sie ihn draußen auf, 3 m von allem Brennbaren entfernt.',
        'Bei einem Pelletgrill ziehen Sie den Stecker, und schöpfen Sie die Asche aus dem Brenntopf und vom Boden darunter.',
        'Schaben Sie lose Schuppen von der Innenseite des Deckels. Das sind Ruß und Fett, keine Farbe.',
        'Bewegen Sie die Luftöffnungen auf und zu, bis sie leicht gehen, und bürsten Sie den Kessel aus.',
        'Prüfen Sie Beine und Kessel auf Rostlöcher, durch die Glut fallen könnte.',
      ],
      firstReason: 'Feuchte Asche zerfrisst langsam das Metall des Kessels',
      safety:
        'Kohle gibt Kohlenmonoxid ab, bis sie ganz kalt ist. Bringen Sie sie nie in eine Wohnung, ein Zelt, eine Garage oder einen Wohnwagen. Zünden Sie sie nie mit Benzin oder Spiritus an.',
    },
  },
} as const satisfies ItemWords;
