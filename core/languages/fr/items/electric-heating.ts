import type { electricHeating as english } from '../../en/items/electric-heating.ts';
import type { Translation } from '../../translation.ts';

export const electricHeating: Translation<typeof english> = {
  name: 'Chauffage électrique',
  tasks: {
    'electric-heating.dust-heaters': {
      title: 'Dépoussiérer les radiateurs électriques',
      why: 'La poussière déposée pendant l’arrêt brûle à la remise en marche. Elle sent mauvais, tache le mur et retient l’air qui empêche le radiateur de surchauffer.',
      steps: [
        'Coupez chaque radiateur à son interrupteur ou à son disjoncteur, ou débranchez-le, et laissez-le refroidir.',
        'Aspirez les grilles du bas et du haut avec l’embout brosse. N’introduisez rien dans les fentes.',
        'Essuyez l’habillage avec un chiffon à peine humide et séchez-le. Aspirez le sol et le mur derrière, aussi loin que vous le pouvez.',
        'Remettez le radiateur en marche, réglez-le fort pendant vingt minutes, fenêtre ouverte, et restez dans la pièce.',
        'Une légère odeur de poussière est normale la première fois. Si vous remarquez de la fumée, des crépitements ou une odeur de plastique chaud, éteignez-le et appelez un électricien.',
      ],
      firstReason: 'La poussière déposée brûle, sent mauvais et retient la chaleur',
      safety:
        'N’ouvrez jamais l’habillage. Un radiateur à accumulation reste chaud une journée après l’arrêt, et les anciens peuvent contenir de l’amiante.',
    },
    'electric-heating.check-clearance': {
      title: 'Contrôler les câbles, les fiches et l’espace autour des radiateurs',
      why: 'La plupart des incendies de radiateur commencent par un rideau, un lit ou du linge trop proche. Beaucoup d’autres partent d’une fiche qui surchauffe depuis des semaines.',
      steps: [
        'Allez de radiateur en radiateur et écartez tout ce qui pend au-dessus, s’appuie dessus ou bouche ses grilles.',
        'Gardez tout ce qui peut brûler à 1 m au moins d’un radiateur mobile, et suivez la notice pour les radiateurs fixes.',
        'Cherchez avec une lampe torche, sur chaque câble, des coupures et des parties molles, et sur chaque fiche et chaque prise, des traces brunes ou des bords fondus.',
        'Après une demi-heure à pleine puissance, éteignez et touchez la fiche. Tiède, c’est normal ; trop chaude pour être tenue, non.',
        'Branchez les radiateurs mobiles directement sur une prise murale, jamais sur une rallonge ni sur un adaptateur.',
      ],
      firstReason: 'Vérifiez que rien ne peut prendre feu près d’un radiateur chaud',
      safety:
        'Éteignez un radiateur mobile quand vous quittez la pièce ou allez vous coucher. Ne séchez pas de linge sur un radiateur, et n’utilisez plus un radiateur dont le câble est abîmé.',
      tenant:
        'Signalez à votre propriétaire une prise brunie ou un radiateur fixe qui bouge, et ne l’utilisez pas avant la réparation.',
    },
    'electric-heating.set-controls': {
      title: 'Régler les thermostats et les programmateurs des radiateurs',
      why: 'Le chauffage électrique coûte cher. L’ADEME estime qu’un degré Celsius de moins économise environ 7 % de l’énergie de chauffage. Un programmateur mal réglé en gaspille davantage.',
      steps: [
        'Mettez à l’heure chaque programmateur, et vérifiez que les piles sont neuves.',
        'Réglez environ 19 °C dans les pièces à vivre et 17 °C la nuit dans les chambres. Les personnes âgées ou malades peuvent avoir besoin de plus ; pour un bébé qui dort, l’idéal est de [[GB IE US AU NZ: 16 à 20 °C | 18 à 20 °C]].',
        'Sur un radiateur à accumulation, augmentez la charge avant les nuits froides, et baissez la restitution au coucher et quand vous sortez.',
        'Gardez le mode « boost » pour les urgences, car il consomme aussi en heures pleines.',
        'Posez un thermomètre sur une étagère loin du radiateur et comparez après une journée. Corrigez le réglage s’ils diffèrent.',
      ],
      firstReason: 'Une horloge mal réglée chauffe tous les jours des pièces vides',
      safety:
        'Quand vous partez par temps de gel, laissez le mode hors gel activé. Si vous coupez le chauffage, des tuyaux peuvent éclater.',
    },
  },
};
