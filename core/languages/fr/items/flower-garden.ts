import type { flowerGarden as english } from '../../en/items/flower-garden.ts';
import type { Translation } from '../../translation.ts';

export const flowerGarden: Translation<typeof english> = {
  name: 'Massifs de fleurs',
  tasks: {
    'flower-garden.cut-back-perennials': {
      title: 'Rabattre les vieilles tiges des vivaces',
      why: 'Les vieilles tiges abritent des insectes et nourrissent des oiseaux tout l’hiver. Coupez-les juste avant la reprise : plus tard, vous coupez aussi les jeunes pousses.',
      steps: [
        'Attendez que de jeunes pousses paraissent à la base, et choisissez un jour sec.',
        'Coupez les tiges mortes des vivaces et des graminées caduques à une largeur de main du sol, ou juste au-dessus des nouvelles pousses.',
        'Peignez les graminées persistantes avec des doigts gantés au lieu de les couper.',
        'Laissez les arbustes et les plantes ligneuses, comme la lavande, jusqu’à leur propre saison de taille.',
        'Faites des tiges un tas peu serré dans un coin et laissez-le quelques semaines, pour que les insectes qui y hivernent puissent sortir.',
      ],
      firstReason: 'Faites place aux jeunes pousses avant qu’elles percent les vieilles tiges',
      safety:
        'Portez des lunettes de protection parmi les tiges raides et les tuteurs, et des manches longues avec les euphorbes : leur sève brûle la peau et les yeux.',
    },
    'flower-garden.mulch-beds': {
      title: 'Désherber les massifs et les pailler sur 5 cm',
      why: 'Une couche de compost sur une terre humide retient l’eau et arrête la plupart des mauvaises herbes : vous arrosez et désherbez bien moins pendant les mois secs.',
      steps: [
        'Arrachez les mauvaises herbes avec leurs racines, à la main ou à la fourche, tant que la terre est humide.',
        'Si le sol est sec, arrosez-le bien d’abord, car un paillage garde sèche une terre sèche.',
        'Étalez du compost de jardin, du terreau de feuilles ou de l’écorce sur 5 cm au moins.',
        'Laissez libre une largeur de main autour des tiges ligneuses, et ne couvrez pas le collet des vivaces, sinon il pourrit.',
      ],
      firstReason: 'Une terre couverte garde son eau et laisse passer peu d’herbes',
      safety:
        'Ouvrez les sacs de terreau ou de compost loin du visage et n’en respirez pas la poussière, qui peut porter Legionella longbeachae. Lavez-vous ensuite les mains.',
    },
    'flower-garden.deadhead': {
      title: 'Retirer les fleurs fanées et désherber les massifs',
      why: 'Une plante qui a formé ses graines cesse de fleurir. Si vous retirez les fleurs fanées, la plupart continuent de fleurir pendant des semaines.',
      steps: [
        'Pincez ou coupez les fleurs fanées juste au-dessus de la feuille ou du bouton suivant.',
        'Rabattez de moitié les plantes qui refleurissent après une coupe, comme les géraniums vivaces, et arrosez-les.',
        'Laissez les fruits de rosier, les graines pour les oiseaux, et toute plante que vous voulez voir se ressemer.',
        'Binez ou arrachez les jeunes mauvaises herbes avant leur floraison.',
        'Faites-en une habitude hebdomadaire : dix minutes avec un sécateur et un seau.',
      ],
      firstReason: 'Les fleurs fanées coûtent à la plante la force de nouveaux boutons',
      safety:
        'Portez des gants pour la digitale, l’aconit et le laurier-rose, qui sont toxiques, et tenez les déchets de coupe loin des enfants et des animaux.',
    },
    'flower-garden.divide-clumps': {
      title: 'Soulever et diviser les touffes serrées de vivaces',
      why: 'Une touffe au cœur dégarni a épuisé sa terre. Divisée, elle refleurit et vous donne environ trois plantes pour rien.',
      steps: [
        'Choisissez des touffes qui ont peu de fleurs ou un cœur mort. Ne dérangez pas les pivoines et les hellébores.',
        'Coupez les tiges, et soulevez toute la touffe à la fourche.',
        'Séparez-la à la main, écartez-la avec deux fourches dos à dos, ou tranchez-la à la bêche. Chaque morceau doit avoir des racines et des bourgeons.',
        'Jetez le cœur ligneux.',
        'Replantez tout de suite les jeunes morceaux du bord, à la même profondeur, dans une terre avec du compost.',
        'Arrosez-les à la plantation, puis lors des semaines sèches jusqu’à ce que le sol soit froid.',
      ],
      firstReason: 'Trouvez les touffes dont le cœur s’est dégarni',
      safety: 'Pliez les genoux pour soulever. Coupez en deux dans le sol une touffe lourde avant de la sortir.',
    },
  },
};
