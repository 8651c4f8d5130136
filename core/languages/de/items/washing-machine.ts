import type { ItemWords } from '../../item-words.ts';

export const washingMachine = {
  name: 'Waschmaschine',
  tasks: {
    'washing-machine.run-maintenance-wash': {
      title: 'Waschmaschine leer mit heißem Programm laufen lassen',
      why: 'Kühle Wäschen und Flüssigwaschmittel hinterlassen Schleim in Trommel und Schläuchen, saubere Handtücher riechen davon. Eine heiße Wäsche mit Pulver entfernt ihn.',
      steps: [
        'Leeren Sie die Trommel, und prüfen Sie die Dichtung auf Münzen und Haarnadeln.',
        'Geben Sie eine halbe Dosis Waschpulver in die Schublade. Pulver enthält Sauerstoffbleiche, Flüssiges nicht.',
        'Wählen Sie Trommelreinigung oder Baumwolle mit 60 °C oder heißer, und starten Sie ohne Wäsche. Wenn Sie meist kühl waschen, tun Sie das jeden Monat.',
        'Wischen Sie am Ende die Trommel trocken, und lassen Sie Tür und Schublade einen Spalt offen, wie nach jeder Wäsche.',
      ],
      firstReason: 'Heißes Wasser entfernt den Schleim, den kühle Wäschen lassen',
      safety:
        'Das Türglas wird bei diesem Programm heiß. Kleine Kinder und Katzen klettern in offene Trommeln: Sehen Sie vor jeder Wäsche hinein.',
    },
    'washing-machine.clean-seal-drawer': {
      title: 'Türdichtung und Schublade der Waschmaschine reinigen',
      why: 'Flusen, Haare und Weichspüler bleiben in Gummifalte und Schubladenfach nass, und schwarzer Schimmel wächst. Er ist leicht zu verhindern und schwer auszubleichen.',
      steps: [
        'Ziehen Sie die untere Falte der Dichtung auf, und nehmen Sie Flusen, Haare und Münzen heraus.',
        'Wischen Sie die Falte rundherum mit warmem Wasser und Spülmittel aus, und machen Sie die kleinen Ablauflöcher unten frei.',
        'Drücken Sie die Raste, und nehmen Sie die Schublade heraus. Heben Sie die Saugkappe aus dem Weichspülerfach, und spülen Sie alles in heißem Wasser.',
        'Bürsten Sie das Fach, besonders seine Decke mit den Düsen. Halten Sie die Bürste nass, aber nicht tropfend.',
        'Trocknen Sie die Falte, prüfen Sie den Gummi auf Schnitte, und schieben Sie die Schublade zurück.',
      ],
      firstReason: 'Schwarzer Schimmel im Gummi ist leichter zu verhindern als zu entfernen',
      safety:
        'Ziehen Sie zuerst den Stecker. Sehen Sie hin, bevor Sie fühlen: Nadeln und Bügel verstecken sich in der Falte.',
    },
    'washing-machine.clean-pump-filter': {
      title: 'Pumpensieb oder Flusensieb der Waschmaschine reinigen',
      why: 'Dieses Sieb fängt Münzen, Haare und Flusen. Ist es voll, kann die Maschine nicht abpumpen: Sie bleibt voll schmutzigem Wasser mit verriegelter Tür stehen.',
      steps: [
        'Ziehen Sie nach einer kühlen Wäsche den Stecker. Keine Klappe unten vorn? Viele Toplader haben ein Flusensieb in Trommel oder Rührwerk: Spülen Sie es, und überspringen Sie den Rest.',
        'Legen Sie Handtücher aus und eine flache Schale unter die Klappe.',
        'Ziehen Sie den kleinen Ablassschlauch heraus, wenn es einen gibt, und lassen Sie das Wasser in die Schale laufen. Vielleicht müssen Sie sie mehrmals leeren.',
        'Drehen Sie das Sieb in kleinen Schritten gegen den Uhrzeigersinn, bis das letzte Wasser heraus ist, und ziehen Sie es dann heraus.',
        'Nehmen Sie Flusen und Münzen heraus, und spülen Sie das Sieb. Sehen und fühlen Sie mit einer Taschenlampe dahinter: Das Rad sollte sich leicht ruckend drehen.',
        'Schrauben Sie das Sieb fest ein, setzen Sie den Schlauchstopfen ein, und achten Sie bei der nächsten Wäsche auf Tropfen. Leeren Sie vor jeder Wäsche alle Taschen.',
        'Whirlpool rät mindestens zweimal im Jahr zum Spülen, bei täglicher Wäsche alle zwei Monate.',
      ],
      firstReason: 'Lernen Sie, die Maschine zu entleeren, bevor sie voll stehen bleibt',
      safety:
        'Wasser aus heißer Wäsche verbrüht: Warten Sie, bis es abgekühlt ist. Nadeln und Klingen sammeln sich im Sieb, tragen Sie also Handschuhe.',
    },
    'washing-machine.check-hoses': {
      title: 'Schläuche und Einlasssiebe der Waschmaschine prüfen',
      why: 'Ein geplatzter Zulaufschlauch überflutet Ihr Zuhause mit Leitungswasser, bis jemand den Hahn schließt. Alter Gummi zeigt Schäden, bevor er platzt.',
      steps: [
        'Ziehen Sie den Stecker, schließen Sie die Hähne, und rücken Sie die Maschine zu zweit vor.',
        'Biegen Sie jeden Zulaufschlauch. Hat er Risse, Blasen, Rost oder eine feuchte Mutter, setzen Sie neuen Schlauch und Dichtung ein. Whirlpool rät, Schläuche nach fünf Jahren zu wechseln.',
        'Schrauben Sie den Schlauch über einem Eimer von der Maschine. Ziehen Sie das Sieb mit einer Zange aus dem Ventil, spülen Sie es, und setzen Sie beide ein.',
        'Prüfen Sie, ob der Ablaufschlauch keine Knicke hat, hoch befestigt ist und nicht aus seinem Rohr springen kann.',
        'Öffnen Sie die Hähne, trocknen Sie jede Verbindung mit Papier, und sehen Sie in 10 Minuten wieder nach.',
        'Richten Sie die Füße aus, und ziehen Sie ihre Kontermuttern fest.',
        'Schließen Sie die Hähne, wann immer Sie länger als ein, zwei Tage weg sind.',
      ],
      firstReason: 'Ein geplatzter Schlauch ist eines der teuersten Lecks im Haus',
      safety:
        'Die Maschine wiegt etwa 70 kg: Zwei Personen sollten sie Ecke für Ecke herausrücken. Ziehen Sie den Stecker, bevor Sie einen Schlauch lösen.',
      tenant:
        'Bitten Sie die Vermietung, einen nicht schließenden Hahn oder einen rissigen festen Schlauch zu ersetzen.',
    },
  },
} as const satisfies ItemWords;
