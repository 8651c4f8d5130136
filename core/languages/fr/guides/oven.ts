import type { oven as english } from '../../en/guides/oven.ts';
import type { Translation } from '../../translation.ts';

export const oven: Translation<typeof english> = {
  title: 'le four',
  footerTitle: 'Four',
  description:
    'Des cuissons régulières dans un four propre et sûr : quatre tâches pas à pas, six signes que quelque chose ne va pas, et le prix de chaque réparation.',
  answer:
    'Nettoyez l’intérieur tous les six mois, à la main ou avec le programme autonettoyant. Une fois par an, nettoyez la vitre, contrôlez le joint et testez la température.',
  keywords: [
    'entretien four',
    'comment nettoyer un four',
    'nettoyer vitre du four',
    'nettoyage pyrolyse',
    'tester température four',
    'four ne chauffe plus',
    'prix réparation four',
  ],
  introduction: [
    'Un four a peu de pièces mobiles et peut durer quinze ans. Trois choses l’usent : la graisse qui recuit, la chaleur qui s’échappe par la porte, et une sonde de température qui dérive.',
    'Vous le remarquez aux plats. Les biscuits brunissent d’un côté, un rôti prend un quart d’heure de plus, et la vieille graisse sent et fume. Vous pouvez corriger presque tout cela en une soirée.',
    'Un bon entretien économise aussi l’électricité. Si la porte ferme bien et que la température est juste, rien ne demande une cuisson plus longue ni un second essai. Ce guide dit aussi que faire en cas de feu, et quelles pannes demandent un technicien.',
  ],
  tips: [
    {
      title: 'Utilisez la chaleur tournante',
      content:
        'Avec la chaleur tournante, vous pouvez régler environ 20 °C de moins qu’en chaleur haute et basse. Elle demande à peu près 20 % d’énergie en moins et cuit sur deux niveaux à la fois.',
    },
    {
      title: 'Ne préchauffez que s’il le faut',
      content:
        'Le pain, la pâtisserie et la génoise demandent un départ à chaud. Les rôtis, les gratins et les plats mijotés, non. Éteignez dix minutes plus tôt et laissez la chaleur accumulée finir le plat.',
    },
    {
      title: 'Rattrapez vite les débordements',
      content:
        'Prenez un moule profond pour ce qui rend du jus, et glissez une plaque un niveau sous une tarte aux fruits. Essuyez fruits et sucre dès que le four est tiède : l’acide ternit l’émail, et le caramel durci part difficilement.',
    },
    {
      title: 'Sachez que faire en cas de feu',
      content:
        'Si un plat ou de la graisse brûle à l’intérieur, gardez la porte fermée et coupez le courant à la prise ou au disjoncteur. Sans air, les flammes meurent. Sinon, faites sortir tout le monde et appelez les pompiers ; n’utilisez jamais d’eau.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Des flammes jaunes dans un four à gaz',
        content:
          'Un gaz qui brûle jaune ou laisse de la suie peut dégager du monoxyde de carbone. Éteignez le four, aérez la pièce et attendez un professionnel du gaz. Si vous sentez une odeur de gaz, ne touchez à aucun interrupteur, ouvrez les fenêtres, sortez et appelez de l’extérieur le numéro d’urgence gaz.',
      },
      {
        title: 'Il fait disjoncter le différentiel',
        content:
          'Une résistance est usée ou humide, et du courant fuit vers le métal. Coupez le four à son propre interrupteur, et laissez-le coupé jusqu’à ce qu’un technicien l’ait testé.',
      },
      {
        title: 'Une cloque ou un point brillant sur une résistance',
        content:
          'La gaine métallique est sur le point de se rompre. Coupez le courant au disjoncteur, et ne cuisez rien avant son remplacement.',
      },
    ],
    soon: [
      {
        title: 'Un côté brûle, l’autre reste pâle',
        content:
          'Le ventilateur ou une résistance s’est arrêté. Faites griller quelques minutes des tranches de pain de mie sur toute une grille : le dessin montre où la chaleur manque, et aide le technicien à apporter la bonne pièce.',
      },
      {
        title: 'Des façades de placard chaudes',
        content:
          'Le ventilateur de refroidissement, qui tourne encore après la cuisson, s’est arrêté, ou sa fente au-dessus de la porte est bouchée. Dégagez la fente. Si le ventilateur reste muet, ne cuisez rien avant sa réparation.',
      },
      {
        title: 'Mort, avec une horloge qui clignote',
        content:
          'Après une panne de courant, beaucoup de fours ne chauffent pas avant que vous régliez l’heure. Réglez-la, et vérifiez que la sécurité enfants est désactivée, avant d’appeler qui que ce soit.',
      },
    ],
  },
  professionals: [
    {
      title: 'Résistance, ventilateur ou sonde',
      content:
        'Un technicien a souvent ces pièces avec lui. En prenant rendez-vous, lisez-lui la référence du modèle sur la plaque du cadre de la porte.',
      price: '110 à 220 €',
    },
    {
      title: 'Porte affaissée ou vitre cassée',
      content:
        'Un technicien remplace les charnières par paire et commande la vitre de votre modèle. N’utilisez pas le four d’ici là, et ne réparez pas une vitre avec du ruban adhésif.',
      price: '100 à 250 €',
    },
    {
      title: 'Contrôle d’un four à gaz',
      content:
        'Un professionnel du gaz agréé teste le brûleur, la sécurité de flamme et le tuyau. Faites-le venir une fois par an, et tout de suite si vous avez un doute sur la flamme.',
      price: '80 à 160 €',
    },
  ],
};
