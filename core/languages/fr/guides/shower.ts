import type { shower as english } from '../../en/guides/shower.ts';
import type { Translation } from '../../translation.ts';

export const shower: Translation<typeof english> = {
  title: 'la douche',
  footerTitle: 'Douche',
  description:
    'Une douche au jet régulier, qui se vide vite et ne brûle jamais : huit tâches et leur fréquence, les signes d’une fuite cachée, et les prix d’un plombier.',
  answer:
    'Détartrez le pommeau, dégagez l’évacuation et nettoyez la paroi tous les trois mois. Contrôlez les joints tous les six mois, et la butée d’eau chaude du mitigeur une fois par an.',
  keywords: [
    'entretien douche',
    'détartrer pommeau de douche',
    'évacuation douche bouchée',
    'enlever moisissure joint carrelage',
    'température douche qui varie',
    'prix remplacement cartouche mitigeur douche',
  ],
  introduction: [
    'Chaque jour, une douche envoie de la buée chaude, du savon et des cheveux sur des joints larges de quelques millimètres. Les défauts commencent petits : une buse se bouche, l’eau s’évacue moins vite, un joint se décolle. Si personne ne le remarque, l’eau entre dans le mur.',
    'Certains défauts menacent la santé. Les légionelles peuvent se développer dans le tartre et le dépôt visqueux d’un pommeau négligé. Un mitigeur qui coince peut laisser passer une eau assez chaude pour brûler. La moisissure s’étend partout où la pièce reste humide.',
    'La plupart des huit tâches prennent de 10 à 20 minutes. Elles limitent le coût des réparations, et un test par an montre si l’eau pourrait brûler quelqu’un. Ce guide dit aussi ce que signifie une goutte, un gargouillis ou un carreau qui bouge, et quelles réparations reviennent au propriétaire.',
  ],
  tips: [
    {
      title: 'Séchez la pièce',
      content:
        'Laissez l’extracteur en marche ou la fenêtre ouverte pendant vingt minutes après une douche. La moisissure a besoin d’humidité plus que de saleté.',
    },
    {
      title: 'Raccrochez la douchette',
      content:
        'Si elle traîne dans de l’eau sale et que la pression du réseau chute, cette eau peut être aspirée dans l’eau potable.',
    },
    {
      title: 'Remettez le mitigeur sur froid',
      content: 'Faites-le avant de le fermer, pour que la personne suivante ne commence pas avec de l’eau très chaude.',
    },
    {
      title: 'Prenez des douches plus courtes',
      content: 'Cinq minutes à 8 litres par minute consomment 40 litres. Un bain demande plutôt 150 litres.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Un picotement au contact du métal ou de l’eau',
        content:
          'Du courant fuit dans la douche. Sortez, ne touchez plus à rien et ne laissez approcher personne. Les mains sèches, coupez le disjoncteur général et appelez un électricien.',
      },
      {
        title: 'Un interrupteur ou un cordon roussi',
        content:
          'Une douche électrique a une connexion desserrée et pourrait prendre feu. Ne l’utilisez plus, coupez son circuit et appelez un électricien.',
      },
      {
        title: 'L’eau devient soudain très chaude',
        content:
          'Si cela arrive quand un autre robinet coule, les clapets antiretour ou la cartouche sont usés. Ne laissez pas les enfants ni les personnes fragiles utiliser la douche avant leur remplacement.',
      },
    ],
    soon: [
      {
        title: 'Elle goutte pendant des heures',
        content: 'Une minute de gouttes, c’est le pommeau qui se vide. Si cela continue, la cartouche est usée.',
      },
      {
        title: 'Un carreau qui s’enfonce sous la main',
        content:
          'La plaque derrière lui est mouillée. N’utilisez pas la douche avant que le mur ait été ouvert et séché.',
      },
      {
        title: 'Un gargouillis, puis une odeur',
        content:
          'L’eau est aspirée hors du siphon, et les gaz d’égout peuvent remonter. Remplissez le siphon, et faites contrôler l’aération de l’évacuation.',
      },
    ],
  },
  ifYouRent:
    'Détartrer, retirer les cheveux et aérer la pièce vous revient et, en France, remplacer le flexible de douche aussi. Un mitigeur usé, une étanchéité qui a lâché et une moisissure due à une fuite reviennent au propriétaire. Signalez-les tôt, avec des photos.',
  professionals: [
    {
      title: 'Plombier, pour le mitigeur',
      content: 'Il pose une cartouche ou un mitigeur thermostatique neuf et règle sa limite.',
      price: '120 à 350 €',
    },
    {
      title: 'Entreprise de débouchage',
      content: 'Appelez-la si l’eau reste dans le receveur alors que le siphon est propre.',
      price: '120 à 300 €',
    },
    {
      title: 'Carreleur, pour joints et carreaux',
      content: 'Le prix comprend un joint silicone neuf, ou quelques carreaux avec une étanchéité neuve derrière.',
      price: '100 à 600 €',
    },
  ],
  law: {
    FR: 'Dans les installations neuves ou rénovées, l’eau des salles de bains est à 50 °C au plus à la sortie du robinet.',
    GB: 'Les bailleurs doivent évaluer le risque de légionelles dans l’installation d’eau. Dans la plupart des logements, c’est un contrôle simple : eau chaude bien chaude, eau froide bien froide, et pas d’eau stagnante.',
    US: 'Là où l’International Residential Code s’applique, une douche neuve doit avoir un mitigeur qui limite l’eau à 120 °F (49 °C). Il doit aussi compenser les variations de pression ou de température.',
  },
};
