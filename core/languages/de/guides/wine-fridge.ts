import type { GuideWords } from '../../guide-words.ts';

export const wineFridge = {
  title: 'Weinkühlschrank',
  footerTitle: 'Weinkühlschrank',
  description:
    'Gleichmäßiges Klima, saubere Luft und ruhige Flaschen: drei Aufgaben für den Weinkühlschrank, Tipps zu Platz und Lagerung, Warnzeichen und Preise.',
  answer:
    'Prüfen Sie alle drei Monate Temperatur, Feuchte und Dichtung, saugen Sie alle sechs die Gitter, und wechseln Sie einmal im Jahr den Aktivkohlefilter.',
  keywords: [
    'Weinkühlschrank Pflege',
    'Weinkühlschrank reinigen',
    'Weinkühlschrank Temperatur',
    'Wein lagern Luftfeuchtigkeit',
    'Weinkühlschrank kühlt nicht',
    'Weinkühlschrank Aktivkohlefilter',
  ],
  introduction: [
    'Wein altert in der Flasche weiter. Ist sie kühl, dunkel und ruhig, wird er besser. In einer warmen Küche altert er zu schnell, und in einem gewöhnlichen Kühlschrank trocknen die Korken aus. Ein Weinkühlschrank muss das ganze Jahr zu jeder Stunde das Klima eines Kellers halten.',
    'Es gibt zwei Arten. Modelle mit Kompressor arbeiten in jedem normalen Raum und summen etwas. Thermoelektrische sind fast lautlos, kühlen aber nur etwa 10 bis 15 °C unter den Raum und versagen in heißen Sommern. Wissen Sie, welches Sie haben, sparen Sie unnötige Anrufe.',
    'Der Wein ist oft mehr wert als der Schrank. Fällt die Kühlung aus, lassen Sie die Tür zu: Ein voller Schrank erwärmt sich langsam und gibt Ihnen Zeit. Die drei Aufgaben hier kümmern sich um Klima, Ventilator und Filter.',
  ],
  tips: [
    {
      title: 'Korkflaschen flach legen',
      content: 'Der Wein hält Naturkorken feucht und dicht. Flaschen mit Schraub- oder Glasverschluss dürfen stehen.',
    },
    {
      title: 'Einen ruhigen Platz wählen',
      content:
        'Vibration wirbelt das Depot auf, halten Sie ihn also von Waschmaschinen, Lautsprechern und Treppen fern. Prüfen Sie vor Garage oder Wintergarten, für welche Raumtemperaturen das Modell gebaut ist.',
    },
    {
      title: 'Dunkel halten',
      content:
        'Ultraviolettes Licht lässt Wein altern, am meisten Weiß- und Schaumwein in hellem Glas. Lassen Sie die Innenlampe aus, und drehen Sie eine Glastür nicht zum Fenster.',
    },
    {
      title: 'Jeder Zone eine Aufgabe',
      content:
        'Nutzen Sie eine Zone zum Lagern und die andere zum Servieren. Die Einstellung hin und her zu drehen stört Wein, der ruhen soll.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Brandgeruch oder ein versengter Stecker',
        content:
          'Ventilator, Kompressor oder Steckdose überhitzt. Schalten Sie den Strom an der Sicherung ab, und lassen Sie ihn aus, bis eine Werkstatt die Ursache gefunden hat. Gibt es Rauch, bringen Sie alle hinaus, und rufen Sie die Feuerwehr.',
      },
      {
        title: 'Zischen oder ein öliger Fleck hinten',
        content:
          'Der Kältekreis ist vielleicht undicht, und viele Schränke enthalten Isobutan, das brennt. Lüften Sie, halten Sie Flammen und Funken fern, ziehen Sie nicht den Stecker, und rufen Sie den Kundendienst.',
      },
    ],
    soon: [
      {
        title: 'Eis, das an der Rückwand wächst',
        content:
          'Tropfen oder dünner Reif, die kommen und gehen, sind normal. Wächst das Eis, steht die Tür offen oder das Abtauen versagt. Räumen Sie aus, schalten Sie ab, lassen Sie es auf Handtücher tauen, und sehen Sie, ob es wiederkehrt.',
      },
      {
        title: 'Korken kriechen heraus, Hälse kleben',
        content:
          'Der Wein war zu heiß, oder er gefror und dehnte sich aus. Messen Sie neben diesen Flaschen die Temperatur, trinken Sie sie zuerst, und finden Sie die Ursache.',
      },
      {
        title: 'Ringe in einem Glas Wasser',
        content:
          'Stellen Sie ein volles Glas auf einen Boden. Hören die Wellen nie auf, ist ein Ventilator oder die Halterung des Kompressors lose. Prüfen Sie, dass nichts die Wände berührt, und fragen Sie dann den Kundendienst.',
      },
      {
        title: 'Läuft immer, wird nie kalt genug',
        content:
          'Über 30 °C ist der Raum vielleicht einfach zu heiß. Suchen Sie in einem kühleren Raum nach Flasche oder Boden, der die Tür offen hält. Ist die Tür dicht oder erscheint ein Code und kehrt nach Neustart wieder, rufen Sie den Kundendienst.',
      },
    ],
  },
  reference: {
    title: 'Temperaturen zum Lagern und Servieren',
    columns: ['Wein', 'Celsius', 'Fahrenheit'],
    rows: [
      ['Lagern, jeder Wein', '10 bis 14 °C', '50 bis 57 °F'],
      ['Servieren, Schaumwein', '6 bis 10 °C', '43 bis 50 °F'],
      ['Servieren, Weißwein und Rosé', '7 bis 13 °C', '45 bis 55 °F'],
      ['Servieren, leichter Rotwein', '12 bis 14 °C', '54 bis 57 °F'],
      ['Servieren, kräftiger Rotwein', '15 bis 18 °C', '59 bis 64 °F'],
    ],
  },
  professionals: [
    {
      title: 'Ventilator, Fühler oder Scharnier',
      content:
        'Ein Kältefachbetrieb ersetzt sie bei Ihnen. Fragen Sie zuerst, ob Teile für Ihre Marke da sind, denn manche kommen aus dem Ausland.',
      price: '130 bis 260 €',
    },
    {
      title: 'Kompressor oder Kühlmodul',
      content:
        'Am Kältemittel darf nur ein zertifizierter Fachbetrieb arbeiten. Bei einem großen Schrank lohnt es sich; ein kleiner thermoelektrischer ist meist günstiger zu ersetzen.',
      price: '300 bis 700 €',
    },
    {
      title: 'Luft für ein Einbaugerät',
      content:
        'Sperrt Sockel oder Hochschrank die Luft, schneidet eine Tischlerei Ein- und Auslass nach der Einbauzeichnung.',
      price: '100 bis 250 €',
    },
  ],
} as const satisfies GuideWords;
