import type { GuideWords } from '../../guide-words.ts';

export const toilet = {
  title: 'Toilette',
  footerTitle: 'Toilette',
  description:
    'Stille Lecks, Gerüche und Verstopfungen stoppen: sechs Aufgaben für die Toilette und wie oft, was Gluckern und Streifen bedeuten und was es kostet.',
  answer:
    'Entkalken Sie die Schüssel alle zwei Monate, testen Sie den Spülkasten alle sechs auf ein stilles Leck, und drehen Sie einmal im Jahr das Ventil, und prüfen Sie den Fuß.',
  keywords: [
    'Toilette Pflege',
    'Toilette läuft ständig nach',
    'Toilette Leck testen',
    'Toilette verstopft',
    'Toilette entkalken',
    'Toilette gluckert',
    'Toilette Reparatur Kosten',
  ],
  introduction: [
    'Etwa ein Viertel des Wassers im Haus geht durch die Toilette. Eine undichte Toilette verschwendet laut Waterwise im Schnitt 215 bis 400 Liter am Tag, und die meisten Lecks machen kein Geräusch.',
    'Die Keramik hält Jahrzehnte. Die billigen Teile darum verschleißen: Dichtung, Ventil, Schlauch, Scharnier. Die meisten halten fünf bis zehn Jahre, und Sie können eines nach dem anderen ersetzen, bevor sie eine Überschwemmung verursachen.',
    'Die sechs Aufgaben hier dauern je 5 bis 25 Minuten und zeigen, welches Teil als Nächstes dran ist. Der Ratgeber sagt auch, was Geräusche und Streifen bedeuten, wie man eine Verstopfung löst und wann Sanitär- oder Rohrreinigungsbetrieb zu rufen ist.',
  ],
  tips: [
    {
      title: 'Nur Urin, Kot und Papier spülen',
      content:
        'Werfen Sie Feuchttücher, auch „spülbare“, Wattestäbchen, Zahnseide und Katzenstreu in den Müll: Sie verheddern sich im Rohr und verstopfen es.',
    },
    {
      title: 'Die kleine Taste nehmen',
      content:
        'Sie braucht etwa 3 Liter, die große etwa 6. Ein Spülkasten aus der Zeit vor 2000 braucht vielleicht 9 oder mehr; viele nehmen ein neues Zweitastenventil auf.',
    },
    {
      title: 'Nie eine verstopfte Schüssel noch einmal spülen',
      content:
        'Füllt sich die Schüssel bis zum Rand, geht die nächste Spülung auf den Boden. Schließen Sie das Absperrventil, wenn Wasser nachkommt, und warten Sie zehn Minuten, bis der Stand sinkt.',
    },
    {
      title: 'Mit einer Saugglocke umgehen',
      content:
        'Nehmen Sie eine mit Kragen, bedecken Sie sie mit Wasser, und ziehen Sie stärker, als Sie drücken. Nehmen Sie sie nicht, nachdem jemand chemischen Rohrreiniger hineingegossen hat, und sagen Sie es dem Sanitärbetrieb.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Abwasser kommt anderswo hoch',
        content:
          'Füllt sich beim Spülen Dusche oder Becken, ist die Hauptleitung verstopft. Benutzen Sie kein Wasser mehr, halten Sie Kinder und Haustiere fern, und rufen Sie einen Rohrreinigungsbetrieb. Tragen Sie Handschuhe, wenn Sie aufwischen müssen.',
      },
      {
        title: 'Ein Wand-WC, das sich neigt',
        content:
          'Bolzen oder Gestell in der Wand haben sich gelöst, und das Becken könnte fallen. Lassen Sie niemanden darauf sitzen, bis ein Sanitärbetrieb es geprüft hat.',
      },
    ],
    soon: [
      {
        title: 'Das Wasser steigt und sinkt langsam',
        content:
          'Etwas steckt im Bogen. Nehmen Sie eine Saugglocke, oder drehen Sie eine WC-Spirale von Hand hindurch. Ein Kleiderbügel aus Draht zerkratzt die Glasur.',
      },
      {
        title: 'Ein Streifen hinten in der Schüssel',
        content:
          'Eine braune oder kalkige Linie zeigt, dass seit Monaten Wasser nachläuft. Machen Sie den Farbtest diese Woche, statt auf sein Datum zu warten.',
      },
      {
        title: 'Stöhnen oder Pfeifen beim Füllen',
        content:
          'Das Füllventil ist verschlissen, oder das Absperrventil ist halb zu. Öffnen Sie dieses ganz. Bleibt das Geräusch, ersetzen Sie das Füllventil.',
      },
      {
        title: 'Ein Spülkasten voller Tropfen',
        content:
          'Luftfeuchte schlägt sich auf der kalten Keramik nieder und tropft wie ein Leck. Lüften Sie besser, und trocknen Sie den Kasten. Prüfen Sie, ob kein ständiges Rinnsal ihn kalt hält.',
      },
    ],
  },
  ifYouRent:
    'Melden Sie ein Leck sofort: Hat das Wasser einen Zähler, zahlen Sie es. In Frankreich ersetzt die Mietpartei Schwimmer und Dichtungen des Spülkastens. Anderswo sind Kleinteile oft Sache der Vermietung, fragen Sie also, bevor Sie sie kaufen. Ein loses Becken, eine verstopfte Hauptleitung und alte Ventile sind immer Sache der Vermietung.',
  professionals: [
    {
      title: 'Sanitärbetrieb, für den Spülkasten',
      content:
        'Der Preis gilt für neues Füllventil, Dichtung oder Spülventil, etwa eine Stunde Arbeit. Halten Sie für die Teile die Nummer von Drückerplatte oder Kasten bereit.',
      price: '90 bis 200 €',
    },
    {
      title: 'Rohrreinigungsbetrieb, bei Verstopfung',
      content:
        'Nötig, wenn Saugglocke und Spirale versagen. Vereinbaren Sie den Preis, bevor er losfährt: Nächte und Wochenenden kosten oft das Doppelte.',
      price: '120 bis 300 €',
    },
    {
      title: 'Sanitärbetrieb, um das Becken neu zu setzen oder zu ersetzen',
      content:
        'Für ein Becken, das wackelt, undicht oder gerissen ist. Der Preis gilt für die Arbeit an bestehenden Rohren; eine neue Toilette kostet extra.',
      price: '180 bis 450 €',
    },
  ],
} as const satisfies GuideWords;
