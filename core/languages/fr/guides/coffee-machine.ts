import type { coffeeMachine as english } from '../../en/guides/coffee-machine.ts';
import type { Translation } from '../../translation.ts';

export const coffeeMachine: Translation<typeof english> = {
  title: 'la machine à café',
  footerTitle: 'Machine à café',
  description:
    'Un meilleur expresso et une machine qui dure : quatre nettoyages pour machines à broyeur et à porte-filtre, pannes courantes, prix des réparations.',
  answer:
    'Nettoyez le groupe d’infusion tous les mois, les pièces du lait et le réservoir tous les deux mois, et détartrez tous les trois mois, ou quand la machine le demande.',
  keywords: [
    'entretien machine à café',
    'détartrer machine expresso',
    'nettoyer machine à café',
    'nettoyer groupe infusion',
    'nettoyer buse vapeur',
    'machine à café ne pompe plus',
    'prix révision machine à café',
  ],
  introduction: [
    'Une machine à expresso pousse l’eau à travers le café à environ neuf bars et 90 °C. Une tasse est surtout faite d’eau : toute saleté du réservoir, des tuyaux ou du groupe d’infusion finit dans le café.',
    'Chaque saleté demande son nettoyant : un produit alcalin pour l’huile de café, un acide pour le calcaire, un nettoyant spécial pour le lait. Utilisez-en un à la fois, des jours différents, et rincez complètement chacun.',
    'Le manque d’entretien ne se voit qu’au bout de mois. Une pompe qui a lutté contre le tartre lâche alors, et la réparation coûte autant que des années de détartrant. Les quatre tâches présentées ici prennent de 10 à 40 minutes chacune, et conviennent aux machines à broyeur comme aux machines à porte-filtre.',
  ],
  tips: [
    {
      title: 'Commencez par l’eau',
      content:
        'Une eau douce à moyenne, d’environ 5 à 16 °f ou 3 à 9 °dH (50 à 160 mg/l), a bon goût et laisse peu de calcaire. N’utilisez pas d’eau distillée : elle est fade, et les capteurs de certaines chaudières ne la détectent pas.',
    },
    {
      title: 'Prenez des grains secs',
      content:
        'Les grains très huileux, aromatisés ou sucrés encrassent un broyeur. Ne remplissez la trémie que pour deux ou trois jours. Gardez les autres grains dans un récipient fermé, à l’abri de la lumière, mais pas au réfrigérateur.',
    },
    {
      title: 'Videz-la chaque soir',
      content:
        'Le marc chaud et mouillé moisit en quelques jours. Videz le bac à marc et le bac d’égouttage, rincez les deux et laissez-les sécher la nuit.',
    },
    {
      title: 'Vidangez-la avant le gel',
      content:
        'Dans une caravane ou une résidence de vacances non chauffée, l’eau qui gèle fend la chaudière de la machine. Videz le réservoir et lancez le programme de vidange, ou rangez la machine dans une pièce chauffée.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Elle siffle au repos, ou sent le brûlé',
        content:
          'La chaudière de la machine surchauffe peut-être, ou sa soupape de sécurité fuit. Coupez le courant au disjoncteur, tenez les mains et le visage loin de la vapeur, et laissez refroidir. N’utilisez pas la machine avant qu’un réparateur l’ait contrôlée.',
      },
      {
        title: 'De l’eau qui vient de l’intérieur',
        content:
          'De l’eau près de pièces sous tension peut vous électriser. Coupez le courant au disjoncteur, les mains sèches, puis débranchez la machine et faites-la réparer. Un bac d’égouttage plein ou un réservoir de travers est sans danger : écartez d’abord ces causes.',
      },
    ],
    soon: [
      {
        title: 'Le café ne fait que goutter',
        content:
          'Faites couler de l’eau chaude sans café. Si elle coule librement, la mouture est trop fine ou la dose trop forte. Si elle coule à peine, elle aussi, le tartre bouche la machine.',
      },
      {
        title: 'Un café clair, rapide, aqueux',
        content:
          'Affinez la mouture et contrôlez la dose. Si même le réglage le plus fin ne change rien, les meules sont usées.',
      },
      {
        title: 'Un fort cliquetis et pas d’eau',
        content:
          'La pompe a aspiré de l’air, souvent après un réservoir vide. Remplissez le réservoir, enfoncez-le bien et ouvrez le robinet d’eau chaude jusqu’à ce que le jet soit régulier.',
      },
      {
        title: 'Le broyeur hurle ou cale',
        content:
          'C’est en général un petit caillou parmi les grains. Arrêtez, débranchez, et aspirez les grains de la trémie avant de le chercher.',
      },
    ],
  },
  professionals: [
    {
      title: 'Révision complète',
      content:
        'Un atelier change les joints, nettoie les vannes et teste la pression de la pompe et la sécurité électrique. Si vous utilisez la machine tous les jours, faites-la faire tous les deux à trois ans.',
      price: '120 à 220 €',
    },
    {
      title: 'Meules neuves du broyeur',
      content:
        'Des meules usées chauffent le café et le moulent inégalement. Poser et régler une nouvelle paire prend environ une heure.',
      price: '80 à 180 €',
    },
    {
      title: 'Chaudière, vanne ou électronique',
      content:
        'Faites réparer une chaudière sous pression et sa soupape de sécurité par le fabricant ou un atelier agréé. Demandez ce que coûte le devis avant d’expédier une machine lourde.',
      price: '180 à 400 €',
    },
  ],
};
