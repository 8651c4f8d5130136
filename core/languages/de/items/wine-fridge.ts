import type { ItemWords } from '../../item-words.ts';

export const wineFridge = {
  name: 'Weinkühlschrank',
  tasks: {
    'wine-fridge.check-climate': {
      title: 'Temperatur, Feuchte und Dichtung des Weinkühlschranks prüfen',
      why: 'Wein altert schlecht, wenn seine Temperatur schwankt. Ein falscher Fühler oder eine undichte Tür kann Flaschen verderben, die weit mehr wert sind als ein Thermometer.',
      steps: [
        'Lassen Sie ein Thermometer mit Hygrometer einen Tag und eine Nacht auf einem mittleren Boden, fern vom Ventilator.',
        'Zum Lagern rät EuroCave zu 10 °C bis 14 °C; Gleichmäßigkeit zählt mehr als die genaue Zahl. Zum Servieren richten Sie sich nach der Einstellung jeder Zone.',
        'Feuchte zwischen 50 und 80 % hält Korken geschmeidig und Etiketten fest. Ist die Luft zu trocken, geben Sie Wasser in die Schale des Schranks oder ein Schälchen davon hinein.',
        'Wischen Sie die Türdichtung mit lauwarmem Wasser, und trocknen Sie sie. Ziehen Sie auf allen vier Seiten einen Papierstreifen heraus, um ihren Halt zu prüfen.',
        'Notieren Sie die Werte. Weichen sie bei jeder Prüfung von der Anzeige ab, rufen Sie den Kundendienst.',
      ],
      firstReason: 'Ein eigenes Thermometer zeigt, was die Anzeige verbergen kann',
    },
    'wine-fridge.vacuum-grilles': {
      title: 'Gitter und Ventilator des Weinkühlschranks absaugen',
      why: 'Ein Weinkühlschrank läuft das ganze Jahr in einem warmen Raum, oft in einer Nische. Staubige Gitter machen ihn heißer und lauter, und am Ende kann er nicht kühlen.',
      steps: [
        'Schalten Sie den Schrank aus, und ziehen Sie den Stecker.',
        'Saugen Sie das Gitter am Fuß eines Einbaugeräts oder Rückseite und Boden eines frei stehenden.',
        'Suchen Sie mit einer Taschenlampe Ventilatorflügel und Kondensator, und bürsten Sie leicht, was Sie sehen. Schrauben Sie keine versiegelte Verkleidung ab.',
        'Prüfen Sie, ob die Öffnungen den Abstand aus der Anleitung haben und weder Sonne noch Backofen den Schrank erwärmt.',
        'Stecken Sie ihn ein, und hören Sie hin. Er sollte gleichmäßig laufen, ohne an Möbeln zu klappern.',
      ],
      firstReason: 'Ein Schrank, der das ganze Jahr läuft, sammelt das ganze Jahr Staub',
      safety:
        'Ein voller Schrank kann mehr als 200 kg wiegen. Leeren Sie ihn, oder holen Sie Hilfe, bevor Sie ihn bewegen, und verbiegen Sie die Kältemittelrohre nicht.',
    },
    'wine-fridge.change-charcoal-filter': {
      title: 'Weinkühlschrank reinigen und Aktivkohlefilter wechseln',
      why: 'Korken lassen Luft durch. Schimmel auf einem Boden oder Küchengeruch durch einen verbrauchten Filter kann Wein verderben, den Sie Jahre aufheben wollten.',
      steps: [
        'Bringen Sie die Flaschen liegend an einen kühlen, dunklen Ort. Schalten Sie den Schrank aus, und ziehen Sie den Stecker.',
        'Wischen Sie Wände und Böden mit lauwarmem Wasser und etwas unparfümiertem Spülmittel, dann mit klarem Wasser.',
        'Trocknen Sie Holzböden gut. Nehmen Sie keinen parfümierten oder Chlorreiniger, denn der Geruch bleibt im Schrank.',
        'Machen Sie Ablaufrinne und Loch hinten mit einem Wattestäbchen frei, wenn Sie sie sehen.',
        'Ziehen Sie die Aktivkohlepatrone aus ihrer Öffnung, meist oben an der Rückwand. Setzen Sie die neue ein, und schreiben Sie das Datum darauf. Manche Schränke haben keine.',
        'Schalten Sie den Schrank ein, und warten Sie, bis er die eingestellte Temperatur hat. Legen Sie die Flaschen frei von Wänden und Filter zurück.',
      ],
      firstReason: 'Küchengerüche erreichen den Wein durch eine verbrauchte Patrone',
      safety:
        'Leeren Sie von oben nach unten, damit der Schrank nicht kippt. Heben Sie schwere Böden mit beiden Händen.',
    },
  },
} as const satisfies ItemWords;
