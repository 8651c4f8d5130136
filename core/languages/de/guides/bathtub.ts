import type { GuideWords } from '../../guide-words.ts';

export const bathtub = {
  title: 'Badewanne',
  footerTitle: 'Badewanne',
  description:
    'Halten Sie eine Badewanne glatt, dicht und sicher: Ablauf, Fuge und heißer Hahn, der richtige Reiniger fürs Material, Warnzeichen und Reparaturkosten.',
  answer:
    'Reinigen Sie alle sechs Monate den Ablauf, und testen Sie den Überlauf. Prüfen Sie einmal im Jahr die Fuge bei voller Wanne, und messen Sie, wie heiß das Wasser ist.',
  keywords: [
    'Badewanne Pflege',
    'Acrylwanne reinigen',
    'Badewanne neu verfugen',
    'Badewanne läuft langsam ab',
    'Emaille Badewanne reparieren',
    'sichere Badewassertemperatur',
    'Badewanne Überlauf undicht',
  ],
  introduction: [
    'Eine volle Wanne mit einem Menschen darin wiegt etwa 250 kg und steht auf vier oder fünf kleinen Füßen. Eine dünne Fuge muss jeder Bewegung folgen. Versagt sie, läuft Wasser unsichtbar hinter die Verkleidung, und unten bemerkt man es oft zuerst.',
    'Das Material bestimmt, wie Sie reinigen. Acryl ist warm und leicht, verkratzt aber leicht. Emaillierter Stahl und Gusseisen sind hart, platzen aber ab. Ein Reiniger, der dem einen passt, kann das andere für immer matt machen.',
    'Das Wasser muss auch frei ablaufen und darf für ein Kind nie zu heiß sein. Die drei Aufgaben hier kümmern sich um Hahn, Fuge und Ablauf. Zusammen brauchen sie etwa eine Stunde im Jahr.',
  ],
  tips: [
    {
      title: 'Finden Sie Ihr Material heraus',
      content:
        'Ein Magnet haftet an Stahl und Gusseisen, nicht an Acryl, Mineralguss oder Kupfer. Beim Klopfen klingt Gusseisen dumpf, Stahl hell. Folgen Sie dann dem Rat des Herstellers für dieses Material.',
    },
    {
      title: 'Waschen, solange sie warm ist',
      content:
        'Fett geht gleich nach dem Bad am leichtesten ab. Nehmen Sie weiches Tuch und milde Seife, spülen und trocknen Sie. Scheuerpulver und raue Schwämme zerkratzen die Oberfläche.',
    },
    {
      title: 'Kratzer in Acryl auspolieren',
      content:
        'Das Reparaturset des Herstellers oder eine Kunststoffpolitur entfernt feine Kratzer. Halten Sie Nagellackentferner und Farbverdünner fern: Acryl reißt bei Kontakt.',
    },
    {
      title: 'Netzgeräte fernhalten',
      content:
        'Benutzen Sie nie Föhn, Heizgerät oder ladendes Handy nahe an einer gefüllten Wanne. Badeöl macht die Fläche rutschig, nehmen Sie also eine Matte, und hängen Sie sie zum Trocknen auf.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Kribbeln von Hahn oder Wasser',
        content:
          'Strom fließt in Metall oder Wasser. Steigen Sie heraus, berühren Sie nichts aus Metall, und halten Sie alle aus dem Bad. Schalten Sie mit trockenen Händen den Hauptschalter aus, und rufen Sie sofort einen Elektrofachbetrieb.',
      },
      {
        title: 'Eine sinkende Wanne oder durchhängende Decke',
        content:
          'Ein Fuß hat sich gelöst, oder Wasser hat den Boden aufgeweicht. Benutzen Sie die Wanne nicht. Hängt die Decke darunter durch, halten Sie alle aus diesem Raum, schließen Sie den Hauptabsperrhahn, und rufen Sie heute einen Sanitärbetrieb.',
      },
    ],
    soon: [
      {
        title: 'Ein Fleck an der Decke darunter',
        content:
          'Wächst er nach Bädern, aber nicht nach Duschen, ist es wohl Überlauf oder Ablauf. Wächst er nach Duschen, sind es wohl Fuge oder Fliesen. Benutzen Sie nichts davon, bis Sie es wissen.',
      },
      {
        title: 'Sternförmige Risse im Acryl',
        content:
          'Der Boden biegt sich. Ein Flicken auf der Oberfläche hält nicht: Lassen Sie zuerst die Stützung darunter reparieren und danach den Riss.',
      },
      {
        title: 'Eine Absplitterung mit Rost',
        content:
          'Wasser hat den Stahl erreicht, und der Rost breitet sich unter der Emaille aus. Trocknen Sie die Stelle, reiben Sie losen Rost ab, und füllen Sie sie innerhalb weniger Wochen mit einem Zweikomponenten-Reparaturset.',
      },
      {
        title: 'Ein Knall beim Schließen des Hahns',
        content:
          'Das Wasser stoppt zu plötzlich und schüttelt das Rohr. Schließen Sie die Hähne langsam, und lassen Sie Druck, Rohrschellen und Ventile von einem Sanitärbetrieb prüfen.',
      },
    ],
  },
  ifYouRent:
    'Die Wanne zu reinigen und den Ablauf frei zu halten ist Ihre Sache. In Frankreich ersetzt die Mietpartei auch kleine Dichtungen und holt Haare aus dem Siphon. Lecks, eine lose Wanne und ein Mischventil sind Sache der Vermietung: Melden Sie sie schriftlich mit Fotos.',
  professionals: [
    {
      title: 'Sanitärbetrieb, für ein Mischventil',
      content:
        'Das Ventil begrenzt die Temperatur an der Wanne, während der Speicher heiß bleibt. Lassen Sie es in Ihrem Beisein einstellen und nachmessen.',
      price: '180 bis 400 €',
    },
    {
      title: 'Sanitärbetrieb, für Ablauf und Überlauf',
      content:
        'Rufen Sie ihn bei einem Leck hinter der Verkleidung, einem nicht schließenden Stopfen oder tropfenden Siphon. Eine eingeflieste Wanne ohne Klappe dauert länger.',
      price: '150 bis 350 €',
    },
    {
      title: 'Oberflächenreparatur, für Emaille oder Acryl',
      content:
        'Absplitterungen und kleine Risse werden bei einem Besuch gefüllt und farblich angepasst. Eine ganze Wanne neu zu beschichten kostet etwa 400 bis 800 € und muss tagelang härten.',
      price: '120 bis 300 €',
    },
  ],
  law: {
    FR: 'In neuen oder erneuerten Warmwasseranlagen dürfen Hähne in Waschräumen höchstens 50 °C liefern.',
    GB: 'In neuen Häusern in England muss ein Ventil das Wasser an der Wanne auf 48 °C begrenzen.',
    US: 'Bundesstaaten, die den International Residential Code übernehmen, begrenzen das Wasser an einer neuen Wanne auf 120 °F (49 °C).',
  },
} as const satisfies GuideWords;
