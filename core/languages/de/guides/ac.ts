import type { GuideWords } from '../../guide-words.ts';

export const ac = {
  title: 'Klimagerät',
  footerTitle: 'Klimagerät',
  description:
    'Halten Sie ein Klimagerät sparsam und schimmelfrei: Filter, Außengerät und Wartung, sechs Warnzeichen, das Gesetz und typische Reparaturpreise.',
  answer:
    'Reinigen Sie die Innenfilter nach je zwei Monaten Betrieb, spülen Sie das Außengerät einmal im Jahr im Frühling ab, und lassen Sie es alle zwei Jahre warten.',
  keywords: [
    'Klimagerät Wartung',
    'Klimagerät Filter reinigen',
    'Klimagerät tropft',
    'Klimagerät kühlt nicht',
    'Klimagerät riecht muffig',
    'Klimaanlage Wartung Kosten',
    'Kältemittel Leck',
  ],
  introduction: [
    'Ein Klimagerät bewegt Wärme von einer Seite einer Wand auf die andere, und beide Seiten brauchen freie Luft. Ein staubiger Filter drinnen oder eine Hecke am Außengerät lässt den Kompressor für denselben Komfort länger laufen. Der Kompressor ist auch das teuerste Ersatzteil.',
    'Der innere Wärmetauscher bleibt monatelang kalt, dunkel und nass, Schimmel wächst leicht darauf. Die meisten Gerüche und Tropfen beginnen dort.',
    'Ein Splitgerät hält oft etwa 15 Jahre. Die zwei häufigsten Ursachen eines frühen Endes sind blockierte Luft und zu wenig Kältemittel. Das erste können Sie selbst verhindern; das zweite braucht einen zertifizierten Fachbetrieb. Die drei Aufgaben hier kümmern sich um beides.',
  ],
  tips: [
    {
      title: 'Auf 26 °C einstellen',
      content:
        'ADEME rät zu 26 °C für gekühlte Räume; Babys, ältere und kranke Menschen brauchen vielleicht weniger Kühlung. Eine Einstellung von 18 °C kühlt den Raum nicht schneller. Das Gerät läuft nur länger.',
    },
    {
      title: 'Die Sonne draußen halten',
      content:
        'Schließen Sie Läden oder Markisen, bevor die Sonne das Fenster erreicht. Lüften Sie nachts, sobald es draußen kühler ist als drinnen.',
    },
    {
      title: 'Den Wärmetauscher nach Gebrauch trocknen',
      content:
        'Lassen Sie nach einem Tag Kühlen eine halbe Stunde nur den Ventilator laufen, oder nehmen Sie die Trocknungsfunktion, wenn es eine gibt. Auf einem trockenen Wärmetauscher wächst Schimmel viel langsamer.',
    },
    {
      title: 'Im Frühling und Herbst damit heizen',
      content:
        'Ein umkehrbares Gerät ist eine Wärmepumpe. Bei mildem Wetter gibt es für eine Kilowattstunde Strom etwa drei Kilowattstunden Wärme. Es arbeitet dann das ganze Jahr, packen Sie das Außengerät also nicht für den Winter ein.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Brandgeruch oder eine auslösende Sicherung',
        content:
          'Motor, Kondensator oder Klemme überhitzt. Schalten Sie das Gerät an seiner Sicherung aus, und lassen Sie es aus, bis der Kundendienst es untersucht hat. Sehen Sie Rauch, gehen Sie hinaus, und rufen Sie die Feuerwehr.',
      },
      {
        title: 'Stetiges Zischen oder Öl an einer Rohrverbindung',
        content:
          'Kältemittel kann entweichen; ein leises Gluckern nach dem Ausschalten ist normal. Schalten Sie aus, öffnen Sie die Fenster, zünden Sie nichts an, und rufen Sie einen zertifizierten Fachbetrieb.',
      },
    ],
    soon: [
      {
        title: 'Eis am Wärmetauscher oder Rohr',
        content:
          'Das Gerät hat zu wenig Luft oder Kältemittel. Kühlen Sie nicht weiter, lassen Sie den Ventilator laufen, bis das Eis geschmolzen ist, und reinigen Sie den Filter. Kehrt das Eis zurück, rufen Sie den Kundendienst. Schlagen Sie es nie ab.',
      },
      {
        title: 'Wasser läuft die Wand hinunter',
        content:
          'Der Kondensatablauf ist verstopft, meist durch Schleim oder einen Knick im Schlauch. Schalten Sie aus, stellen Sie eine Schüssel darunter, und machen Sie das äußere Schlauchende frei, wenn Sie es vom Boden erreichen.',
      },
      {
        title: 'Saurer Geruch beim Einschalten',
        content:
          'Schimmel wächst am Wärmetauscher oder Ventilatorrad. Öffnen Sie beim Einschalten ein Fenster, und lassen Sie reinigen. Duftsprays überdecken nur den Geruch und hinterlassen einen Film auf den Lamellen.',
      },
      {
        title: 'Es läuft stundenlang, kühlt aber wenig',
        content:
          'Reinigen Sie zuerst den Filter, und räumen Sie das Außengerät frei. Ist die Luft nach einer Viertelstunde kaum kühler als der Raum, fehlt vielleicht Kältemittel.',
      },
    ],
  },
  ifYouRent:
    'Die Filter zu reinigen ist meist Ihre Sache. Wartung und Reparaturen eines fest eingebauten Geräts sind oft Sache der Vermietung, sehen Sie also im Mietvertrag nach. In Frankreich vereinbart und zahlt normalerweise die Mietpartei den Besuch alle zwei Jahre. Bitten Sie um schriftliche Erlaubnis, bevor Sie ein Gerät an der Außenwand anbringen.',
  professionals: [
    {
      title: 'Fachbetrieb, für den regelmäßigen Besuch',
      content:
        'Der Preis gilt meist für ein Außen- und ein Innengerät. Weitere kosten beim selben Besuch viel weniger.',
      price: '120 bis 220 €',
    },
    {
      title: 'Zertifizierter Fachbetrieb, bei einem Leck',
      content:
        'Kältemittel verbraucht sich nie: Fehlt welches, ist es entwichen. Lassen Sie das Leck vor dem Auffüllen suchen, reparieren und prüfen und das nachgefüllte Gewicht auf die Rechnung schreiben.',
      price: '250 bis 700 €',
    },
    {
      title: 'Kundendienst des Herstellers, für Elektronik',
      content:
        'Rufen Sie ihn bei Fehlercodes, ausgefallenem Ventilator oder einem Gerät, das nicht startet. Ist der Kompressor defekt und das Gerät über zehn Jahre alt, fragen Sie auch nach dem Preis eines neuen.',
      price: '150 bis 500 €',
    },
  ],
  law: {
    FR: 'Anlagen von 4 bis 70 kW brauchen alle zwei Jahre einen fachlichen Besuch. Der Betrieb gibt Ihnen eine Bescheinigung, die Sie aufbewahren.',
    GB: 'In England und Wales brauchen Anlagen über 12 kW alle fünf Jahre eine Energieinspektion. Die meisten Haushalte liegen darunter. Arbeiten am Kältemittel brauchen ein F-Gas-Zertifikat.',
    US: 'Kein Bundesgesetz verlangt eine regelmäßige Wartung. Den Kältekreis darf nur öffnen, wer nach Section 608 des Clean Air Act zertifiziert ist, und Kältemittel absichtlich abzulassen ist verboten.',
  },
  kinds: {
    title: 'Welche Art Klimagerät haben Sie?',
    columns: ['Art', 'Woran man es erkennt', 'Was anders ist'],
    rows: [
      ['Split', 'Ein Kasten an der Wand, ein Gerät draußen', 'Filter waschen, Außengerät frei halten'],
      ['Mit Luftkanälen', 'Gitter in Decken oder Wänden, ein großer Filter', 'Filter wechseln, Kanäle ansehen lassen'],
      ['Mobil', 'Rollen und ein Schlauch zum Fenster', 'Tank leeren, Fenster abdichten'],
      ['Im Fenster', 'Ein Kasten durch Fenster oder Wand', 'Nach außen neigen, vor dem Winter hereinholen'],
      ['Verdunstung', 'Wassermatten und kein heißer Schlauch', 'Wasser wechseln, Matten trocknen: Keime wachsen'],
    ],
  },
  codes: {
    title: 'Fehlercodes, Kältemittel und Alter',
    columns: ['Was Sie sehen', 'Bedeutung', 'Was zuerst zu tun ist'],
    rows: [
      [
        'U4, CH05, E101, H11',
        'Die Geräte verständigen sich nicht (Daikin, LG, Samsung, Panasonic)',
        'Sicherung 5 Minuten aus, dann ein',
      ],
      [
        'U0, CH38, F91',
        'Zu wenig Kältemittel (Daikin, LG, Panasonic)',
        'Ausschalten und einen zertifizierten Fachbetrieb rufen',
      ],
      [
        'R22 auf dem Schild',
        'Ein altes Gas, das in der EU nicht mehr nachgefüllt werden darf',
        'Ersatz beim nächsten Leck einplanen',
      ],
      ['R32, R290 auf dem Schild', 'Brennbare Gase', 'Keine Flamme nahe an einem Leck; lüften und hinausgehen'],
      ['Über 12 Jahre alt', 'Dichtungen und Wärmetauscher verschleißen', 'Kompressor mit Neugerät vergleichen'],
    ],
  },
} as const satisfies GuideWords;
