import type { drawings as english } from '../../en/site/drawings.ts';
import type { Translation } from '../../translation.ts';
/** What the drawings show, for those who don’t see them. */
export const drawings = {
  /** Of the guides. */
  art: {
    ac: 'Ein Klimagerät über einem Sessel, mit der Sonne im Fenster',
    bathtub: 'Eine Badewanne voller Schaum mit einer Gummiente obenauf',
    boiler: 'Ein Heizkessel an der Wand mit seinen Rohren und einem warmen Heizkörper',
    chimney: 'Ein gemauerter Schornstein auf einem Ziegeldach, mit Rauch, Bäumen und einem Vogel',
    'coffee-machine': 'Eine Espressomaschine füllt eine Tasse, daneben frische Bohnen',
    dishwasher: 'Ein offener Geschirrspüler mit sauberen Tellern und Tassen in den Körben',
    fridge: 'Ein offener Kühlschrank und eine Katze, die davor wartet',
    microwave: 'Eine Mikrowelle, in der sich eine Schüssel Popcorn dreht',
    oven: 'Ein Herd mit einem Kuchen hinter der Scheibe des Backofens',
    'pizza-oven': 'Ein Pizzaofen im Garten mit Feuer und einer Pizza darin',
    shower: 'Eine laufende Dusche hinter einer Glasscheibe, daneben ein Handtuch',
    stoves: 'Ein Wasserkessel und eine Pfanne auf den Flammen eines Herds',
    toilet: 'Eine Toilette mit offenem Deckel, einer Pflanze auf dem Spülkasten und einer Rolle an der Wand',
    'washing-machine': 'Eine laufende Waschmaschine, daneben ein Wäschekorb',
    'wine-fridge': 'Ein Weinkühlschrank mit beleuchteten Böden und ein Glas an einem kleinen Tisch',
  },
  /** Of the parts that a task’s steps name. */
  parts: {
    'air-conditioning.clean-filters':
      'Ist die Frontklappe des Innengeräts angehoben, gleiten die Filter nach unten heraus.',
    'bathtub.clean-waste':
      'Das Ende einer Badewanne im Schnitt: der Überlauf oben an der Seite, der Stopfen mit seinem Stift und der Sitz im Ablauf.',
    'central-heating.bleed-radiators':
      'Das Entlüftungsventil sitzt an der oberen Ecke des Heizkörpers. Halten Sie ein Tuch darunter, und drehen Sie den Schlüssel eine viertel bis halbe Umdrehung.',
    'chimney.inspect-stack':
      'Sehen Sie sich vom Boden aus die Haube, den Aufsatz, den Mörtel ringsum und das Blei an, wo der Schornstein auf das Dach trifft.',
    'coffee-machine.clean-brew-group':
      'Die Brühgruppe einer Siebträgermaschine von oben nach unten: Gummiring, Duschsieb, Siebeinsatz und Metallkopf mit Griff.',
    'dishwasher.clean-filter':
      'Der Filter im Boden des Geschirrspülers besteht aus einem Zylinder, der sich gegen den Uhrzeigersinn dreht, einem flachen Sieb ringsum und einer Mulde darunter.',
    'fridge.clean-door-seals':
      'Die Dichtung läuft um die offene Kühlschranktür. Im Schnitt: die Falten, in denen sich Schmutz hält, und das Papier zwischen Dichtung und Rahmen.',
    'gas-stove.clean-burners':
      'Der Brenner eines Gaskochfelds von oben nach unten: Deckel, Flammenring mit Öffnungen, Zündkerze und Gasdüse.',
    'microwave.check-door':
      'An der offenen Mikrowellentür: die Schließhaken am Rand, das Gitter im Fenster und die Dichtfläche um den Garraum.',
    'oven.clean-door-glass':
      'Bei heruntergeklappter Backofentür liegt die Dichtung um die Öffnung, die Scharniere sind an den unteren Ecken, und die Innenscheibe zeigt nach oben.',
    'pizza-oven.test-gas-hose':
      'Pinseln Sie Seifenwasser auf jede Verbindung: am Flaschenventil, am Regler und an beiden Enden des Schlauchs. Wachsende Blasen bedeuten ein Leck.',
    'shower.clear-drain':
      'Ein Duschablauf im Schnitt: der Rost, der Becher, der sich herausheben lässt, sein Dichtring und das Wasser, das im Siphon bleiben muss.',
    'toilet.work-valve': 'Das Absperrventil sitzt an der Leitung zum Spülkasten, darüber ein flexibler Schlauch.',
    'washing-machine.clean-pump-filter':
      'Hinter der Klappe unten an der Vorderseite der Waschmaschine: ein kleiner Ablassschlauch und das Sieb, das sich gegen den Uhrzeigersinn dreht.',
    'wine-fridge.vacuum-grilles':
      'Das Gitter ist am Fuß eines eingebauten Weinkühlschranks. Der Ventilator und der Kondensator liegen dahinter.',
  },
  /** What is written in the drawings of parts. */
  labels: {
    anticlockwise: 'gegen den Uhrzeigersinn',
    basket: 'Siebeinsatz',
    'bleed valve': 'Entlüftungsventil',
    'bottle valve': 'Flaschenventil',
    bubbles: 'Blasen',
    cap: 'Deckel',
    cistern: 'Spülkasten',
    cloth: 'Tuch',
    cowl: 'Haube',
    cup: 'Becher',
    'cylinder: turn': 'Zylinder: drehen',
    door: 'Tür',
    'fan, behind it': 'Ventilator dahinter',
    filter: 'Filter',
    filters: 'Filter',
    'flame ring': 'Flammenring',
    flap: 'Klappe',
    'flat mesh': 'flaches Sieb',
    fold: 'Falte',
    frame: 'Rahmen',
    'front panel, lifted': 'Frontklappe, angehoben',
    'gas jet': 'Gasdüse',
    grate: 'Rost',
    'grille at the foot': 'Gitter am Fuß',
    'half turn': 'halbe Drehung',
    hinge: 'Scharnier',
    'hollow beneath': 'Mulde darunter',
    hose: 'Schlauch',
    'igniter tip': 'Zündkerze',
    'inner pane': 'Innenscheibe',
    isolating: 'Absperrventil',
    'latch hooks': 'Schließhaken',
    lead: 'Blei',
    mesh: 'Gitter',
    'metal head': 'Metallkopf',
    mortar: 'Mörtel',
    overflow: 'Überlauf',
    paper: 'Papier',
    'plug and stem': 'Stopfen mit Stift',
    pot: 'Aufsatz',
    'quarter to': 'viertel bis',
    regulator: 'Regler',
    ring: 'Ring',
    'rubber ring': 'Gummiring',
    screen: 'Duschsieb',
    seal: 'Dichtung',
    'sealing face': 'Dichtfläche',
    sealing: 'Dicht-',
    seat: 'Sitz',
    valve: 'Ventil',
    water: 'Wasser',
    'with ports': 'mit Öffnungen',
  },
} as const satisfies Translation<typeof english>;
