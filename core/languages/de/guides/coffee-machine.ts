import type { GuideWords } from '../../guide-words.ts';

export const coffeeMachine = {
  title: 'Kaffeemaschine',
  footerTitle: 'Kaffeemaschine',
  description:
    'Besserer Espresso aus einer Maschine, die hält: vier Reinigungsaufgaben für Vollautomaten und Siebträger, häufige Fehler und Werkstattpreise.',
  answer:
    'Reinigen Sie die Brühgruppe jeden Monat, Milchteile und Tank alle zwei Monate, und entkalken Sie alle drei Monate oder wenn die Maschine es verlangt.',
  keywords: [
    'Kaffeemaschine Pflege',
    'Espressomaschine entkalken',
    'Kaffeemaschine reinigen',
    'Brühgruppe reinigen',
    'Dampfdüse reinigen',
    'Kaffeemaschine pumpt nicht',
    'Kaffeemaschine Wartung Kosten',
  ],
  introduction: [
    'Eine Espressomaschine presst Wasser mit etwa neun bar und etwa 90 °C durch den Kaffee. Die Tasse ist großteils Wasser, jeder Schmutz in Tank, Schläuchen oder Brühgruppe landet also im Kaffee.',
    'Jeder Schmutz braucht seinen eigenen Reiniger: einen alkalischen für Kaffeeöl, eine Säure für Kalk und einen Milchreiniger für Milch. Nehmen Sie immer nur einen, jeden an einem anderen Tag, und spülen Sie jeden ganz aus.',
    'Vernachlässigung zeigt sich erst nach Monaten. Dann versagt eine Pumpe, die gegen Kalk gearbeitet hat, und die Reparatur kostet so viel wie Jahre an Entkalker. Die vier Aufgaben hier dauern je 10 bis 40 Minuten und passen für Vollautomaten und Siebträger.',
  ],
  tips: [
    {
      title: 'Beginnen Sie beim Wasser',
      content:
        'Weiches bis mittelhartes Wasser, etwa 3 bis 9 °dH oder 5 bis 16 °f (50 bis 160 mg/l), schmeckt gut und hinterlässt wenig Kalk. Nehmen Sie kein destilliertes Wasser: Es schmeckt fad, und die Sensoren mancher Kessel erkennen es nicht.',
    },
    {
      title: 'Trockene Bohnen nehmen',
      content:
        'Sehr ölige Röstungen und aromatisierte oder gezuckerte Bohnen verkleben ein Mahlwerk. Füllen Sie den Behälter nur für zwei oder drei Tage. Bewahren Sie die übrigen verschlossen und dunkel auf, aber nicht im Kühlschrank.',
    },
    {
      title: 'Jeden Abend leeren',
      content:
        'Warmer, nasser Kaffeesatz schimmelt innerhalb von Tagen. Leeren Sie Satzbehälter und Tropfschale, spülen Sie beide, und lassen Sie sie über Nacht trocknen.',
    },
    {
      title: 'Vor Frost entleeren',
      content:
        'In einem Wohnwagen oder unbeheizten Ferienhaus sprengt gefrierendes Wasser den Kessel. Leeren Sie den Tank, und starten Sie das Entleerungsprogramm, oder lagern Sie die Maschine in einem beheizten Raum.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Sie zischt im Leerlauf oder riecht verbrannt',
        content:
          'Der Kessel überhitzt vielleicht, oder sein Sicherheitsventil ist undicht. Schalten Sie die Sicherung aus, halten Sie Hände und Gesicht vom Dampf fern, und lassen Sie sie abkühlen. Benutzen Sie sie nicht, bis eine Werkstatt sie geprüft hat.',
      },
      {
        title: 'Wasser aus dem Inneren des Gehäuses',
        content:
          'Wasser nahe an spannungsführenden Teilen kann einen Stromschlag geben. Schalten Sie mit trockenen Händen die Sicherung aus, ziehen Sie dann den Stecker, und lassen Sie reparieren. Eine volle Tropfschale oder ein schiefer Tank ist harmlos: Schließen Sie das zuerst aus.',
      },
    ],
    soon: [
      {
        title: 'Kaffee tropft nur',
        content:
          'Lassen Sie heißes Wasser ohne Kaffee laufen. Fließt es frei, ist zu fein gemahlen oder zu viel dosiert. Rinnt es auch, verstopft Kalk die Maschine.',
      },
      {
        title: 'Heller, schneller, wässriger Espresso',
        content:
          'Mahlen Sie feiner, und prüfen Sie die Menge. Hilft selbst die feinste Stufe nicht, sind die Mahlscheiben stumpf.',
      },
      {
        title: 'Lautes Rattern und kein Wasser',
        content:
          'Die Pumpe hat Luft gezogen, oft nach leerem Tank. Füllen Sie den Tank, setzen Sie ihn fest ein, und öffnen Sie den Heißwasserhahn, bis der Strahl gleichmäßig ist.',
      },
      {
        title: 'Das Mahlwerk kreischt oder blockiert',
        content:
          'Meist ist ein Steinchen zwischen den Bohnen. Stoppen Sie, ziehen Sie den Stecker, und saugen Sie die Bohnen aus dem Behälter, bevor Sie danach suchen.',
      },
    ],
  },
  professionals: [
    {
      title: 'Volle Wartung',
      content:
        'Eine Werkstatt erneuert Dichtungen, reinigt Ventile und prüft Pumpendruck und elektrische Sicherheit. Bei täglichem Gebrauch ist das alle zwei bis drei Jahre sinnvoll.',
      price: '120 bis 220 €',
    },
    {
      title: 'Neue Mahlscheiben',
      content:
        'Abgenutzte Mahlscheiben erwärmen den Kaffee und mahlen ungleich. Ein neues Paar einzubauen und einzustellen dauert etwa eine Stunde.',
      price: '80 bis 180 €',
    },
    {
      title: 'Kessel, Ventil oder Elektronik',
      content:
        'Lassen Sie einen Druckkessel und sein Sicherheitsventil vom Hersteller oder einer Vertragswerkstatt reparieren. Fragen Sie, was der Kostenvoranschlag kostet, bevor Sie eine schwere Maschine wegschicken.',
      price: '180 bis 400 €',
    },
  ],
} as const satisfies GuideWords;
