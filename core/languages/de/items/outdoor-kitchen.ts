import type { ItemWords } from '../../item-words.ts';

export const outdoorKitchen = {
  name: 'Außenküche',
  tasks: {
    'outdoor-kitchen.check-vents-sockets': {
      title: 'Gaslüftungen und Steckdosen der Außenküche prüfen',
      why: 'Flaschengas ist schwerer als Luft und sammelt sich in einem geschlossenen Schrank, wo ein Funke es zünden kann. Freie Lüftungen lassen es hinaus, und ein funktionierender Schutzschalter ([[US CA: GFCI | FI-Schalter]]) trennt einen fehlerhaften Stromkreis.',
      steps: [
        'Öffnen Sie den Gasschrank. Befreien Sie untere und obere Lüftungen von Laub, Nestern, Einlagen und Gelagertem.',
        'Prüfen Sie, ob die Flasche aufrecht und festgegurtet steht und kein Schlauch heißes Metall oder eine scharfe Kante berührt.',
        'Drücken Sie mit trockenen Händen die Prüftaste des Schutzschalters, der die Außensteckdosen speist. Die Steckdosen müssen stromlos werden. Schalten Sie ihn dann wieder ein.',
        'Prüfen Sie jede Steckdose: Der Deckel schließt, die Dichtung ist ganz, und innen ist kein Wasser.',
        'Finden Sie heraus, wo Gas und Strom abgestellt werden, und zeigen Sie es allen, die hier kochen.',
      ],
      firstReason: 'Sorgen Sie dafür, dass ausströmendes Gas aus dem Schrank entweichen kann',
      safety:
        'Wenn Sie im Schrank Gas riechen, zünden Sie nichts an, berühren Sie keine Schalter, schließen Sie die Flasche, wenn es gefahrlos geht, gehen Sie mit allen weg, und rufen Sie {emergency number} an. Feste Gasleitungen und Elektrik sind Sache zugelassener Fachbetriebe. Brüten Vögel in einer Lüftung, lassen Sie das Gas aus.',
      tenant:
        'Fragen Sie die Vermietung nach den Prüfbescheinigungen der festen Gasleitungen und der Elektrik draußen.',
    },
    'outdoor-kitchen.clean-steel-stone': {
      title: 'Edelstahl der Außenküche waschen, Steinplatte prüfen und imprägnieren',
      why: 'Salzluft und Grillfett zerfressen Edelstahl und ziehen in Stein ein. Gewaschen und imprägniert lassen sich beide ein Jahr lang sauber wischen.',
      steps: [
        'Waschen Sie Edelstahl in Schliffrichtung mit warmem Wasser und Spülmittel, spülen und trocknen Sie ihn. Entfernen Sie braune Punkte mit einem Nylonpad.',
        'Halten Sie Stahlwolle, Bleichmittel und Chlorreiniger vom Edelstahl fern, denn sie lassen ihn rosten.',
        'Tropfen Sie Wasser auf den Stein. Wird er innerhalb von zehn Minuten dunkler, braucht er eine Imprägnierung.',
        'Waschen Sie Stein mit einem Tropfen Spülmittel in Wasser, nie mit Essig, und lassen Sie ihn einen Tag trocknen.',
        'Wischen Sie eine lebensmittelgeeignete Imprägnierung auf, und nehmen Sie den Überschuss ab, wie das Etikett sagt.',
        'Stellen Sie kein Geschirr auf den Stein, bis die Imprägnierung ausgehärtet ist.',
      ],
      firstReason: 'Salz und Fett lassen sich leichter entfernen, bevor sie Löcher fressen',
      safety:
        'Arbeiten Sie bei kalten Brennern und abgestelltem Gas. Imprägnieren Sie im Freien, fern von Flammen und brennenden Grills.',
    },
    'outdoor-kitchen.drain-water': {
      title: 'Außenküche auf Frost vorbereiten',
      why: 'Eine Tasse Wasser im Hahn kann ihn bei starkem Frost zerreißen. Sie merken es erst, wenn es taut und die Wand nass wird.',
      steps: [
        'Hat die Außenküche fließendes Wasser, schließen Sie das Absperrventil im Haus, das sie speist.',
        'Öffnen Sie den Außenwasserhahn und die Ablassschraube am Ventil, und lassen Sie beide offen, bis die Fröste vorbei sind.',
        'Leeren Sie den Siphon unter der Spüle in einen Eimer, oder gießen Sie ungiftigen Frostschutz hinein.',
        'Leeren Sie den Außenkühlschrank, ziehen Sie den Stecker, und klemmen Sie die Tür offen fest.',
        'Trennen Sie die Gasflasche, wenn die Anleitung es verlangt.',
      ],
      firstReason: 'Eine Tasse eingeschlossenes Wasser genügt, um den Hahn zu zerreißen',
      safety:
        'Nehmen Sie nur Frostschutz für Trinkwasserleitungen: Der für Autos ist giftig. Lagern Sie eine Gasflasche draußen und aufrecht, nie in einem Keller oder geschlossenen Schuppen.',
    },
    'outdoor-kitchen.reconnect-water': {
      title: 'Wasser der Außenküche wieder in Betrieb nehmen',
      why: 'Ein Frostriss leckt erst, wenn der Druck zurück ist. Drehen Sie das Wasser auf, solange Sie zusehen können, und spülen Sie aus, was in der Leitung stand.',
      steps: [
        'Schließen Sie nach den Frösten Hahn und Ablassschraube, wenn es fließendes Wasser gibt, und setzen Sie den Siphon ein.',
        'Öffnen Sie das Absperrventil langsam, und sehen Sie an Leitung, Hahn und Wand nach Tropfen.',
        'Lassen Sie das Wasser zwei Minuten sanft in einen Eimer laufen, ohne Sprühkopf.',
        'Wischen Sie den Kühlschrank aus, stecken Sie ihn ein, und prüfen Sie vor dem Kochen den Schlauch der Flasche.',
      ],
      firstReason: 'Eine gerissene Leitung zeigt sich erst, wenn der Druck zurück ist',
      safety:
        'Wasser, das monatelang stand, kann Legionellen enthalten. Lassen Sie es ohne Sprühnebel laufen, und halten Sie das Gesicht fern.',
    },
  },
} as const satisfies ItemWords;
