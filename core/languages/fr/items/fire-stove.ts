import type { fireStove as english } from '../../en/items/fire-stove.ts';
import type { Translation } from '../../translation.ts';

export const fireStove: Translation<typeof english> = {
  name: 'Cuisinière à bois',
  tasks: {
    'fire-stove.book-sweep': {
      title: 'Prendre rendez-vous avec le ramoneur pour la cuisinière à bois',
      why: 'Une cuisinière qui brûle au ralenti pendant des heures tapisse son conduit de bistre. Le bistre en feu peut fendre une cheminée, et un conduit bouché envoie du monoxyde de carbone dans la cuisine.',
      steps: [
        'Prenez rendez-vous avec un ramoneur certifié pour la cuisinière, son tuyau de raccordement et tout le conduit. S’il vient pour une autre cheminée, il peut faire les deux.',
        'Convenez d’autres dates : la NFPA demande une visite par an au moins ; les ramoneurs britanniques (NACS) en conseillent une par trimestre tant que vous brûlez du bois, et deux par an pour le charbon.',
        'Laissez le feu s’éteindre la veille. Considérez les cendres comme brûlantes : mettez-les dehors dans un bac en métal avec couvercle. Étalez ensuite des bâches.',
        'Demandez un essai de fumée ou de tirage, et un contrôle des raccords, des joints, de la plaque qui ferme la cheminée, du chapeau et de l’entrée d’air.',
        'Gardez le certificat : les assureurs et, dans beaucoup de pays, la loi l’exigent. [[DE: Votre Feuerstättenbescheid énumère chaque travail et sa date. | PL: Tant que la cuisinière sert, la loi demande un ramonage tous les trois mois. | ]]',
      ],
      firstReason: 'Un conduit ramoné évacue la fumée et garde le feu à sa place',
      safety:
        'Un grondement dans le tuyau, des étincelles au sommet du conduit ou un conduit rougeoyant signalent un feu de cheminée. Fermez les portes et les arrivées d’air de la cuisinière, faites sortir tout le monde, appelez {emergency number} une fois dehors, et ne jetez pas d’eau sur le feu.',
      tenant:
        '[[FR: Le ramonage incombe au locataire, sauf si le bail en dispose autrement. | BE: C’est en général le locataire qui paie le ramonage. | Demandez le dernier certificat. En France et en Belgique, le ramonage revient normalement au locataire.]] N’allumez pas de feu sans certificat valable.',
      landlord: 'ramonage de la cuisinière à bois',
    },
    'fire-stove.brush-flueways': {
      title: 'Brosser les carneaux de la cuisinière et contrôler ses joints',
      why: 'La fumée fait le tour du four avant de sortir. Une couche de suie à cet endroit garde le four froid, quel que soit le bois que vous brûlez.',
      steps: [
        'Laissez la cuisinière refroidir complètement. Couvrez le sol, mettez un masque antipoussière et ouvrez les fenêtres.',
        'Soulevez les plaques, ouvrez les trappes à suie que montre la notice, et regardez avec une lampe torche.',
        'Raclez le dessus, les côtés et le dessous du four vers la trappe, et retirez la suie à la pelle.',
        'Mettez les cendres, comme si elles étaient brûlantes, dans un seau en métal avec couvercle, dehors, sur de la pierre, à 3 m au moins de la maison.',
        'Fermez chaque porte sur une bande de papier : elle doit résister. Remplacez une tresse aplatie, et notez pour le ramoneur les briques réfractaires fendues.',
        'Remontez tout sans jeu, allumez un petit feu et vérifiez qu’aucune fumée ne s’échappe. Si vous cuisinez tous les jours sur cette cuisinière, regardez de nouveau chaque mois.',
        'Prenez l’habitude de ne brûler que du bois à 20 % d’humidité ou moins.',
      ],
      firstReason: 'La suie autour du four retient la chaleur loin de vos plats',
      safety:
        'Les braises restent brûlantes dans les cendres pendant des jours : n’utilisez jamais d’aspirateur, de seau en plastique ni de poubelle d’intérieur. Gardez un détecteur de monoxyde de carbone dans la cuisine et laissez ouverte l’entrée d’air de la pièce.',
    },
    'fire-stove.empty-ash-pan': {
      title: 'Dégager l’arrière du cendrier et contrôler le bac à cendres',
      why: 'Quand les cendres touchent les barreaux par-dessous, plus aucun air ne les refroidit : ils s’affaissent, et il est difficile d’en trouver pour une vieille cuisinière.',
      steps: [
        'Regardez le cendrier chaque matin où vous allumez la cuisinière, et videz-le avant que les cendres touchent la grille.',
        'Aujourd’hui, secouez la grille jusqu’à ce qu’elle joue librement, et sortez lentement le cendrier au-dessus d’une plaque en métal.',
        'Versez doucement les cendres dans un bac en métal avec couvercle. Considérez-les comme rougeoyantes, quel que soit leur aspect.',
        'Raclez l’espace sous et derrière le cendrier, où les cendres le soulèvent et tiennent sa porte ouverte.',
        'Portez tout de suite le bac dehors, sur un sol nu, à 3 m au moins de tout ce qui brûle, et laissez-le là pendant des jours. Vérifiez que son fond et son couvercle sont intacts.',
        'Fermez bien la porte du cendrier. Si elle reste entrouverte, le feu s’emballe et le dessus peut se fendre.',
      ],
      firstReason: 'Des cendres jusqu’aux barreaux brûlent la grille et cachent des braises',
      safety:
        'Ne laissez le bac ni dans la cuisine, ni sous le porche, ni dans le garage. N’utilisez ni aspirateur ni poubelle en plastique, et éloignez enfants et animaux pendant le transport.',
    },
  },
};
