import type { fallsAndEarthquakes as english } from '../../en/items/falls-and-earthquakes.ts';
import type { Translation } from '../../translation.ts';

export const fallsAndEarthquakes: Translation<typeof english> = {
  tasks: {
    'windows-and-doors.anchor-furniture': {
      title: 'Fixer au mur les meubles hauts et le téléviseur',
      why: 'Une commode bascule dès qu’un enfant grimpe sur ses tiroirs ouverts, et lors d’un séisme n’importe quelle bibliothèque le peut. Une sangle en haut de chacun coûte peu.',
      steps: [
        'Allez de pièce en pièce et poussez doucement le haut de chaque bibliothèque, armoire, commode et téléviseur. Fixez tout ce qui oscille, et tout ce sur quoi un enfant pourrait grimper.',
        'Fixez deux sangles ou équerres en haut de chacun, dans des montants ou de la maçonnerie, avec les chevilles adaptées au mur.',
        'Vérifiez que les anciennes fixations tiennent encore et qu’aucune vis n’est sortie.',
        'Placez les objets lourds en bas, et retirez du dessus jouets et télécommandes.',
        'Tenez les meubles hauts loin des lits et de la sortie. Désormais, fixez chaque nouveau meuble le jour de son arrivée.',
      ],
      firstReason: 'Voyez lesquels de vos meubles basculeraient',
      safety:
        'Avant de percer, cherchez câbles et tuyaux avec un détecteur. Faites tenir le meuble par une autre personne pendant le travail.',
      tenant:
        'Demandez l’accord de votre propriétaire avant de percer : dans certains pays, ces fixations doivent être autorisées. Les sangles adhésives ne retiennent que des objets légers.',
    },
    'windows-and-doors.prepare-for-earthquakes': {
      title: 'Préparer le logement à un séisme',
      why: 'Après un fort séisme, l’eau, l’électricité et le gaz peuvent manquer pendant des jours. Ce que vous savez et avez mis de côté vous aide pendant les premières heures.',
      steps: [
        'Convenez d’un endroit sûr dans chaque pièce : sous une table solide, loin des vitres. Entraînez-vous tous : se baisser, s’abriter, s’agripper.',
        'Placez près de chaque lit des chaussures solides et une lampe torche, car il peut y avoir du verre par terre.',
        'Gardez trois litres d’eau potable par personne et par jour pour trois jours au moins, avec de la nourriture et des médicaments. Renouvelez ce qui est périmé.',
        'Apprenez à couper le gaz, l’eau et le disjoncteur général, et gardez l’outil nécessaire à portée de main.',
        'Posez des loquets aux placards de cuisine qui contiennent du verre, et gardez une radio à piles avec des piles de rechange.',
        'Convenez d’un lieu de rendez-vous, et choisissez une personne d’une autre région que tous appelleront.',
      ],
      firstReason: 'Connaissez les endroits sûrs, et ayez de l’eau pour les premiers jours',
      safety:
        'Après un séisme, si vous sentez une odeur de gaz, n’allumez aucune flamme et ne touchez à aucun interrupteur : sortez avec tout le monde et, une fois dehors, appelez {any gas number}. Attendez-vous à des répliques, et éloignez-vous des murs et des câbles.',
    },
    'windows-and-doors.secure-blind-cords': {
      title: 'Mettre hors de portée les cordons des stores et des rideaux',
      why: 'Un cordon en boucle peut étrangler un jeune enfant en quelques minutes, sans un bruit. Cela arrive surtout dans les chambres, à des enfants d’un à trois ans.',
      steps: [
        'Regardez chaque store et chaque rideau de chaque pièce. Si aucun n’a de cordon ni de chaînette, ou si aucun jeune enfant ne vient jamais ici, vous avez terminé.',
        'Fixez au mur, bien tendus avec un tendeur, les chaînettes et les cordons en boucle.',
        'Enroulez les cordons libres autour d’un arrêt placé à [[AU NZ: 1,6 | 1,5]] m du sol au moins, à chaque usage.',
        'Éloignez des fenêtres berceaux, lits, canapés et coffres à jouets.',
        'Remplacez par des stores sans cordon ceux des chambres d’enfant.',
      ],
      firstReason: 'Un cordon en boucle peut étrangler un jeune enfant',
      safety:
        'Ne coupez jamais une boucle en laissant ses bouts longs, et ne la nouez pas pour la mettre hors de portée : dans les deux cas, le cordon peut se prendre autour d’un cou. Montez sur un escabeau stable.',
      tenant:
        'Vous pouvez poser des arrêts de cordon presque partout. Demandez à votre propriétaire de remplacer les stores qui ne peuvent pas être mis hors de portée.',
    },
    'windows-and-doors.check-stairs': {
      title: 'Contrôler les escaliers, les mains courantes et les barres d’appui',
      why: 'À la maison, les chutes dans l’escalier blessent plus de personnes que le feu. La plupart ont une cause simple : une rampe qui bouge, un tapis qui rebique, une lampe qui ne marche pas.',
      steps: [
        'Montez et descendez chaque volée. Chaque marche doit être ferme, et aucun bord de tapis ni nez de marche ne doit se soulever.',
        'Tirez fort sur chaque main courante et chaque barre d’appui, de plusieurs côtés. Serrez les vis, et repérez pour un menuisier ce qui bouge encore.',
        'Contrôlez l’écart entre les barreaux : pas plus de 10 cm là où de jeunes enfants vivent ou viennent.',
        'Essayez l’éclairage des deux bouts. Le bord de chaque marche doit bien se voir.',
        'Débarrassez l’escalier des chaussures et des cartons, et gardez-le libre.',
        'S’il y a un enfant de moins de deux ans, vérifiez que les barrières du haut et du bas se verrouillent. En haut, utilisez une barrière vissée au mur.',
      ],
      firstReason: 'Trouvez rampes branlantes et bords soulevés avant une chute',
      safety:
        'Testez rampes et barres les deux pieds bien calés, et ne vous penchez pas par-dessus une rampe : elle peut céder. Ne confiez pas votre poids à une barre à ventouses.',
      tenant: 'Signalez par écrit à votre propriétaire une rampe qui bouge ou un escalier commun mal éclairé.',
    },
    'windows-and-doors.check-falling-windows': {
      title: 'Vérifier qu’aucune fenêtre ni grille ne peut tomber',
      why: 'Une fenêtre qui tombe d’un appartement peut tuer. [[SG: Une chute par défaut d’entretien peut coûter au propriétaire jusqu’à 10 000 dollars de Singapour d’amende, un an de prison, ou les deux. | Avant cela, ses rivets et ses vis se corrodent pendant des années.]]',
      steps: [
        'Restez à l’intérieur. Ouvrez chaque fenêtre à battant et regardez ses charnières et ses compas : aucune vis, aucun rivet ne doit être desserré, rouillé ou absent.',
        'Regardez avec un miroir les rivets au-dessus et au-dessous du vantail. [[SG: La loi les impose en inox, et non en aluminium. | De la rouille ou une poudre blanche annoncent qu’ils vont lâcher.]]',
        'Faites coulisser chaque fenêtre coulissante sur son rail. Les butées et les profilés qui la retiennent doivent être là, et intacts.',
        'Nettoyez les rails, et mettez une goutte d’huile sur les charnières et les autres pièces mobiles.',
        'Tirez doucement chaque grille depuis l’intérieur : ses vis doivent tenir dans le mur. Un adulte doit pouvoir ouvrir toute grille qui barre votre sortie en cas d’incendie.',
        'Gardez fermée une fenêtre qui a du jeu jusqu’à ce qu’[[SG: une entreprise agréée | un menuisier]] l’ait réparée.',
      ],
      firstReason: 'Un seul rivet corrodé peut laisser tomber une fenêtre entière',
      safety:
        'Ne vous penchez jamais au-dehors, et ne montez pas sur une chaise devant une fenêtre ouverte. Ne déposez pas un vantail vous-même : son poids peut vous entraîner. Laissez les enfants dans une autre pièce.',
      tenant: 'Écrivez le jour même à votre propriétaire au sujet d’une fenêtre qui a du jeu, et gardez-la fermée.',
    },
  },
};
