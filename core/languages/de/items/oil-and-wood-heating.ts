import type { PartWords } from '../../item-words.ts';

export const oilAndWoodHeating = {
  tasks: {
    'central-heating.book-oil-or-wood-service': {
      title: 'Jährliche Wartung des Öl- oder Holzkessels vereinbaren',
      why: 'Ruß am Wärmetauscher kostet Brennstoff und schickt bei verstopftem Abgasweg Kohlenmonoxid ins Haus. Hersteller von Öl-, Holz- und Pelletkesseln verlangen jedes Jahr eine Wartung.',
      steps: [
        'Beauftragen Sie bei ausgeschalteter Heizung [[GB: für Öl einen OFTEC-Fachbetrieb oder für Holz einen HETAS-Betrieb | IE: für Öl einen OFTEC-Fachbetrieb oder für Holz den Kundendienst des Herstellers | PL: den Kundendienst des Herstellers und einen kominiarz für den Abgasweg | einen für Brennstoff und Marke geschulten Heizungsbetrieb]].',
        'Bitten Sie bei Öl um neue Düse und Filter und den Test des Brandschutzventils. Bei Pellets um Brenntopf, Zünder und Förderschnecke.',
        'Bitten Sie um die Reinigung des Wärmetauschers und danach um eine Abgasmessung.',
        'Lassen Sie den Abgaszug dieses Kessels so fegen, dass er zur ersten kalten Woche sauber ist. [[DE: Der Feuerstättenbescheid nennt die Termine. | ]]',
        'Lassen Sie Sicherheitsventil und Ausdehnungsgefäß und den Korrosionsschutz des Heizungswassers prüfen.',
        'Bewahren Sie das Messprotokoll auf: [[FR: Das Gesetz verlangt diese Bescheinigung jedes Jahr | ES: Die RITE-Regeln verlangen bei Öl jedes Jahr einen Besuch | BE: Das Gesetz verlangt es bei Öl und Holz jedes Jahr | IT: Es gehört in das libretto di impianto | Gesetz, Garantie oder Versicherung können danach fragen]].',
      ],
      firstReason: 'Ein sauberer Brenner braucht weniger und hält sein Abgas im Abgaszug',
      safety:
        'Lassen Sie Brenner und Abdeckungen geschlossen. Steigen Sie nie in ein Pelletlager, und beugen Sie sich nie hinein: Pellets geben Kohlenmonoxid ab. Schlägt ein Melder Alarm, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an.',
      tenant:
        '[[FR: Den jährlichen Besuch vereinbaren und zahlen Sie. | IT: Auch für diesen Kessel ist verantwortlich, wer darin wohnt. | BE: Den Besuch vereinbart normalerweise die Mietpartei. | Bitten Sie um eine Kopie des Berichts, und melden Sie Ruß, Rauch oder Ölgeruch sofort.]]',
      landlord: 'Wartung des Öl- oder Holzkessels',
    },
    'central-heating.empty-ash': {
      title: 'Asche und Brenntopf des Holz- oder Pelletkessels leeren',
      why: 'Asche und Schlacke im Topf ersticken die Flamme, und der Kessel raucht oder geht in einer kalten Nacht auf Störung. Der Hersteller Quadra-Fire verlangt bei einem Pelletfeuer im vollen Betrieb, die Asche mindestens wöchentlich zu entfernen.',
      steps: [
        'Sehen Sie zwischen diesen Runden alle paar Tage nach: Schaben Sie den Topf ab, und leeren Sie den Aschekasten, bevor er voll ist.',
        'Schalten Sie den Kessel an der Regelung aus, und warten Sie so lange, wie die Anleitung sagt, bis das Feuer aus ist und der Ventilator steht.',
        'Schaben Sie Brenntopf oder Rost ab, und stecken Sie einen dünnen Draht durch jedes Luftloch. Brechen Sie harte Schlacke ab.',
        'Kippen Sie die Asche, als wäre sie heiß, in einen Metalleimer mit Deckel, und stellen Sie ihn draußen auf Stein, weit weg von den Wänden.',
        'Bürsten Sie die Flächen, die die Anleitung zeigt, und bewegen Sie den Reinigungshebel, wenn es einen gibt, auf und ab.',
        'Schließen Sie die Türen auf sauberen Dichtungen, und schalten Sie ein. Beobachten Sie die Flamme: Eine träge, rauchige braucht den Kundendienst.',
      ],
      firstReason: 'Asche, die die Flamme erstickt, stoppt den Kessel in einer kalten Nacht',
      safety:
        'Nehmen Sie keinen Haushaltsstaubsauger: Glut setzt seinen Beutel in Brand. Lüften Sie den Heizraum, und öffnen Sie die Feuertür nicht, solange es brennt, außer bei einem Kessel, den Sie von Hand füllen.',
      tenant:
        'Die Asche leeren Sie selbst. Melden Sie Rauch, Ruß an den Wänden oder einen Kessel, der immer wieder auf Störung geht.',
    },
    'central-heating.check-oil-tank': {
      title: 'Öltank und seine Leitung auf Lecks prüfen',
      why: 'Ein undichter Tank verliert monatelang Öl in den Boden. Die Sanierung kann Zehntausende kosten, die die Versicherung nicht immer zahlt, und Ölgeruch ist meist das erste Zeichen.',
      steps: [
        'Gehen Sie um den Tank, und riechen Sie. Achten Sie auf nasse Spuren, Rost, Beulen, Risse und weiße Spannungsstellen, auch an Sockel und Füßen.',
        'Folgen Sie der Leitung zum Kessel, und wischen Sie jede Verbindung, Filter und Ventile mit einem trockenen Lappen ab. Er sollte trocken bleiben.',
        'Lesen Sie die Anzeige ab, und vergleichen Sie sie mit Ihrer letzten Notiz. Ein plötzlich höherer Verbrauch kann ein Leck sein.',
        'Prüfen Sie, ob die Entlüftung offen ist, der Einfülldeckel sich abschließen lässt und der Raum zwischen den zwei Wänden eines doppelwandigen Tanks weder Öl noch Wasser enthält.',
        'Schneiden Sie Pflanzen zurück, sodass Sie den ganzen Tank sehen, und halten Sie Brennbares fern.',
        'Ist etwas feucht, schließen Sie das Ventil am Tank, und rufen Sie noch am selben Tag einen Ölheizungsbetrieb.',
      ],
      firstReason: 'Eine früh gefundene Undichtigkeit kostet eine Dichtung, nicht den Boden',
      safety:
        'Treten Sie nicht auf den Tank, reparieren Sie ihn nicht selbst, und halten Sie Flammen fern. Spülen Sie ausgelaufenes Öl nie in einen Abfluss: Binden Sie es mit Sand oder Katzenstreu, und melden Sie es der Behörde.',
      tenant:
        'Sehen und riechen Sie selbst nach, und melden Sie der Vermietung feuchte Verbindungen oder Rost noch am selben Tag.',
    },
  },
} as const satisfies PartWords;
