import type { GuideWords } from '../../guide-words.ts';

export const fridge = {
  title: 'Kühlschrank',
  footerTitle: 'Kühlschrank',
  description:
    'Halten Sie Ihren Kühlschrank kalt, sauber und sparsam: acht Aufgaben mit Schritten und Zeiten, die Warnzeichen und was eine Reparatur meist kostet.',
  answer:
    'Prüfen Sie alle drei Monate die Temperatur, und waschen Sie die Böden, reinigen Sie alle sechs Monate Türdichtungen und Ablaufloch, und saugen Sie einmal im Jahr die Kühlrippen.',
  keywords: [
    'Kühlschrank Pflege',
    'Kühlschrank Rückseite reinigen',
    'Kühlschrank Temperatur',
    'Kühlschrank Dichtung',
    'Gefrierfach abtauen',
    'Kühlschrank kühlt nicht',
    'Kühlschrank Reparatur Kosten',
  ],
  introduction: [
    'Ein Kühlschrank läuft jahrelang Tag und Nacht, und seine Fehler sind schwer zu sehen. Milch wird früh sauer, Salat gefriert hinten, und die Stromrechnung steigt.',
    'Staub auf den Kühlrippen, eine enge Nische oder eine undichte Tür lässt den Kompressor laufen und verschleißen. Feuchte Luft, die an der Dichtung vorbeikommt, wird zu Eis. Ein Essensrest im Ablaufloch kann eine Pfütze unter den Schubladen machen.',
    'Die acht Aufgaben hier dauern je 5 bis 45 Minuten. Sie halten Lebensmittel sicher und können dem Kühlschrank über zwölf Jahre hinaushelfen. Der Ratgeber sagt auch, welche Zeichen nicht warten können, was bei Stromausfall zu tun ist und was eine Reparatur meist kostet.',
  ],
  tips: [
    {
      title: 'Reste schnell kühlen',
      content:
        'Geben Sie heißes Essen in flache Schalen, und stellen Sie es innerhalb von zwei Stunden kalt. Lassen Sie einen dampfenden Topf zuerst abkühlen, denn er wärmt das Essen daneben.',
    },
    {
      title: 'Im Kühlschrank auftauen',
      content: 'Legen Sie Gefrorenes in einer Schüssel auf einen unteren Boden. Es taut sicher auf und hilft kühlen.',
    },
    {
      title: 'Bei Stromausfall zu lassen',
      content:
        'Bleibt die Tür zu, hält ein Kühlschrank Lebensmittel etwa vier Stunden sicher. Ein Gefriergerät hält so lange, wie sein Datenblatt sagt, oft 10 bis 24 Stunden.',
    },
    {
      title: 'Für die Garage die Klimaklasse prüfen',
      content:
        'Klasse SN arbeitet in Räumen ab 10 °C und Klasse N ab 16 °C. In einem kälteren Raum kann das Gefrierfach auftauen.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Ein öliger Fleck oder Zischen an den Rohren',
        content:
          'Kältemittel kann entweichen und ist in den meisten neueren Kühlschränken brennbar. Öffnen Sie ein Fenster, zünden Sie nichts an, berühren Sie weder Schalter noch Stecker, und rufen Sie den Kundendienst.',
      },
      {
        title: 'Ein versengter Stecker oder Brandgeruch',
        content:
          'Schalten Sie den Stromkreis an der Sicherung aus, bevor Sie den Stecker berühren. Benutzen Sie Steckdose und Kühlschrank nicht, bis beide geprüft sind. Sehen Sie Rauch, gehen Sie hinaus, und rufen Sie die Feuerwehr.',
      },
    ],
    soon: [
      {
        title: 'Er klickt und verstummt',
        content:
          'Der Kompressor versucht vergeblich zu starten. Ziehen Sie den Stecker, bringen Sie die Lebensmittel an einen kalten Ort, und rufen Sie den Kundendienst.',
      },
      {
        title: 'Gefrierfach kalt, Kühlschrank warm',
        content:
          'Bei einem No-Frost-Gerät ist der Luftkanal vereist. Schalten Sie es aus, und lassen Sie es einen Tag offen. Kehrt das Eis zurück, rufen Sie den Kundendienst.',
      },
      {
        title: 'Sehr heiße Seitenwände',
        content:
          'Warme Wände sind normal. Sind sie zu heiß für Ihre Handfläche, kann Wärme nicht entweichen: Lassen Sie mehr Platz um den Kühlschrank.',
      },
      {
        title: 'Er hört nie auf, oder das Licht bleibt an',
        content:
          'Inverter-Modelle summen fast immer, aber ein älterer Kühlschrank sollte pausieren. Lassen Sie Ihr Handy bei geschlossener Tür innen filmen: Bleibt das Licht an, klemmt der Türschalter.',
      },
    ],
  },
  professionals: [
    {
      title: 'Trotz Reinigung noch warm',
      content: 'Der Kundendienst prüft Ventilator, Fühler und Abtauheizung.',
      price: '120 bis 250 €',
    },
    {
      title: 'Kompressor oder Kältemittel',
      content:
        'Den geschlossenen Kreis darf nur ein Kältefachbetrieb öffnen. Bei einem alten Kühlschrank lohnt es sich selten.',
      price: '300 bis 600 €',
    },
    {
      title: 'Eine neue Türdichtung',
      content:
        'EU-Regeln halten Dichtungen für neuere Modelle zehn Jahre im Verkauf. Ist sie hinter der Verkleidung verschraubt, lassen Sie sie einbauen.',
      price: '90 bis 180 €',
    },
  ],
  kinds: {
    title: 'Welche Art Kühlschrank haben Sie?',
    columns: ['Art', 'Woran man es erkennt', 'Was anders ist'],
    rows: [
      ['No Frost', 'Luftschlitze hinten im Gefrierfach, kein Eis', 'Kein Abtauen: Schlitze frei halten'],
      ['Vereist', 'Eis an Böden oder Wänden des Gefrierfachs', 'Bei 5 mm Eis abtauen'],
      ['Mit Wasser oder Eis', 'Ein Spender in der Tür', 'Filter wechseln, Leitung spülen'],
      ['Eingebaut', 'Eine Möbeltür davor', 'Gitter oben und am Sockel brauchen Luft'],
      [
        'In einer kalten Garage',
        'Klasse SN auf dem Schild arbeitet ab 10 °C',
        'Andere kühlen das Gefrierfach bei Kälte nicht mehr',
      ],
    ],
  },
  codes: {
    title: 'Was Anzeige und Alter eines Kühlschranks sagen',
    columns: ['Was Sie sehen', 'Bedeutung', 'Was zuerst zu tun ist'],
    rows: [
      [
        'Blinkende Temperatur, ein Alarm',
        'Wärmer als eingestellt: Tür offen oder viel eingeräumt',
        'Schließen, sechs Stunden warten, wieder messen',
      ],
      [
        'Er IF, Er FF, 22E',
        'Ein Ventilator steckt im Eis (LG, Samsung)',
        'Einen Tag ausgeschaltet und offen lassen, dann noch einmal versuchen',
      ],
      [
        'OF OF, OFF, dEMo',
        'Ladenmodus: Er leuchtet, kühlt aber nicht',
        'In der Anleitung die Tasten zum Beenden suchen',
      ],
      [
        'R134a, R600a auf dem Schild',
        'Das Kältemittel; R600a brennt',
        'Die Rückwand nie anbohren, erhitzen oder durchstechen',
      ],
      ['Über 15 Jahre alt', 'Braucht bis zu doppelt so viel Strom wie ein neuer', 'Ihn ersetzen statt den Kompressor'],
    ],
  },
  law: {
    FR: 'Weil sein Gas zurückgewonnen werden muss, geht ein alter Kühlschrank kostenlos an das Geschäft zurück, das einen neuen liefert. EU-Regeln halten Türdichtungen zehn Jahre und Thermostate sieben im Verkauf.',
    GB: 'Hersteller halten Teile wie Türdichtungen sieben bis zehn Jahre bereit. Ein alter Kühlschrank gilt als gefährlicher Abfall: Geben Sie ihn dem Geschäft, der Gemeinde oder einem zugelassenen Entsorgungsbetrieb.',
    US: 'Kältemittel absichtlich abzulassen ist verboten, ein alter Kühlschrank geht also an eine Sammlung, die es zurückgewinnt. Kalifornien und Minnesota verpflichten Hersteller, Teile zu verkaufen.',
  },
} as const satisfies GuideWords;
