import type { microwave as english } from '../../en/guides/microwave.ts';
import type { Translation } from '../../translation.ts';

export const microwave: Translation<typeof english> = {
  title: 'le four à micro-ondes',
  footerTitle: 'Micro-ondes',
  description:
    'Un micro-ondes propre à la porte intacte est un micro-ondes sûr : quatre tâches courtes, six pannes à reconnaître, et quand une réparation vaut son prix.',
  answer:
    'Nettoyez l’intérieur à la vapeur tous les trois mois, contrôlez la porte et le plateau tous les six mois, et dégagez les aérations une fois par an. Seul un technicien doit ouvrir l’appareil.',
  keywords: [
    'entretien micro-ondes',
    'nettoyer un micro-ondes',
    'micro-ondes fait des étincelles',
    'micro-ondes ne chauffe plus',
    'contrôler porte micro-ondes',
    'réparer ou remplacer micro-ondes',
  ],
  introduction: [
    'Un four à micro-ondes chauffe directement les aliments : il est rapide et consomme peu d’énergie pour les petites portions. Il chauffe aussi tout ce qui est resté à l’intérieur : une éclaboussure de sauce recuit à chaque mise en marche, jusqu’à brûler.',
    'Une réparation vaut rarement son prix, car un appareil simple neuf ne coûte souvent pas plus qu’un passage à l’atelier. L’entretien tient donc en trois points : un intérieur propre, des aérations dégagées et une porte qui ferme bien. Les quatre tâches présentées ici prennent de 10 à 15 minutes chacune, et un micro-ondes ainsi traité peut durer dix ans.',
    'La façon de chauffer compte aussi. Les ondes n’entrent que de quelques centimètres dans les aliments, et le milieu se réchauffe à partir de là. Chauffez les restes jusqu’à ce qu’ils soient fumants à cœur.',
  ],
  tips: [
    {
      title: 'Couvrez les plats, mais pas hermétiquement',
      content:
        'Un couvercle à évent ou une assiette retournée garde la sauce loin des parois et l’humidité dans le plat. Ne laissez pas le film alimentaire toucher ce que vous allez manger.',
    },
    {
      title: 'Prenez la demi-puissance pour ce qui est épais',
      content:
        'Les portions denses ou surgelées chauffent plus régulièrement à mi-puissance et en deux fois plus de temps. Remuez une fois en cours de route. Attendez ensuite deux minutes, car la cuisson continue.',
    },
    {
      title: 'Sachez ce qui doit rester dehors',
      content:
        'Les bords dorés, le papier aluminium, les liens métalliques et les poignées en métal font des étincelles. Les bocaux fermés, les œufs dans leur coquille et les boissons en bouteille étroite peuvent éclater ou déborder.',
    },
    {
      title: 'Testez un plat que vous ne connaissez pas',
      content:
        'Mettez-le à côté d’une tasse d’eau et chauffez les deux une minute. Si le plat est chaud et l’eau froide, il absorbe lui-même l’énergie : ne l’utilisez pas.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'De la fumée ou une flamme à l’intérieur',
        content:
          'N’ouvrez pas la porte. Appuyez sur arrêt, coupez le courant si vous pouvez atteindre la fiche ou le disjoncteur sans danger, et attendez que le feu soit éteint. S’il continue, faites sortir tout le monde et appelez les pompiers.',
      },
      {
        title: 'Il démarre tout seul, ou tourne porte ouverte',
        content:
          'Un relais ou un contact de porte est en panne. Débranchez-le aussitôt, et ne l’utilisez pas avant qu’un technicien du fabricant l’ait réparé.',
      },
      {
        title: 'Des étincelles qui ne s’arrêtent pas',
        content:
          'Appuyez sur arrêt, sortez le plat et tout métal, et essuyez les parois. Si une tasse d’eau seule fait encore des étincelles, débranchez l’appareil et laissez-le débranché jusqu’à sa réparation.',
      },
    ],
    soon: [
      {
        title: 'Il tourne, mais le plat reste froid',
        content:
          'Le magnétron ou son alimentation est en panne. Chauffez une tasse d’eau deux minutes à pleine puissance. Si elle est à peine tiède, demandez un prix à un réparateur.',
      },
      {
        title: 'Un ronflement nouveau et grave',
        content:
          'Les pièces à haute tension souffrent. Arrêtez et débranchez l’appareil, et ne le remettez pas en marche juste pour écouter. Faites-le contrôler, ou remplacez-le.',
      },
      {
        title: 'De la rouille qui cloque ou de la peinture qui s’écaille',
        content:
          'Le métal nu fait des étincelles, et la rouille affaiblit la paroi qui retient l’énergie. N’utilisez plus l’appareil et demandez au fabricant si l’endroit peut être repeint. Si la rouille a percé une paroi, achetez un micro-ondes neuf.',
      },
    ],
  },
  professionals: [
    {
      title: 'Four encastré ou combiné',
      content:
        'Faites réparer un appareil encastré si un neuf devait entrer dans la même niche. Demandez d’abord si le devis est gratuit.',
      price: '120 à 250 €',
    },
    {
      title: 'Mesure de fuite à la porte',
      content:
        'Après une chute ou un choc, un atelier mesure la fuite. La limite européenne est de 50 W/m² à une distance de 5 cm ; une porte intacte reste loin en dessous.',
      price: '40 à 80 €',
    },
    {
      title: 'Fiche chaude ou circuit qui disjoncte',
      content:
        'Si la fiche chauffe, ou si la bouilloire et le micro-ondes ensemble font disjoncter, un électricien contrôle la prise et ses fils. Un circuit séparé coûte plus cher.',
      price: '90 à 250 €',
    },
  ],
  kinds: {
    title: 'De quel type est votre micro-ondes ?',
    columns: ['Type', 'Comment le reconnaître', 'Ce qui change'],
    rows: [
      [
        'À plateau tournant',
        'Un plateau de verre sur un anneau à galets',
        'Lavez plateau et anneau, gardez le moyeu sec',
      ],
      ['À sole plate', 'En céramique, sans rien qui tourne', 'Essuyez aussitôt ; ne soulevez jamais la sole'],
      [
        'Avec gril ou chaleur tournante',
        'Une résistance au plafond ou un ventilateur au fond',
        'La graisse brûle : ne chauffez à vide que si la notice le dit',
      ],
      ['Encastré', 'Un cadre, pas de côtés libres', 'Débranchez à la prise du meuble voisin'],
      [
        'Au-dessus d’une table de cuisson',
        'Son propre ventilateur et des filtres à graisse',
        'Lavez les filtres tous les mois',
      ],
    ],
  },
  codes: {
    title: 'Ce que disent l’afficheur et l’âge d’un micro-ondes',
    columns: ['Ce que vous voyez', 'Ce que cela veut dire', 'Que faire d’abord'],
    rows: [
      ['Loc, une clé', 'Sécurité enfants', 'Appuyez 3 secondes sur la touche que nomme la notice'],
      ['PF, 88:88', 'Il y a eu une coupure', 'Réglez l’heure'],
      [
        'H97, H98, H99',
        'Magnétron ou son alimentation (Panasonic)',
        'Ne l’utilisez plus ; faites-le réparer par le fabricant ou remplacez-le',
      ],
      ['SE, 5E', 'Une touche est coincée (Samsung)', 'Débranchez, séchez et nettoyez le bandeau, réessayez'],
      [
        'Plus de 8 ans',
        'Le magnétron faiblit : une tasse d’eau met plus longtemps',
        'Remplacez-le : un magnétron neuf coûte plus cher',
      ],
    ],
  },
  law: {
    FR: 'Le vendeur d’un micro-ondes neuf reprend l’ancien sans frais. Vous pouvez aussi porter l’ancien au point de collecte, jamais à la poubelle.',
    GB: 'Un magasin qui vend un micro-ondes neuf reprend l’ancien, ou finance un système qui le fait. L’ancien ne va pas à la poubelle.',
    US: 'La norme fédérale limite les fuites pendant toute la vie du four à 5 mW par centimètre carré, à 5 cm. Signalez une porte abîmée au fabricant et à la FDA.',
  },
};
