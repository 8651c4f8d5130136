import type { fridge as english } from '../../en/guides/fridge.ts';
import type { Translation } from '../../translation.ts';

export const fridge: Translation<typeof english> = {
  title: 'le réfrigérateur',
  footerTitle: 'Réfrigérateur',
  description:
    'Un réfrigérateur froid, propre et économe : huit tâches avec étapes et durées, les signes d’alerte à connaître, et le prix habituel d’une réparation.',
  answer:
    'Vérifiez la température et lavez les clayettes tous les trois mois, nettoyez les joints de porte et l’orifice d’évacuation tous les six mois, et aspirez le condenseur une fois par an.',
  keywords: [
    'entretien réfrigérateur',
    'nettoyer condenseur réfrigérateur',
    'température réfrigérateur',
    'joint de porte réfrigérateur',
    'dégivrer congélateur',
    'réfrigérateur ne refroidit plus',
    'prix réparation réfrigérateur',
  ],
  introduction: [
    'Un réfrigérateur tourne jour et nuit pendant des années, et ses défauts se voient mal. Le lait tourne trop tôt, la salade gèle au fond, et la facture d’électricité monte.',
    'La poussière sur le condenseur, une niche étroite ou une porte qui fuit font tourner le compresseur sans arrêt et l’usent. L’air humide qui passe le joint devient du givre. Un reste d’aliment dans l’orifice d’évacuation peut laisser une flaque sous les bacs.',
    'Les huit tâches présentées ici prennent de 5 à 45 minutes chacune. Elles gardent les aliments sains et peuvent aider le réfrigérateur à durer plus de douze ans. Ce guide dit aussi quels signes n’attendent pas, que faire pendant une panne de courant, et ce que coûte en général une réparation.',
  ],
  tips: [
    {
      title: 'Refroidissez vite les restes',
      content:
        'Mettez les plats chauds dans des récipients peu profonds, et au réfrigérateur dans les deux heures. Laissez d’abord refroidir une casserole fumante, car elle réchauffe les aliments voisins.',
    },
    {
      title: 'Décongelez au réfrigérateur',
      content:
        'Mettez les surgelés dans un bol, sur une clayette basse. Ils décongèlent sans risque et aident à refroidir le réfrigérateur.',
    },
    {
      title: 'Gardez-le fermé pendant une panne de courant',
      content:
        'Si la porte reste fermée, un réfrigérateur garde les aliments sains environ quatre heures. Un congélateur tient aussi longtemps que le dit sa fiche technique, souvent 10 à 24 heures.',
    },
    {
      title: 'Vérifiez la classe climatique pour un garage',
      content:
        'La classe SN fonctionne dans une pièce à partir de 10 °C, la classe N à partir de 16 °C. Dans une pièce plus froide, le compartiment congélateur peut dégeler.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une trace d’huile ou un sifflement près des tubes',
        content:
          'Du fluide frigorigène s’échappe peut-être, et dans la plupart des réfrigérateurs récents il peut brûler. Ouvrez une fenêtre, n’allumez rien, ne touchez à aucun interrupteur ni à aucune fiche, et appelez un technicien.',
      },
      {
        title: 'Une fiche roussie, ou une odeur de brûlé',
        content:
          'Coupez le circuit au disjoncteur avant de toucher la fiche. N’utilisez ni la prise ni le réfrigérateur avant que les deux aient été contrôlés. Si vous voyez de la fumée, sortez et appelez les pompiers.',
      },
    ],
    soon: [
      {
        title: 'Il fait un clic et se tait',
        content:
          'Le compresseur essaie de démarrer et échoue. Débranchez le réfrigérateur, mettez les aliments au froid ailleurs et appelez un technicien.',
      },
      {
        title: 'Le congélateur est froid, le réfrigérateur tiède',
        content:
          'Sur un modèle sans givre, le conduit d’air a gelé. Éteignez l’appareil et laissez-le ouvert une journée. Si la glace revient, appelez un technicien.',
      },
      {
        title: 'Des parois latérales très chaudes',
        content:
          'Des parois tièdes sont normales. Si elles sont trop chaudes pour votre paume, la chaleur ne s’échappe pas : laissez plus d’espace autour du réfrigérateur.',
      },
      {
        title: 'Il ne s’arrête jamais, ou la lampe reste allumée',
        content:
          'Un modèle à inverter ronronne presque sans arrêt, mais un réfrigérateur plus ancien doit faire des pauses. Laissez votre téléphone filmer à l’intérieur, porte fermée : si la lampe reste allumée, le contact de porte est bloqué.',
      },
    ],
  },
  professionals: [
    {
      title: 'Encore tiède après le nettoyage',
      content: 'Un technicien teste le ventilateur, la sonde et la résistance de dégivrage.',
      price: '120 à 250 €',
    },
    {
      title: 'Compresseur ou fluide frigorigène',
      content:
        'Seul un frigoriste peut ouvrir le circuit scellé. Pour un vieux réfrigérateur, c’est rarement rentable.',
      price: '300 à 600 €',
    },
    {
      title: 'Un joint de porte neuf',
      content:
        'Les règles de l’UE maintiennent en vente les joints des modèles récents pendant dix ans. Si le joint est vissé derrière l’habillage, faites-le poser.',
      price: '90 à 180 €',
    },
  ],
  kinds: {
    title: 'De quel type est votre réfrigérateur ?',
    columns: ['Type', 'Comment le reconnaître', 'Ce qui change'],
    rows: [
      [
        'Froid ventilé',
        'Des fentes au fond du congélateur, pas de glace',
        'Pas de dégivrage : gardez les fentes libres',
      ],
      ['Se couvre de glace', 'De la glace sur les clayettes ou les parois', 'Dégivrez-le à 5 mm de glace'],
      ['Avec eau ou glaçons', 'Un distributeur dans la porte', 'Changez le filtre, rincez le circuit'],
      ['Encastré', 'Une porte de meuble devant', 'Ses grilles, en haut et à la plinthe, ont besoin d’air'],
      [
        'Dans un garage froid',
        'La classe SN de la plaque marche dès 10 °C',
        'Les autres ne refroidissent plus le congélateur au froid',
      ],
    ],
  },
  codes: {
    title: 'Ce que disent l’afficheur et l’âge d’un réfrigérateur',
    columns: ['Ce que vous voyez', 'Ce que cela veut dire', 'Que faire d’abord'],
    rows: [
      [
        'Température qui clignote, alarme',
        'Plus chaud que réglé : porte ouverte, ou beaucoup d’aliments ajoutés',
        'Fermez, attendez six heures, mesurez de nouveau',
      ],
      [
        'Er IF, Er FF, 22E',
        'Un ventilateur pris dans la glace (LG, Samsung)',
        'Laissez-le éteint et ouvert une journée, puis réessayez',
      ],
      [
        'OF OF, OFF, dEMo',
        'Mode magasin : il éclaire mais ne refroidit pas',
        'Cherchez dans la notice les touches pour en sortir',
      ],
      [
        'R134a, R600a sur la plaque',
        'Le fluide ; le R600a brûle',
        'Ne percez, ne chauffez et ne piquez jamais le fond',
      ],
      ['Plus de 15 ans', 'Consomme jusqu’au double d’un neuf', 'Remplacez-le plutôt que le compresseur'],
    ],
  },
  law: {
    FR: 'Comme son gaz doit être récupéré, un vieux réfrigérateur repart sans frais avec le magasin qui en livre un neuf. Les règles de l’UE gardent en vente les joints de porte dix ans et les thermostats sept ans.',
    GB: 'Les fabricants gardent joints et autres pièces pendant sept à dix ans. Un vieux réfrigérateur est un déchet dangereux : donnez-le au magasin, à la commune ou à un transporteur agréé.',
    US: 'Laisser s’échapper le fluide exprès est interdit : un vieux réfrigérateur va donc à une collecte qui le récupère. La Californie et le Minnesota obligent les fabricants à vendre des pièces.',
  },
};
