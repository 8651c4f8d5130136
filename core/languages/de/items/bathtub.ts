import type { ItemWords } from '../../item-words.ts';

export const bathtub = {
  name: 'Badewanne',
  tasks: {
    'bathtub.clean-waste': {
      title: 'Ablauf der Badewanne reinigen und ihren Überlauf testen',
      why: 'Haare im Ablauf lassen die Wanne langsam leerlaufen und hinterlassen einen Schmutzrand. Der Überlauf ist Ihr einziger Schutz, wenn ein Hahn offen bleibt, er muss also frei sein.',
      steps: [
        'Heben Sie den Stopfen heraus, oder schrauben Sie den Klappstopfen heraus, und ziehen Sie die Haare von seinem Stift.',
        'Ziehen Sie die Haare darunter mit einem Abflussstreifen aus Kunststoff heraus. Waschen Sie Stopfen und Sitz mit Spülmittel und einer weichen Bürste.',
        'Lässt sich die Abdeckung des Überlaufs abklipsen oder hat sie eine Schraube, nehmen Sie sie ab, und wischen Sie den Schleim dahinter weg.',
        'Schließen Sie den Stopfen, füllen Sie die Wanne bis zum Überlauf, und lassen Sie den Hahn eine Minute lang sanft weiterlaufen.',
        'Sehen Sie mit einer Taschenlampe unter die Wanne oder an die Decke darunter. Alles sollte trocken sein.',
        'Lassen Sie das Wasser ab. Es sollte ohne Gluckern ablaufen. Entfernen Sie nach jedem Bad die Haare vom Ablauf.',
      ],
      firstReason: 'Ein freier Überlauf fängt das Wasser, wenn ein Hahn vergessen wird',
      safety:
        'Der Überlauf schafft keine zwei offenen Hähne: Bleiben Sie dabei, während die Wanne sich füllt. Halten Sie kleine Kinder von der vollen Wanne fern.',
    },
    'bathtub.check-seal': {
      title: 'Fuge der Badewanne prüfen, während sie voll ist',
      why: 'Eine volle Wanne senkt sich leicht und öffnet dabei Spalten in der Fuge, die Sie im leeren Zustand nicht sehen. Wasser, das hinter den Rand gelangt, lässt den Boden faulen.',
      steps: [
        'Füllen Sie die Wanne mit kühlem Wasser bis zur üblichen Höhe.',
        'Fahren Sie mit einem Fingernagel an der Fuge zwischen Rand und Wand entlang. Achten Sie auf Risse, abgelöste Ränder und weiche schwarze Stellen.',
        'Lässt sich die Wannenverkleidung leicht öffnen, suchen Sie mit einer Taschenlampe dahinter nach Flecken, feuchtem Staub oder einem losen Fuß.',
        'Ist das Silikon defekt, entfernen Sie es ganz, entfetten Sie die Fuge, und lassen Sie sie über Nacht trocknen.',
        'Tragen Sie das neue Silikon bei voller Wanne auf, damit die Fuge nie gedehnt wird.',
        'Lassen Sie das Wasser darin, bis das Silikon so lange ausgehärtet ist, wie auf der Kartusche steht.',
      ],
      firstReason: 'Spalten neben dem Rand öffnen sich nur unter dem Gewicht des Wassers',
      safety:
        'Lassen Sie eine volle Wanne nie dort stehen, wo ein kleines Kind sie erreichen kann. Schließen Sie das Bad ab, oder leeren Sie die Wanne, bevor Sie gehen.',
      tenant:
        'Melden Sie eine gerissene Fuge oder eine feuchte Verkleidung sofort der Vermietung, und bewahren Sie Fotos auf.',
    },
    'bathtub.measure-hot-tap': {
      title: 'Messen, wie heiß das Wasser am Wannenhahn ist',
      why: 'Badewasser verursacht einige der schlimmsten Verbrühungen, fast alle bei kleinen Kindern oder älteren Menschen. Die Temperatur zu messen dauert drei Minuten.',
      steps: [
        'Lassen Sie das heiße Wasser allein eine Minute in eine Tasse laufen, und halten Sie ein Thermometer hinein.',
        'Speist ein Mischventil die Wanne, sollte es höchstens 48 °C anzeigen, die Grenze für Wannen in neuen Häusern in England. Grohe rät zu 44 °C.',
        'Ohne Ventil [[US: rät die CPSC zu höchstens 49 °C an jedem Hahn | sind 50 bis 60 °C normal, denn das hält Legionellen aus den Leitungen fern]]. Fragen Sie einen Sanitärbetrieb nach einem Mischventil für die Wanne.',
        'Lassen Sie immer zuerst kaltes Wasser laufen, mischen Sie dann, und prüfen Sie das Wasser, bevor jemand hineinsteigt. Für ein Baby oder kleines Kind sollte es 37 bis 38 °C haben.',
      ],
      firstReason: 'Wissen Sie, ob das Wasser ein Kind verbrühen könnte, bevor es geschieht',
      safety:
        'Wasser mit 60 °C verbrüht Erwachsene innerhalb von Sekunden, und bei einem Kind reicht etwa eine Sekunde. Am sichersten ist ein Mischventil an der Wanne, wobei der Speicher [[US: dann heiß genug ist, um Legionellen abzutöten | auf 60 °C gehalten wird, wo Legionellen absterben]].',
      tenant:
        'Bitten Sie die Vermietung um ein Mischventil an der Wanne, besonders wenn ein kleines Kind oder ein gebrechlicher Mensch bei Ihnen lebt.',
    },
  },
} as const satisfies ItemWords;
