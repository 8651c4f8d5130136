import type { drawings as english } from '../../en/site/drawings.ts';
import type { Translation } from '../../translation.ts';

export const drawings: Translation<typeof english> = {
  art: {
    ac: 'Un climatiseur au-dessus d’un fauteuil, avec le soleil dans la fenêtre',
    bathtub: 'Une baignoire pleine de mousse, avec un canard en caoutchouc',
    boiler: 'Une chaudière au mur, avec ses tuyaux et un radiateur chaud',
    chimney: 'Une cheminée de brique sur un toit de tuiles, avec de la fumée, des arbres et un oiseau',
    'coffee-machine': 'Une machine à expresso remplit une tasse, avec du café en grains à côté',
    dishwasher: 'Un lave-vaisselle ouvert, avec des assiettes et des tasses propres dans ses paniers',
    fridge: 'Un réfrigérateur ouvert, et un chat qui attend devant',
    microwave: 'Un four à micro-ondes où tourne un bol de pop-corn',
    oven: 'Une cuisinière, avec une tarte derrière la vitre du four',
    'pizza-oven': 'Un four à pizza de jardin, avec un feu et une pizza à l’intérieur',
    shower: 'Une douche qui coule derrière une paroi de verre, avec une serviette à côté',
    stoves: 'Une bouilloire et une poêle sur les flammes d’une table de cuisson',
    toilet: 'Des toilettes au couvercle levé, une plante sur le réservoir et un rouleau au mur',
    'washing-machine': 'Un lave-linge qui tourne, avec un panier de linge à côté',
    'wine-fridge': 'Une cave à vin aux clayettes éclairées, et un verre servi sur une petite table',
  },
  parts: {
    'air-conditioning.clean-filters':
      'Une fois la façade de l’unité intérieure levée, les filtres sortent en coulissant vers le bas.',
    'bathtub.clean-waste':
      'L’extrémité d’une baignoire en coupe : le trop-plein en haut sur le côté, le bouchon avec sa tige, et le siège dans la bonde.',
    'central-heating.bleed-radiators':
      'Le purgeur est au coin supérieur du radiateur. Tenez un chiffon dessous et donnez à la clé un quart à un demi-tour.',
    'chimney.inspect-stack':
      'Depuis le sol, regardez le chapeau, le boisseau, le mortier autour, et le solin là où la souche rejoint le toit.',
    'coffee-machine.clean-brew-group':
      'Le groupe d’infusion d’une machine à porte-filtre, de haut en bas : joint en caoutchouc, douchette, panier, et tête en métal avec sa poignée.',
    'dishwasher.clean-filter':
      'Le filtre au fond du lave-vaisselle se compose d’un cylindre qui tourne dans le sens inverse des aiguilles d’une montre, d’un tamis plat autour, et d’un creux dessous.',
    'fridge.clean-door-seals':
      'Le joint fait le tour de la porte ouverte. En coupe : les plis où la saleté se cache, et le papier entre le joint et le cadre.',
    'gas-stove.clean-burners':
      'Le brûleur d’une table de cuisson à gaz, de haut en bas : chapeau, couronne percée, pointe d’allumage et injecteur.',
    'microwave.check-door':
      'Sur la porte ouverte du four à micro-ondes : les crochets de fermeture sur son bord, la grille dans sa fenêtre, et la surface d’étanchéité autour du four.',
    'oven.clean-door-glass':
      'La porte du four abaissée, le joint est autour de l’ouverture, les charnières sont aux coins inférieurs, et la vitre intérieure est tournée vers le haut.',
    'pizza-oven.test-gas-hose':
      'Passez de l’eau savonneuse au pinceau sur chaque raccord : au robinet de la bouteille, au détendeur, et aux deux bouts du tuyau. Des bulles qui grossissent signalent une fuite.',
    'shower.clear-drain':
      'Une évacuation de douche en coupe : la grille, la cloche qui s’enlève, son joint d’étanchéité, et l’eau qui doit rester dans le siphon.',
    'toilet.work-valve': 'Le robinet d’isolement est sur le tuyau qui va au réservoir, avec un flexible au-dessus.',
    'washing-machine.clean-pump-filter':
      'Derrière la trappe en bas de la façade du lave-linge : un petit tuyau de vidange, et le filtre, qui tourne dans le sens inverse des aiguilles d’une montre.',
    'wine-fridge.vacuum-grilles':
      'La grille est au pied d’une cave à vin encastrée. Le ventilateur et le condenseur sont derrière.',
  },
  labels: {
    anticlockwise: 'sens antihoraire',
    basket: 'panier',
    'bleed valve': 'purgeur',
    'bottle valve': 'robinet',
    bubbles: 'bulles',
    cap: 'chapeau',
    cistern: 'réservoir',
    cloth: 'chiffon',
    cowl: 'chapeau',
    cup: 'cloche',
    'cylinder: turn': 'cylindre',
    door: 'porte',
    'fan, behind it': 'ventilateur',
    filter: 'filtre',
    filters: 'filtres',
    'flame ring': 'couronne',
    flap: 'trappe',
    'flat mesh': 'tamis plat',
    fold: 'pli',
    frame: 'cadre',
    'front panel, lifted': 'façade levée',
    'gas jet': 'injecteur',
    grate: 'grille',
    'grille at the foot': 'grille du bas',
    'half turn': 'tour',
    hinge: 'charnière',
    'hollow beneath': 'creux dessous',
    hose: 'tuyau',
    'igniter tip': 'allumage',
    'inner pane': 'vitre',
    isolating: 'robinet',
    'latch hooks': 'crochets',
    lead: 'solin',
    mesh: 'grille',
    'metal head': 'tête',
    mortar: 'mortier',
    overflow: 'trop-plein',
    paper: 'papier',
    'plug and stem': 'bouchon et tige',
    pot: 'boisseau',
    'quarter to': '¼ à ½',
    regulator: 'détendeur',
    ring: 'étanche',
    'rubber ring': 'joint',
    screen: 'douchette',
    seal: 'joint',
    'sealing face': 'étanchéité',
    sealing: 'joint',
    seat: 'siège',
    valve: 'd’arrêt',
    water: 'eau',
    'with ports': 'percée',
  },
};
