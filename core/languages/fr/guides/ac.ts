import type { ac as english } from '../../en/guides/ac.ts';
import type { Translation } from '../../translation.ts';

export const ac: Translation<typeof english> = {
  title: 'le climatiseur',
  footerTitle: 'Climatiseur',
  description:
    'Un climatiseur efficace et sans moisissure : filtres, unité extérieure, entretien, six signes d’alerte, la loi, et les prix habituels des réparations.',
  answer:
    'Nettoyez les filtres intérieurs tous les deux mois d’utilisation, rincez l’unité extérieure une fois par an au printemps, et faites faire l’entretien tous les deux ans.',
  keywords: [
    'entretien climatisation',
    'nettoyer filtre climatiseur',
    'climatisation qui coule',
    'climatisation ne refroidit plus',
    'climatisation mauvaise odeur',
    'prix entretien climatisation',
    'fuite fluide frigorigène',
  ],
  introduction: [
    'Un climatiseur déplace la chaleur d’un côté d’un mur à l’autre, et l’air doit circuler librement des deux côtés. Un filtre poussiéreux à l’intérieur, ou une haie contre l’unité extérieure, fait tourner le compresseur plus longtemps pour le même confort. Le compresseur est aussi la pièce la plus chère à remplacer.',
    'L’échangeur intérieur reste froid, sombre et mouillé pendant des mois : la moisissure s’y développe facilement. La plupart des odeurs et des gouttes viennent de là.',
    'Un climatiseur split dure souvent environ 15 ans. Les deux causes les plus courantes d’une panne précoce sont l’air qui ne passe plus et le manque de fluide frigorigène. Vous pouvez éviter vous-même la première ; la seconde demande un technicien certifié. Les trois tâches présentées ici traitent l’une et l’autre.',
  ],
  tips: [
    {
      title: 'Réglez-le sur 26 °C',
      content:
        'L’ADEME conseille 26 °C dans les pièces climatisées ; les bébés et les personnes âgées ou malades peuvent avoir besoin de moins. Un réglage de 18 °C ne refroidit pas la pièce plus vite. Il ne fait que prolonger le fonctionnement.',
    },
    {
      title: 'Gardez le soleil dehors',
      content:
        'Fermez les volets ou les stores avant que le soleil atteigne la fenêtre. Aérez la nuit, une fois qu’il fait plus frais dehors que dedans.',
    },
    {
      title: 'Séchez l’échangeur après usage',
      content:
        'Après une journée de climatisation, faites tourner le ventilateur seul pendant une demi-heure, ou utilisez la fonction de séchage s’il y en a une. La moisissure se développe bien plus lentement sur un échangeur sec.',
    },
    {
      title: 'Chauffez avec lui au printemps et en automne',
      content:
        'Un climatiseur réversible est une pompe à chaleur. Par temps doux, il donne environ trois kilowattheures de chaleur pour un d’électricité. Il travaille alors toute l’année : n’emballez pas l’unité extérieure pour l’hiver.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une odeur de brûlé, ou l’appareil fait disjoncter',
        content:
          'Un moteur, un condensateur ou une borne surchauffe. Coupez l’appareil à son disjoncteur et laissez-le coupé jusqu’à ce qu’un technicien l’ait examiné. Si vous voyez de la fumée, sortez et appelez les pompiers.',
      },
      {
        title: 'Un sifflement continu, ou de l’huile à un raccord',
        content:
          'Du fluide frigorigène s’échappe peut-être ; un léger gargouillis après l’arrêt est normal. Arrêtez l’appareil, ouvrez les fenêtres, n’allumez rien et appelez un technicien certifié.',
      },
    ],
    soon: [
      {
        title: 'De la glace sur l’échangeur ou un tuyau',
        content:
          'L’appareil manque d’air ou de fluide. Arrêtez le froid, faites tourner le ventilateur jusqu’à ce que la glace ait fondu, et nettoyez le filtre. Si la glace revient, appelez un technicien. Ne la cassez jamais.',
      },
      {
        title: 'De l’eau qui coule sur le mur',
        content:
          'L’évacuation des condensats est bouchée, en général par un dépôt visqueux ou un pli du tuyau. Arrêtez l’appareil, mettez une bassine dessous, et dégagez l’extrémité extérieure du tuyau si vous l’atteignez depuis le sol.',
      },
      {
        title: 'Une odeur aigre au démarrage',
        content:
          'De la moisissure se développe sur l’échangeur ou la turbine. Ouvrez une fenêtre à la mise en marche, et faites faire un nettoyage. Les sprays parfumés ne font que masquer l’odeur et laissent un film sur les ailettes.',
      },
      {
        title: 'Il tourne des heures mais refroidit peu',
        content:
          'Nettoyez d’abord le filtre et dégagez l’unité extérieure. Si, au bout d’un quart d’heure, l’air soufflé est encore à peine plus frais que la pièce, le fluide manque peut-être.',
      },
    ],
  },
  ifYouRent:
    'Le nettoyage des filtres vous revient en général. L’entretien et les réparations d’un appareil intégré au logement sont souvent à la charge du propriétaire : lisez votre bail. En France, c’est normalement le locataire qui fait faire et paie la visite tous les deux ans. Demandez une autorisation écrite avant de poser un appareil sur le mur extérieur.',
  professionals: [
    {
      title: 'Technicien, pour la visite régulière',
      content:
        'Le prix vaut en général pour une unité extérieure et une unité intérieure. Les autres unités coûtent bien moins si elles sont entretenues à la même visite.',
      price: '120 à 220 €',
    },
    {
      title: 'Technicien certifié, pour une fuite',
      content:
        'Le fluide frigorigène ne s’use jamais : s’il en manque, il a fui. Demandez au technicien de chercher, de réparer et de tester la fuite avant de recharger, et d’inscrire sur la facture le poids ajouté.',
      price: '250 à 700 €',
    },
    {
      title: 'Technicien du fabricant, pour l’électronique',
      content:
        'Faites-le venir pour un code d’erreur, un ventilateur en panne ou un appareil qui ne démarre pas. Si le compresseur est mort et que l’appareil a plus de dix ans, demandez aussi le prix d’un neuf.',
      price: '150 à 500 €',
    },
  ],
  law: {
    FR: 'Un professionnel doit entretenir tous les deux ans les systèmes de 4 à 70 kW. Le technicien vous remet une attestation, que vous gardez.',
    GB: 'En Angleterre et au pays de Galles, les systèmes de plus de 12 kW doivent passer un contrôle énergétique tous les cinq ans. La plupart des logements sont en dessous. Les interventions sur le fluide frigorigène demandent un certificat F-gas.',
    US: 'Aucune loi fédérale n’impose d’entretien régulier. Seul un technicien certifié selon la Section 608 du Clean Air Act peut ouvrir le circuit frigorifique, et laisser échapper volontairement du fluide est illégal.',
  },
  kinds: {
    title: 'De quel type est votre climatiseur ?',
    columns: ['Type', 'Comment le reconnaître', 'Ce qui change'],
    rows: [
      ['Split', 'Un boîtier au mur, une unité dehors', 'Lavez les filtres, dégagez l’unité extérieure'],
      [
        'Gainable',
        'Des grilles au plafond ou aux murs, un grand filtre',
        'Changez le filtre, faites regarder les gaines',
      ],
      ['Mobile', 'Des roulettes et un tuyau vers la fenêtre', 'Videz le bac, étanchez la fenêtre'],
      [
        'De fenêtre',
        'Un seul boîtier à travers la fenêtre ou le mur',
        'Inclinez-le vers l’extérieur, rentrez-le avant l’hiver',
      ],
      [
        'À évaporation',
        'Des panneaux mouillés, pas de tuyau chaud',
        'Changez l’eau, séchez les panneaux : des germes y poussent',
      ],
    ],
  },
  codes: {
    title: 'Codes d’erreur, fluides et âges',
    columns: ['Ce que vous voyez', 'Ce que cela veut dire', 'Que faire d’abord'],
    rows: [
      [
        'U4, CH05, E101, H11',
        'Les unités ne communiquent pas (Daikin, LG, Samsung, Panasonic)',
        'Coupez le disjoncteur 5 minutes, puis réarmez',
      ],
      [
        'U0, CH38, F91',
        'Trop peu de fluide (Daikin, LG, Panasonic)',
        'Arrêtez et prenez rendez-vous avec un technicien certifié',
      ],
      [
        'R22 sur la plaque',
        'Un vieux gaz que l’on ne peut plus recharger dans l’UE',
        'Prévoyez son remplacement à la prochaine fuite',
      ],
      ['R32, R290 sur la plaque', 'Des gaz qui brûlent', 'Pas de flamme près d’une fuite ; aérez la pièce et sortez'],
      ['Plus de 12 ans', 'Joints et échangeurs s’usent', 'Comparez un compresseur à un appareil neuf'],
    ],
  },
};
