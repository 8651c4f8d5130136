import type { stoves as english } from '../../en/guides/stoves.ts';
import type { Translation } from '../../translation.ts';

export const stoves: Translation<typeof english> = {
  title: 'la table de cuisson ou la cuisinière',
  footerTitle: 'Table de cuisson',
  description:
    'Brûleurs à gaz, induction et cuisinière à bois : comment nettoyer et contrôler chacune, ce que disent flammes et codes, la loi, et qui appeler.',
  answer:
    'Gaz : un contrôle de sécurité par an, les brûleurs tous les trois mois. Induction : raclez la vitre tous les six mois. Cuisinière à bois : un ramonage chaque automne.',
  keywords: [
    'entretien table de cuisson',
    'nettoyer brûleurs gaz',
    'flamme jaune gazinière',
    'nettoyer plaque induction',
    'code erreur plaque induction',
    'nettoyage cuisinière à bois',
    'fixation antibasculement cuisinière',
    'prix contrôle gaz',
  ],
  introduction: [
    'Ce guide traite trois appareils. Le gaz d’une table de cuisson brûle dans l’air de la pièce. Une table à induction chauffe la casserole elle-même. Une cuisinière à bois a un foyer fermé et demande un conduit de fumée.',
    'La cuisson cause environ la moitié des incendies domestiques aux États-Unis, selon la NFPA. La raison la plus courante est une casserole laissée sans surveillance : restez dans la cuisine pendant une friture. Des brûleurs propres, une électronique bien refroidie et un conduit ramoné rendent l’appareil sûr.',
    'Chaque appareil a ses propres tâches ci-dessous ; ne faites que celles qui concernent le vôtre.',
  ],
  tips: [
    {
      title: 'Gardez un couvercle à portée de main',
      content:
        'Si de la graisse brûle dans une casserole, coupez le feu si vous le pouvez sans danger, faites glisser le couvercle dessus et laissez-le jusqu’à ce que tout soit froid. N’utilisez pas d’eau, et ne déplacez pas la casserole. S’il reste des flammes, fermez la porte derrière vous et appelez les pompiers.',
    },
    {
      title: 'Mettez la hotte chaque fois que vous cuisinez',
      content:
        'Une hotte qui rejette l’air dehors enlève le dioxyde d’azote, la fumée et la vapeur ; une hotte à recyclage enlève surtout la graisse : ouvrez aussi une fenêtre. Cuisinez sur les feux arrière, qu’elle couvre le mieux.',
    },
    {
      title: 'Fixez une cuisinière en pose libre',
      content:
        'Si un enfant monte sur la porte ouverte du four, la cuisinière peut basculer. Depuis 1991, les cuisinières vendues aux États-Unis ont une équerre antibasculement. Vérifiez que la vôtre est posée : ouvrez la porte et appuyez dessus doucement, sans rien sur la table de cuisson.',
    },
    {
      title: 'Tournez les manches vers l’intérieur',
      content:
        'Tournez les manches des casseroles à l’opposé du bord et utilisez la sécurité enfants. Choisissez une casserole à la taille du feu : des flammes sur le côté ne chauffent que le manche, et l’induction peut ne pas détecter un petit fond.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Gaz : l’allumeur claque, mais rien ne s’allume',
        content:
          'Fermez au bout de dix secondes et attendez une minute. Si le chapeau est sec et d’aplomb, appelez un professionnel du gaz. Si vous sentez encore le gaz, ne touchez à aucun interrupteur, ouvrez les fenêtres, sortez et appelez de l’extérieur le numéro d’urgence gaz.',
      },
      {
        title: 'Induction : une odeur de plastique chaud',
        content: 'Coupez au disjoncteur, et laissez la table coupée jusqu’à ce qu’un technicien l’ait examinée.',
      },
      {
        title: 'Cuisinière à bois : fumée à l’ouverture d’une porte',
        content:
          'Ouvrez le registre de démarrage et une fenêtre. Si la fumée vient encore, laissez le feu s’éteindre et appelez un ramoneur : la suie a rétréci le conduit. Si quelqu’un a mal à la tête ou est pris de somnolence, faites sortir tout le monde et appelez le numéro d’urgence.',
      },
      {
        title: 'Cuisinière à bois : une plaque qui rougeoie',
        content:
          'La cuisinière est trop chaude. Fermez les entrées d’air, n’ajoutez pas de bois et laissez-la refroidir lentement. L’eau froide fendrait la plaque.',
      },
    ],
    soon: [
      {
        title: 'Gaz : la flamme meurt quand vous lâchez le bouton',
        content: 'La sécurité de flamme est usée. Laissez ce brûleur éteint, et ne coincez jamais le bouton.',
      },
      {
        title: 'Induction : un code qui revient',
        content:
          'Essuyez les commandes et laissez la table refroidir dix minutes. Si le code revient, notez-le et appelez un technicien.',
      },
    ],
  },
  ifYouRent:
    'Le nettoyage vous revient. Les réparations des tuyaux de gaz, de l’électricité et du conduit reviennent au propriétaire : signalez tout de suite les défauts. En France, vous remplacez le tuyau de gaz souple quand sa date est passée. Demandez à voir le dernier rapport sur le gaz et, pour une cuisinière à bois, le certificat de ramonage, avant de l’utiliser.',
  professionals: [
    {
      title: 'Professionnel du gaz',
      content:
        'Faites-le venir pour le contrôle annuel, un tuyau neuf, une flamme irrégulière ou un changement de gaz.',
      price: '80 à 160 €',
    },
    {
      title: 'Technicien en électroménager',
      content:
        'Faites-le venir pour une vitre neuve, un ventilateur ou une carte de puissance. Si la table a plus de dix ans, comparez le prix à celui d’une neuve.',
      price: '200 à 500 €',
    },
    {
      title: 'Poêlier ou ramoneur',
      content: 'Faites-le venir pour des briques réfractaires, des grilles et des plaques déformées.',
      price: '100 à 350 €',
    },
  ],
  law: {
    FR: 'Au gaz de ville, une cuisinière doit avoir un tuyau à visser ; les tubes de caoutchouc emmanchés sur un embout sont interdits. Si les tuyaux de gaz d’un logement loué ont plus de 15 ans, le bailleur doit vous remettre un diagnostic gaz de moins de six ans. Le conduit d’une cuisinière à bois doit être ramoné une fois par an.',
    GB: 'Seul un technicien inscrit au Gas Safe Register peut raccorder ou réparer une table de cuisson à gaz. Les bailleurs doivent faire contrôler tous les 12 mois celle qu’ils fournissent.',
    US: 'Les normes des cuisinières exigent qu’elles restent debout avec 250 lb (113 kg) sur la porte ouverte, ce qui demande en général l’équerre. Là où l’International Residential Code s’applique, elle doit être posée comme le dit la notice du fabricant.',
  },
};
