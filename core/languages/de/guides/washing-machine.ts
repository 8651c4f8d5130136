import type { GuideWords } from '../../guide-words.ts';

export const washingMachine = {
  title: 'Waschmaschine',
  footerTitle: 'Waschmaschine',
  description:
    'Frische Wäsche und keine Überschwemmung: vier Aufgaben für die Waschmaschine mit klaren Schritten, Geräusche und Lecks und typische Reparaturpreise.',
  answer:
    'Lassen Sie alle zwei Monate eine heiße Wäsche leer laufen. Reinigen Sie alle drei Monate Dichtung und Schublade, alle sechs das Pumpensieb, und prüfen Sie einmal im Jahr die Schläuche.',
  keywords: [
    'Waschmaschine Pflege',
    'Waschmaschine reinigen',
    'Waschmaschine riecht',
    'Waschmaschine Flusensieb',
    'Waschmaschine pumpt nicht ab',
    'Waschmaschine Geräusche',
    'Waschmaschine Reparatur Kosten',
  ],
  introduction: [
    'Bei 1.400 Umdrehungen pro Minute bewegt sich die Trommelwand mit über 100 km/h, die nasse Wäsche an sie gepresst. Lager, Federn, Dämpfer und Schläuche tragen diese Last bei jeder Wäsche.',
    'Ihre Gewohnheiten bestimmen, wie lange sie halten. Überfüllte Trommeln, zu viel Waschmittel und nur kühle Programme können eine Maschine in wenigen Jahren verschleißen. Mit besseren und den vier Aufgaben hier läuft sie weit über zehn hinaus.',
    'Eine Reparatur lohnt sich oft. In der EU müssen Hersteller mindestens zehn Jahre nach dem letzten Verkauf eines Modells Teile liefern. Für seit 2021 verkaufte bekommen Werkstätten Pumpen, Motoren, Heizstab und Lager und Sie Türen und Dichtungen.',
  ],
  tips: [
    {
      title: 'Eine Handbreit lassen',
      content:
        'Füllen Sie Baumwolle locker ein, sodass eine aufrechte Hand darüber passt. Füllen Sie die Trommel für Synthetik nur halb und für Wolle zu einem Drittel. Wäsche, die nicht fallen kann, wird nicht sauber.',
    },
    {
      title: 'Nach Ihrem Wasser dosieren',
      content:
        'Wiegen Sie einmal eine typische Ladung, fragen Sie das Wasserwerk nach der Härte, und folgen Sie der Tabelle auf der Packung. Zu viel Waschmittel schäumt und spült schlecht aus; zu wenig lässt Handtücher hart und grau.',
    },
    {
      title: 'Warm waschen nur, wenn nötig',
      content:
        'Der meiste Strom erwärmt das Wasser. Wählen Sie 30 °C für leicht getragene Kleidung. Heben Sie 60 °C für Handtücher, Geschirrtücher und Bettwäsche Kranker auf.',
    },
    {
      title: 'BHs in den Wäschebeutel',
      content:
        'Auch Strumpfhosen und Babysocken. Ein Bügel, der durch ein Trommelloch rutscht, kann sie blockieren oder den Heizstab zerstören.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Geruch von heißem Gummi oder Brand',
        content:
          'Der Riemen rutscht, der Motor ist blockiert, oder ein Kabel überhitzt. Stoppen Sie das Programm, schalten Sie mit trockenen Händen die Sicherung aus, und starten Sie nicht wieder. Sehen Sie Rauch, bringen Sie alle hinaus, und rufen Sie die Feuerwehr.',
      },
      {
        title: 'Wasser läuft ein, während sie aus ist',
        content:
          'Das Einlassventil schließt nicht mehr, und die Trommel könnte überlaufen. Schließen Sie jetzt den Hahn, und lassen Sie ihn zu, bis das Ventil ersetzt ist.',
      },
    ],
    soon: [
      {
        title: 'Ein Dröhnen, das mit dem Schleudern steigt',
        content:
          'Die Trommellager sind verschlissen. Drehen Sie die leere Trommel von Hand: Mahlen oder Spiel nach oben und unten bestätigt es. Lassen Sie bald reparieren, bevor die Trommel den Bottich beschädigt.',
      },
      {
        title: 'Sie knallt und wandert',
        content:
          'Eine neue Maschine hat hinten vielleicht noch Transportsicherungen. Mischen Sie bei einer älteren große und kleine Stücke. Springt sie noch, sind die Dämpfer verschlissen.',
      },
      {
        title: 'Wäsche kommt triefend heraus',
        content:
          'Die Maschine hat wegen Unwucht nicht geschleudert. Verteilen Sie die Wäsche, und starten Sie nur Schleudern. Bleibt Wasser in der Trommel, reinigen Sie das Pumpensieb.',
      },
      {
        title: 'Kaltes Glas bei heißer Wäsche',
        content:
          'Nach einer halben Stunde Baumwolle mit 60 °C sollte das Türglas warm sein. Ist es das nicht, ist Heizstab oder Fühler defekt, und die Wäsche tötet keine Keime.',
      },
    ],
  },
  ifYouRent:
    'Gehört die Maschine Ihnen, haften Sie für Schläuche und Leckschäden: Prüfen Sie, ob Ihre Versicherung das deckt. Gehört sie der Vermietung, reinigen Sie sie, und melden Sie Fehler, überlassen Sie aber Reparaturen ihr. Hahn und Abflussrohr sind in jedem Fall Sache der Vermietung.',
  professionals: [
    {
      title: 'Pumpe, Heizstab oder Türschloss',
      content:
        'Diese häufigen Reparaturen gehen meist beim ersten Besuch zu Hause. Fotografieren Sie den Fehlercode, bevor Sie ausschalten.',
      price: '110 bis 220 €',
    },
    {
      title: 'Lager oder Dämpfer',
      content:
        'Lager sitzen tief innen. Ist der Bottich verschweißt, wird er ganz ersetzt. Fragen Sie nach einem Festpreis, und vergleichen Sie ihn mit dem Alter der Maschine.',
      price: '200 bis 400 €',
    },
    {
      title: 'Festsitzender Hahn oder feuchte Wand',
      content:
        'Ein Sanitärbetrieb ersetzt einen nicht drehbaren Hahn und macht ein rückstauendes Abflussrohr frei. Ist die Sockelleiste gequollen, machen Sie zuerst Bilder für die Versicherung.',
      price: '90 bis 180 €',
    },
  ],
} as const satisfies GuideWords;
