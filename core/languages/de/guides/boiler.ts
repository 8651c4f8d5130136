import type { GuideWords } from '../../guide-words.ts';

export const boiler = {
  title: 'Heizkessel',
  footerTitle: 'Heizkessel',
  description:
    'Ein Jahr Pflege von Heizkessel und Warmwasser: Druck, Heizkörper, sicherer Speicher, dringende Warnzeichen, das Gesetz und was ein Heizungsbetrieb kostet.',
  answer:
    'Einmal im Jahr, durch einen Fachbetrieb; in Frankreich und in britischen Mietwohnungen ist es Gesetz. Lesen Sie alle drei Monate den Druck ab, und entlüften Sie im Herbst die Heizkörper.',
  keywords: [
    'Heizung Wartung',
    'Heizungswartung Kosten',
    'Heizung Druck zu niedrig',
    'Heizkörper entlüften',
    'Warmwasserspeicher Temperatur',
    'Kondensatleitung eingefroren',
    'Heizung macht Geräusche',
    'Heizkörper unten kalt',
  ],
  introduction: [
    'Ein Heizkessel verbrennt Brennstoff wenige Schritte von den Schlafzimmern entfernt. Er ist sicher, solange der Brenner sauber, der Abgasweg offen und die Luftzufuhr frei ist. Fehler entstehen, wo sie niemand sieht, deshalb sieht einmal im Jahr ein Heizungsbetrieb hinein.',
    'Der Rest ist Wasser. Luft, Schlamm und Kalk lassen den Kessel für dieselbe Wärme länger arbeiten. Der Speicher muss heiß genug sein, um Legionellen zu töten, doch der Hahn darf niemanden verbrühen. Ihr Teil braucht ein Thermometer und einen Entlüftungsschlüssel, und Sie nehmen nie eine Abdeckung ab.',
    'Der Ratgeber erklärt auch das Manometer, Kohlenmonoxid und die Rechtslage.',
  ],
  tips: [
    {
      title: 'Einen Kohlenmonoxidmelder anbringen',
      content:
        'Bringen Sie einen in jedem Raum mit Heizkessel, Ofen oder Feuer und einen nahe den Schlafzimmern an, in der Höhe, die der Hersteller nennt. Drücken Sie jeden Monat die Prüftaste. Ersetzen Sie ihn bis zum Datum auf der Rückseite, meist nach 5 bis 10 Jahren.',
    },
    {
      title: 'Den Vorlauf senken, nie den Speicher',
      content:
        'Ein Brennwertkessel spart am meisten, wenn das Wasser mit weniger als etwa 55 °C zurückkommt. Probieren Sie bei einer Kombitherme 60 °C für die Heizkörper, und gehen Sie höher, wenn Räume kalt bleiben. Heizt der Kessel auch einen Speicher, fragen Sie zuerst den Fachbetrieb: Der Speicher muss weiter 60 °C erreichen.',
    },
    {
      title: 'Mit 15 bis 20 Jahren rechnen',
      content:
        'So lange hält ein gut gepflegter Kessel in Europa meist. Holen Sie ab dem zwölften Jahr ein Angebot für eine Wärmepumpe ein, damit ein Ausfall Sie nicht zu einer eiligen Wahl zwingt.',
    },
    {
      title: 'So pflegen Sie eine Wärmepumpe',
      content:
        'Halten Sie Laub, Schnee und Pflanzen vom Außengerät fern, und prüfen Sie Filter und Siebe nach Anleitung. Laut US-Energieministerium kostet Vernachlässigung 10 bis 25 % mehr Energie. Verkleiden oder bedecken Sie das Gerät nie.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Eine orange Flamme oder Flecken am Gehäuse',
        content:
          'Eine Gasflamme sollte blau und ruhig sein. Orange oder Ruß am Gehäuse bedeutet zu wenig Luft: Schalten Sie den Kessel aus, öffnen Sie die Fenster, und rufen Sie einen zugelassenen Fachbetrieb. Riechen Sie Gas, berühren Sie keinen Schalter, gehen Sie mit allen hinaus, und rufen Sie von draußen die Gas-Notrufnummer an.',
      },
      {
        title: 'Kopfschmerzen, die draußen nachlassen',
        content:
          'Schwindel, Übelkeit oder ein dumpfer Kopf, besonders bei mehreren zugleich, kann eine Kohlenmonoxidvergiftung sein, auch ohne Alarm. Bringen Sie alle hinaus, rufen Sie die Notrufnummer an, und bleiben Sie draußen.',
      },
      {
        title: 'Ein heißer Hahn spuckt oder dampft',
        content:
          'Der Thermostat des Speichers hat versagt. Warnen Sie alle zu Hause, benutzen Sie kein heißes Wasser, schalten Sie aus, was den Speicher heizt, und rufen Sie noch am selben Tag einen Sanitärbetrieb.',
      },
    ],
    soon: [
      {
        title: 'Bei Frost stoppt er und gluckert',
        content:
          'Das Kondensatrohr aus Kunststoff draußen ist vielleicht gefroren. Halten Sie nur vom Boden aus eine Wärmflasche daran, oder gießen Sie warmes, nicht kochendes Wasser darüber, und entstören Sie den Kessel einmal. Lassen Sie das Rohr danach dämmen.',
      },
      {
        title: 'Er rumpelt wie ein Wasserkocher',
        content:
          'Wasser kocht an Kalk oder Schlamm. Drehen Sie die Heizung herunter, und lassen Sie sie innerhalb von Tagen prüfen, bevor der Wärmetauscher reißt.',
      },
      {
        title: 'Kalte Heizkörper oder wiederholte Störungen',
        content:
          'Ein unten kalter Heizkörper ist voll Schlamm, Entlüften hilft nicht. Geht der Kessel auf Störung, notieren Sie den Code, und entstören Sie ihn einmal. Stoppt er wieder, lassen Sie ihn aus, und rufen Sie einen Heizungsbetrieb.',
      },
    ],
  },
  reference: {
    title: 'Was das Manometer sagt',
    columns: ['Druck', 'Bedeutung', 'Was zu tun ist'],
    rows: [
      ['Unter 0,5 bar', 'Zu niedrig: Viele Kessel stoppen', 'Ein Leck suchen, dann nach Anleitung nachfüllen'],
      ['0,5 bis 1 bar, kalt', 'Niedrig', 'Auf 1,5 bar nachfüllen'],
      ['1 bis 1,5 bar, kalt', 'Normal', 'Nichts'],
      ['Bis 2 bar, heiß', 'Normal', 'Nichts'],
      ['2 bis 2,5 bar, heiß', 'Eher hoch', 'Prüfen, ob beide Füllventile geschlossen sind'],
      ['Über 2,5 bar, heiß', 'Zu hoch', 'Heizung ausschalten und einen Fachbetrieb rufen'],
      ['3 bar', 'Das Sicherheitsventil öffnet', 'Nicht weiter füllen, ausschalten und einen Fachbetrieb rufen'],
    ],
  },
  ifYouRent:
    'Melden Sie Fehler schriftlich, und bitten Sie um eine Kopie der letzten Prüfung. In Großbritannien veranlasst und zahlt die Vermietung die jährliche Gasprüfung. In Frankreich vereinbart und zahlt die Mietpartei die jährliche Wartung eines eigenen Kessels, außer der Mietvertrag sagt etwas anderes. Fragen Sie bei gemeinsamer Heizung die Hausverwaltung.',
  professionals: [
    {
      title: 'Heizungsbetrieb, für die Wartung',
      content:
        'Ein einzelner Besuch passt für einen jungen Kessel. Vergleichen Sie den Preis ab dem zehnten Jahr mit einem Vertrag samt Einsätzen.',
      price: '100 bis 200 €',
    },
    {
      title: 'Heizungsbetrieb, bei einem Fehler',
      content:
        'Rufen Sie ihn bei Störungen, Lecks und Druckverlust. Halten Sie Hersteller, Modell und Fehlercode bereit.',
      price: '150 bis 450 €',
    },
    {
      title: 'Heizungsbetrieb, für eine Spülung',
      content:
        'Nötig, wenn mehrere Heizkörper Schlamm enthalten oder das Wasser schwarz ist. Fragen Sie nach Korrosionsschutz und Magnetfilter im selben Preis.',
      price: '400 bis 900 €',
    },
  ],
  law: {
    FR: 'Ein Kessel von 4 bis 400 kW muss jedes Jahr gewartet werden, eine Wärmepumpe von 4 bis 70 kW alle zwei Jahre. Bewahren Sie die Bescheinigung zwei Jahre auf: Versicherungen fragen danach.',
    GB: 'Nur ein Betrieb aus dem Gas Safe Register darf an Gas arbeiten. Vermietungen müssen jedes Gasgerät und jeden Abgasweg alle 12 Monate prüfen lassen und den Nachweis innerhalb von 28 Tagen weitergeben. In England müssen sie auch in jedem Wohnraum mit Kessel oder Feuer einen Kohlenmonoxidmelder anbringen.',
    US: 'Kein Bundesgesetz verlangt eine jährliche Wartung. Die meisten Bundesstaaten verlangen Kohlenmonoxidmelder, zumindest in neuen Häusern mit Brennstoffgeräten. Fragen Sie die örtliche Wohnungsbehörde.',
  },
  kinds: {
    title: 'Welche Art Heizkessel haben Sie?',
    columns: ['Art', 'Woran man es erkennt', 'Was anders ist'],
    rows: [
      ['Kombitherme', 'Warmwasser ohne Speicher', 'Warmwasser fällt mit dem Kessel aus; kein Speicher zu entkalken'],
      ['Mit Speicher', 'Ein Speicher in der Nähe', 'Temperatur und Sicherheitsventil prüfen Sie'],
      [
        'Vom Dachboden gespeist',
        'Ein kleiner offener Behälter darüber',
        'Kein Druck nachzufüllen: nach dem Behälter sehen',
      ],
      ['Brennwert', 'Ein weißes Kunststoffrohr tropft in einen Abfluss', 'Das Rohr frei halten und draußen dämmen'],
      [
        'Raumluftabhängig',
        'Luftschlitze im Raum und ein Abgasrohr zum Dach',
        'Die Schlitze nie verschließen; ein CO-Melder ist ein Muss',
      ],
    ],
  },
  codes: {
    title: 'Fehlercodes und wann sich Reparieren nicht mehr lohnt',
    columns: ['Was Sie sehen', 'Bedeutung', 'Was zuerst zu tun ist'],
    rows: [
      [
        'F.22, E119, F1',
        'Wasserdruck niedrig (Vaillant, Baxi, Ideal)',
        'Einmal auf 1,5 bar nachfüllen; anrufen, wenn er wieder fällt',
      ],
      [
        'F.28, EA, E133, L2, F4',
        'Keine Flamme (Vaillant, Bosch, Baxi, Ideal, Viessmann)',
        'Gas prüfen, einmal entstören, dann einen Heizungsbetrieb rufen',
      ],
      ['F.75', 'Drucksensor oder Pumpe (Vaillant)', 'Einen Heizungsbetrieb rufen'],
      [
        'E9, F2',
        'Er überhitzt (Bosch, Viessmann)',
        'Ausschalten, Heizkörperventile öffnen, bei Wiederkehr Heizungsbetrieb rufen',
      ],
      ['Über 15 Jahre alt', 'Teile werden selten', 'Vor einer großen Reparatur den Preis eines neuen erfragen'],
    ],
  },
} as const satisfies GuideWords;
