import type { ItemWords } from '../../item-words.ts';

export const dishwasher = {
  name: 'Geschirrspüler',
  tasks: {
    'dishwasher.clean-filter': {
      title: 'Filter des Geschirrspülers reinigen',
      why: 'Alles Spülwasser läuft viele Male durch dieses Sieb. Ist es fettig, riecht es und bringt Krümel zurück auf die Gläser.',
      steps: [
        'Drehen Sie den Zylinder unter dem Unterkorb gegen den Uhrzeigersinn, und heben Sie ihn mit dem flachen Sieb heraus.',
        'Spülen Sie beide unter heißem Wasser, und bürsten Sie das Sieb mit einem Tropfen Spülmittel.',
        'Ziehen Sie Handschuhe an, und nehmen Sie Kerne, Etiketten und Glasscherben aus der Mulde darunter.',
        'Setzen Sie beide ein, und drehen Sie, bis der Zylinder einrastet: Ein loser Filter lässt Reste in die Pumpe.',
        'Spülen Sie Reste vom Sieb, wann immer Sie welche sehen. Wenn Sie jeden Tag spülen, reinigen Sie den Filter jeden Monat.',
      ],
      firstReason: 'Festsitzende Reste sind der übliche Grund für einen riechenden Geschirrspüler',
      safety: 'Schalten Sie das Gerät aus, und lassen Sie es zuerst abkühlen.',
    },
    'dishwasher.run-hot-wash': {
      title: 'Heißestes Programm des Geschirrspülers laufen lassen',
      why: 'Eco-Spülgänge mit etwa 50 °C lassen einen Fettfilm in Schläuchen und Pumpensumpf. Ein heißes Programm schmilzt ihn, bevor er riecht.',
      steps: [
        'Haben Sie im letzten Monat ein heißes Programm benutzt, haken Sie diese Aufgabe einfach ab.',
        'Räumen Sie hitzefeste Töpfe oder Teller ein, aber kein Holz und keinen dünnen Kunststoff.',
        'Wählen Sie das Intensivprogramm mit etwa 70 °C und einer vollen Dosis Reiniger.',
        'Lassen Sie die Tür danach einen Spalt offen, damit das Innere trocknet.',
      ],
      firstReason: 'Eco-Programme sparen Energie, lassen aber Fett zurück',
      safety: 'Warten Sie ein paar Minuten, und treten Sie beim Öffnen der Tür vom Dampf zurück.',
    },
    'dishwasher.refill-salt': {
      title: 'Salz des Geschirrspülers nachfüllen und die Einstellung prüfen',
      why: 'Der eingebaute Enthärter arbeitet ohne Salz nicht. Kalk trübt dann die Gläser, verengt die Düsen und überzieht den Heizstab.',
      steps: [
        'Schrauben Sie den Deckel im Boden auf, und füllen Sie durch den Trichter Geschirrspülersalz ein. Speisesalz enthält Zusätze, die den Enthärter verstopfen. Kein Deckel heißt kein Enthärter: Es gibt nichts zu füllen.',
        'Wischen Sie den Rand ab, schließen Sie den Deckel fest, und starten Sie sofort ein Programm, damit keine Salzlauge auf dem Stahl bleibt.',
        'Vergleichen Sie die Einstellung im Menü mit der Wasserhärte, die Ihr Wasserwerk angibt.',
        'Auch Multitabs brauchen Salz, wenn Ihr Wasser härter ist als die Grenze auf der Packung, oft 21 °dH (37 °f).',
        'Füllen Sie früher nach, wenn die Salzanzeige leuchtet.',
      ],
      firstReason: 'Trübe Gläser bedeuten oft, dass der Enthärter leer ist',
      safety: 'Geben Sie nie Reiniger in das Salzfach: Er zerstört den Enthärter.',
    },
    'dishwasher.wipe-door-seal': {
      title: 'Türränder, Dichtung und Scharniere des Geschirrspülers wischen',
      why: 'Der Sprühstrahl erreicht die Unterkante der Tür nie. Fett und Schimmel sammeln sich dort, härten den Gummi und lassen die Tür tropfen.',
      steps: [
        'Wischen Sie Seiten und Unterkante der offenen Tür mit warmem Wasser und Spülmittel ab.',
        'Wischen Sie die Gummidichtung rund um die Öffnung ab, auch dahinter.',
        'Bürsten Sie die Ecken an den Scharnieren und die Kante unter dem Spülraum, wo sich Schlamm sammelt.',
        'Trocknen Sie die Dichtung, fühlen Sie nach Rissen, und drücken Sie sie in ihre Nut. Lassen Sie die Tür nach jedem Spülen eine Weile einen Spalt offen.',
      ],
      firstReason: 'Der Sprühstrahl erreicht den Türrand nicht, also bleibt dort Schmutz',
      safety: 'Wringen Sie das Tuch gut aus, und sprühen Sie nicht: In der Tür sitzen Bedienung und Kabel.',
    },
    'dishwasher.run-descaler': {
      title: 'Geschirrspüler leer mit Maschinenreiniger laufen lassen',
      why: 'Ein Maschinenreiniger löst Kalk am Heizstab und Fett in den Rohren, wo keine Bürste hinkommt.',
      steps: [
        'Leeren Sie das Gerät, und spülen Sie seinen Filter.',
        'Geben Sie den Reiniger in den Besteckkorb oder das Dosierfach, wie das Etikett sagt.',
        'Starten Sie das Pflegeprogramm oder das heißeste, ohne Geschirr und ohne Spülreiniger.',
      ],
      firstReason: 'Kalk setzt sich am Heizstab ab, wo keine Bürste hinkommt',
      safety:
        'Maschinenreiniger ist sauer. Geben Sie nie Chlorbleiche oder einen bleichehaltigen Reiniger dazu: Zusammen setzen sie Chlorgas frei.',
    },
    'dishwasher.clean-dispenser': {
      title: 'Dosierfach des Geschirrspülers reinigen und Klarspüler einstellen',
      why: 'Eine mit altem Reiniger verklebte Klappe öffnet spät oder gar nicht, und ohne Klarspüler trocknen die Gläser mit Flecken.',
      steps: [
        'Bürsten Sie verklumptes Pulver aus Kammer, Scharnier und Verschluss. Füllen Sie bei jeder Ladung eine trockene Kammer, und schließen Sie sie sofort.',
        'Schließen Sie die Klappe, und drücken Sie die Raste. Sie sollte von selbst aufspringen.',
        'Füllen Sie Klarspüler bis zur Marke nach, und wischen Sie Verschüttetes auf, das sonst schäumt.',
        'Stellen Sie ihn bei Tropfen und Flecken auf Gläsern eine Stufe höher, bei bläulichen Schlieren eine Stufe niedriger.',
      ],
      firstReason: 'Eine klemmende Klappe gibt den Reiniger zu spät frei',
      safety:
        'Reiniger verätzt Augen und Mund. Waschen Sie sich die Hände, und bewahren Sie Tabs außer Reichweite von Kindern auf.',
    },
    'dishwasher.clear-spray-arms': {
      title: 'Düsen der Sprüharme des Geschirrspülers freimachen',
      why: 'Ein paar Kerne in den Düsen bremsen den Arm. Eine Ecke des Korbs bleibt dann schmutzig, so heiß Sie auch spülen.',
      steps: [
        'Heben Sie den unteren Arm ab, und schrauben oder klipsen Sie den oberen ab.',
        'Halten Sie jeden Arm gegen das Licht, und stoßen Sie Kerne mit einem Zahnstocher aus Holz aus den Düsen.',
        'Spülen Sie jeden Arm unter dem Hahn, bis nichts mehr klappert und aus jeder Düse Wasser kommt.',
        'Setzen Sie die Arme ein, räumen Sie die Körbe ein, und drehen Sie jeden Arm von Hand. Er sollte nirgends anstoßen. Schaben Sie vor jeder Ladung Kerne und Knochen von den Tellern.',
      ],
      firstReason: 'Ein einziger Kern kann eine Ecke des Korbs schmutzig lassen',
      safety:
        'Schalten Sie aus, und lassen Sie zuerst abkühlen, und achten Sie auf Messer, die im Korb nach oben zeigen.',
    },
    'dishwasher.check-drain-pump': {
      title: 'Pumpensumpf und Pumpenrad des Geschirrspülers prüfen',
      why: 'Steht unten Wasser, klemmt oft ein Glassplitter oder ein Olivenkern im Pumpenrad, was Sie selbst beheben können.',
      steps: [
        'Schalten Sie das Gerät am Stecker oder an der Sicherung ab.',
        'Nehmen Sie Körbe und Filter heraus, und nehmen Sie das Wasser am Boden mit einem Schwamm auf.',
        'Zeigt Ihre Anleitung eine Pumpenabdeckung, hebeln Sie sie wie abgebildet auf. Wenn nicht, wischen Sie nur den Sumpf aus.',
        'Leuchten Sie mit einer Taschenlampe hinein, befreien Sie das Rad mit einer Pinzette, und drehen Sie es mit einem Finger. Es bewegt sich ruckweise, sollte aber nicht klemmen.',
        'Rasten Sie die Abdeckung ein, setzen Sie die Filter ein, und sehen Sie bei einem kurzen Spülgang zu, ob das Wasser abläuft.',
        'Folgen Sie dem Ablaufschlauch unter der Spüle. Er sollte einen hohen Bogen und keine Knicke haben.',
      ],
      firstReason: 'Ein Glassplitter ist leichter zu entfernen, bevor er die Pumpe blockiert',
      safety: 'Schalten Sie zuerst den Strom ab, und tragen Sie Handschuhe: Hier sammeln sich Glassplitter.',
    },
    'dishwasher.check-water-supply': {
      title: 'Zulaufschlauch des Geschirrspülers prüfen und sein Sieb spülen',
      why: 'Der Schlauch steht Tag und Nacht unter Leitungsdruck. Eine undichte Verbindung hinter einem Schrank kann den Boden faulen lassen, bevor es jemand sieht.',
      steps: [
        'Ziehen Sie den Stecker, oder schalten Sie die Sicherung aus, und schließen Sie den Hahn. Lässt sich der Hahn nicht drehen, lassen Sie ihn ersetzen.',
        'Sehen Sie mit einer Taschenlampe am Schlauch entlang nach Beulen, Rissen und verkrusteten Verbindungen.',
        'Schrauben Sie den Schlauch über einem Eimer am Hahn ab, und ziehen Sie das Sieb mit einer Zange heraus.',
        'Spülen Sie das Sieb, und setzen Sie es mit einer intakten Dichtung ein. Schrauben Sie den Schlauch von Hand fest, dann eine Vierteldrehung mit der Zange.',
        'Öffnen Sie den Hahn. Tupfen Sie die Verbindung nach einem Programm mit Küchenpapier ab: Sie sollte trocken sein.',
      ],
      firstReason: 'Ein alter Schlauch kann eine Küche ohne Warnung überfluten',
      safety:
        'Ein Kunststoffkasten am hahnseitigen Ende des Schlauchs enthält ein elektrisches Ventil. Machen Sie ihn nicht nass, öffnen Sie ihn nicht, und schneiden Sie diesen Schlauch nicht durch.',
      tenant:
        'Schicken Sie der Vermietung ein Foto eines festsitzenden Hahns oder eines alten Schlauchs, der zur Wohnung gehört.',
    },
    'dishwasher.check-racks-fixing': {
      title: 'Körbe, Lage und Befestigung des Geschirrspülers prüfen',
      why: 'Ein Gerät, das nicht an der Arbeitsplatte verschraubt ist, kann kippen, wenn Sie volle Körbe herausziehen. Rostige Korbspitzen verlieren Splitter, die in die Pumpe gelangen.',
      steps: [
        'Drücken Sie sanft auf die offene Tür. Neigt sich das Gerät nach vorn, suchen Sie mit einer Taschenlampe seine Schrauben unter der Arbeitsplatte oder an den Seiten, und ziehen Sie sie fest.',
        'Drehen Sie die vorderen Füße, bis die Wasserwaage stimmt und die Tür nicht schleift.',
        'Lassen Sie die Tür auf halber Höhe los. Fällt sie, lassen Sie die Scharnierseile oder Federn einstellen.',
        'Decken Sie blanke Metallspitzen der Körbe mit Gummikappen ab, oder streichen Sie sie mit Korbreparaturlack.',
        'Prüfen Sie, ob die Rückrufseite des Herstellers Ihr Modell nennt.',
      ],
      firstReason: 'Ein loses Gerät kann kippen, wenn seine Körbe voll sind',
      safety: 'Leeren Sie zuerst die Körbe, und halten Sie Kinder von der offenen Tür fern.',
    },
  },
} as const satisfies ItemWords;
