import type { chimney as english } from '../../en/guides/chimney.ts';
import type { Translation } from '../../translation.ts';

export const chimney: Translation<typeof english> = {
  title: 'la cheminée',
  footerTitle: 'Cheminée',
  description:
    'Quand faire ramoner, que brûler, où vont les cendres, comment lire la fumée et les taches, ce que demande la loi, et ce que coûte un ramoneur.',
  answer:
    'Une fois par an, par un ramoneur, avant la saison de chauffe ; deux fois si vous brûlez du bois presque tous les jours. Chaque printemps, regardez la souche depuis le sol.',
  keywords: [
    'entretien cheminée',
    'ramonage combien de fois par an',
    'prix ramonage',
    'bistre cheminée',
    'cheminée qui fume dans la pièce',
    'meilleur bois de chauffage',
    'que faire des cendres de cheminée',
    'inspection conduit de cheminée',
  ],
  introduction: [
    'Un gaz chaud est léger. En montant dans la cheminée, il tire de l’air frais vers le feu et emporte la fumée. Tout ce qui refroidit ce gaz, rétrécit le conduit ou empêche l’air frais d’entrer affaiblit ce tirage. La fumée et le monoxyde de carbone viennent alors dans la pièce.',
    'Un feu vif de bois sec laisse peu de suie. Un feu humide ou qui couve laisse de la suie et du bistre. Le bistre brûle : un feu de cheminée peut dépasser 1 000 °C et fendre la maçonnerie.',
    'Un ramonage par an, du bois sec et des cendres manipulées avec soin évitent la plupart de ces problèmes. La maçonnerie d’une cheminée sèche et ramonée dure des générations. Ce guide dit aussi ce que signifient la fumée, les taches et les odeurs.',
  ],
  tips: [
    {
      title: 'Traitez les cendres comme brûlantes pendant des jours',
      content:
        'Des braises peuvent rougeoyer des jours dans les cendres. Laissez le feu s’éteindre une journée, puis mettez les cendres à la pelle, comme si elles étaient encore brûlantes, dans un bac en métal au couvercle bien ajusté. Gardez-le dehors, à 3 m ou plus de tout bâtiment. N’utilisez jamais de sac en papier, de carton, de poubelle en plastique ni d’aspirateur.',
    },
    {
      title: 'Mettez un pare-étincelles',
      content:
        'Gardez un écran en métal ou en verre devant un foyer ouvert, et une grille fixe s’il y a des enfants. Tenez les meubles, les tapis et les bûches à 1 m au moins. Éteignez le feu avant d’aller dormir ou de sortir.',
    },
    {
      title: 'Ne brûlez que du bois sec, non traité',
      content:
        'Fendez-le et laissez-le sécher deux étés sous un toit ouvert sur les côtés. Mesurez l’humidité sur une face fraîchement fendue. Le bois peint, l’aggloméré, le bois flotté et le plastique dégagent des fumées toxiques et attaquent les tubages en acier.',
    },
    {
      title: 'Allumez-le par le haut',
      content:
        'Mettez les bûches en bas, le petit bois dessus et l’allume-feu en dernier. Le feu brûle vers le bas et fume bien moins. Laissez le registre ouvert jusqu’à ce que les cendres soient froides : même sans flammes, des braises dégagent du monoxyde de carbone.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'De la fumée vient dans la pièce',
        content:
          'Arrêtez la hotte et ouvrez une fenêtre. Si la fumée continue, laissez le feu s’éteindre fenêtre ouverte, et appelez le ramoneur. Si quelqu’un est pris de somnolence ou de nausées, faites sortir tout le monde et appelez le numéro d’urgence.',
      },
      {
        title: 'Un mur qui chauffe',
        content:
          'Une zone chaude ou un papier peint bruni signifie que la chaleur passe à travers la maçonnerie. Laissez mourir le feu et surveillez l’endroit jusqu’à ce qu’il soit froid. S’il fume ou sent le brûlé, quittez la maison et appelez les pompiers. N’utilisez pas le conduit avant sa réparation.',
      },
      {
        title: 'De la terre cuite ou du mortier dans la grille',
        content:
          'L’intérieur du conduit se désagrège, et des gaz chauds peuvent atteindre les murs et le bois. N’utilisez plus la cheminée avant qu’un ramoneur ait passé une caméra dans le conduit.',
      },
    ],
    soon: [
      {
        title: 'Des écailles noires et brillantes dans le foyer',
        content:
          'Le bistre se détache du conduit au-dessus. N’allumez pas d’autre feu. Gardez quelques écailles pour les montrer au ramoneur, car le bistre dur demande d’autres outils que la suie.',
      },
      {
        title: 'Une odeur de goudron les jours humides',
        content:
          'La pluie ou l’air humide mouille de la vieille suie. Faites ramoner le conduit, et demandez si le chapeau de cheminée manque. Les produits parfumés ne font que masquer l’odeur.',
      },
      {
        title: 'Des croûtes blanches et des briques qui s’écaillent',
        content:
          'Une maçonnerie qui reste mouillée rejette des sels, et le gel fait ensuite éclater la face des briques. Trouvez par où l’eau entre, souvent au couronnement ou au solin en plomb, avant l’hiver.',
      },
    ],
  },
  ifYouRent:
    'Demandez qui fait venir le ramoneur avant d’allumer le premier feu, et demandez à voir le dernier certificat. En France, c’est normalement le locataire. En Grande-Bretagne, cela dépend du contrat, mais le conduit lui-même revient au propriétaire. En Angleterre, le propriétaire doit aussi poser un détecteur de monoxyde de carbone dans la pièce.',
  professionals: [
    {
      title: 'Ramoneur certifié, pour chaque visite',
      content:
        'C’est le prix habituel pour un conduit, avec certificat. Les nids, les souches hautes et le bistre dur coûtent plus cher : parlez-en quand vous appelez.',
      price: '60 à 120 €',
    },
    {
      title: 'Ramoneur avec caméra, pour un examen',
      content:
        'Faites-le venir après tout feu de cheminée, avant d’acheter une maison ou de poser un poêle, et après un long abandon. Demandez les images et un rapport écrit.',
      price: '150 à 350 €',
    },
    {
      title: 'Maçon ou couvreur, pour la souche',
      content:
        'Faites-le venir pour un chapeau neuf, des joints à refaire, un couronnement fissuré ou du plomb qui fuit. Demandez deux devis, et si l’échafaudage est compris : il peut coûter autant que les travaux.',
      price: '400 à 1 500 €',
    },
  ],
  law: {
    FR: 'Un professionnel doit ramoner le conduit au moins tous les 12 mois, ou plus souvent là où les règles locales le disent. Les poêles et les inserts demandent aussi un entretien annuel ; les foyers ouverts, non. Vous recevez un certificat dans les 15 jours ouvrés et le gardez deux ans.',
    GB: 'Aucune loi ne demande aux propriétaires occupants de ramoner, mais les assureurs peuvent demander un certificat de ramonage. Dans une smoke control area, vous ne pouvez brûler du bois que dans un appareil dispensé ; en Angleterre, l’amende pour fumée va jusqu’à 300 £. La vente de house coal (houille domestique) pour les logements est interdite en Angleterre.',
    US: 'Aucune loi fédérale ne vise les propriétaires occupants. La norme NFPA 211, que beaucoup de codes locaux adoptent, demande un contrôle de chaque cheminée au moins une fois par an. La vente du logement en demande un plus approfondi.',
  },
};
