import type { dishwasher as english } from '../../en/guides/dishwasher.ts';
import type { Translation } from '../../translation.ts';

export const dishwasher: Translation<typeof english> = {
  title: 'le lave-vaisselle',
  footerTitle: 'Lave-vaisselle',
  description:
    'Des verres clairs, pas d’odeur et un sol sec : dix tâches avec leurs étapes, les signes de panne et de fuite, et les prix habituels des réparations.',
  answer:
    'Nettoyez le filtre, remettez du sel et passez un nettoyant tous les trois mois. Débouchez les bras de lavage tous les six mois ; contrôlez pompe et tuyaux une fois par an.',
  keywords: [
    'entretien lave-vaisselle',
    'nettoyer filtre lave-vaisselle',
    'sel lave-vaisselle',
    'lave-vaisselle sent mauvais',
    'lave-vaisselle ne vidange plus',
    'verres opaques lave-vaisselle',
    'prix réparation lave-vaisselle',
  ],
  introduction: [
    'Un lave-vaisselle récent lave une charge complète avec environ dix litres d’eau, qu’il réutilise sans cesse. Cela ne marche que si le filtre, les bras de lavage et la résistance sont propres.',
    'Tous trois s’encrassent à l’usage. Les restes bouchent le filtre, les graines bouchent les jets, et le tartre se dépose sur la résistance. Les programmes éco laissent aussi dans les tuyaux de la graisse, qui finit par sentir. Vous n’en voyez presque rien avant qu’une charge ressorte sale.',
    'Les dix tâches présentées ici se répartissent sur l’année, et aucune ne prend plus de 20 minutes. Elles évitent la vaisselle sale, les réparations précoces et les dégâts des eaux sous les meubles. Ce guide dit aussi quelles pannes vous pouvez régler vous-même, et ce que demande un technicien ou un plombier.',
  ],
  tips: [
    {
      title: 'Raclez les assiettes, ne les rincez pas',
      content:
        'Beaucoup d’appareils mesurent à quel point l’eau est trouble. Si vous rincez d’abord les assiettes, ils choisissent un lavage trop doux.',
    },
    {
      title: 'Chargez en pensant aux jets',
      content:
        'Tournez les faces sales vers le milieu, inclinez ce qui est creux, et ne laissez rien se chevaucher ni bloquer les bras.',
    },
    {
      title: 'Choisissez le programme éco',
      content:
        'L’éco dure plus longtemps parce qu’il lave à une température plus basse. C’est lui qui consomme le moins d’énergie et d’eau pour une vaisselle ordinaire.',
    },
    {
      title: 'Lavez certaines choses à la main',
      content: 'L’eau chaude et alcaline abîme la fonte, l’aluminium, le bois, le cristal et les bons couteaux.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une odeur de plastique brûlé',
        content:
          'Coupez le lave-vaisselle à son disjoncteur et laissez la porte fermée. Ne l’utilisez pas avant qu’un technicien l’ait contrôlé. Si vous voyez de la fumée, faites sortir tout le monde et appelez les pompiers.',
      },
      {
        title: 'Il pompe alors qu’il est éteint',
        content:
          'La sécurité antifuite a trouvé de l’eau dans le socle. Fermez le robinet d’eau, coupez au disjoncteur et appelez un technicien. Séchez le sol, pour que l’eau n’atteigne pas la pièce du dessous.',
      },
    ],
    soon: [
      {
        title: 'La vaisselle est froide à la fin',
        content:
          'Si les assiettes sont froides juste après le programme intensif, la résistance est en panne. Appelez un technicien.',
      },
      {
        title: 'La pastille n’est pas dissoute',
        content:
          'Une grande assiette a sans doute bloqué le volet ou un bras de lavage. Rechargez autrement et relancez le programme.',
      },
      {
        title: 'De la mousse à la porte',
        content:
          'Du liquide vaisselle est entré. Annulez le programme, laissez vidanger, épongez et rincez à l’eau claire.',
      },
      {
        title: 'Un voile blanc sur les verres',
        content:
          'Frottez un verre avec du vinaigre. Le calcaire part : vérifiez le sel. La corrosion du verre reste : prenez des programmes moins chauds et moins de détergent.',
      },
    ],
  },
  professionals: [
    {
      title: 'Ne chauffe pas, ou ne vidange pas',
      content: 'Si le nettoyage ne suffit pas, un technicien remplace la résistance, la pompe ou une vanne.',
      price: '120 à 220 €',
    },
    {
      title: 'De l’eau sous les meubles',
      content: 'Un plombier remplace un robinet, un raccord d’évacuation ou un tuyau qui goutte.',
      price: '90 à 180 €',
    },
    {
      title: 'Un bandeau de commande mort',
      content:
        'Demandez d’abord un devis, et si son prix se déduit de la réparation. Les règles de l’UE maintiennent en vente de nombreuses pièces des modèles récents pendant sept à dix ans.',
      price: '180 à 350 €',
    },
  ],
  kinds: {
    title: 'De quel type est votre lave-vaisselle ?',
    columns: ['Type', 'Comment le reconnaître', 'Ce qui change'],
    rows: [
      ['Avec adoucisseur', 'Un gros bouchon à vis au fond, près du filtre', 'Demande du sel là où l’eau est calcaire'],
      [
        'Sans adoucisseur',
        'Aucun bouchon au fond, comme sur la plupart des machines américaines',
        'Pas de sel : détartrez plus souvent',
      ],
      [
        'Ouvre sa porte à la fin',
        'La porte s’entrouvre toute seule',
        'Laissez libres l’ouverture et le bord du plan de travail',
      ],
      [
        'À pompe à chaleur ou à zéolithe',
        'Le nom est sur la porte ou dans la notice',
        'N’ouvrez jamais le socle : seul un technicien le peut',
      ],
      [
        'Compact ou étroit',
        'Sur le plan de travail, ou 45 cm de large seulement',
        'Filtre plus petit : nettoyez-le toutes les deux semaines',
      ],
    ],
  },
  codes: {
    title: 'Codes d’erreur, et ce qu’ils veulent dire',
    columns: ['Code', 'Marques', 'Que faire d’abord'],
    rows: [
      [
        'E24, E25, i20, F11, OE, 5C',
        'Bosch, AEG, Miele, LG, Samsung',
        'Ne se vide pas : nettoyez filtre, pompe et tuyau',
      ],
      ['i10, F12, IE, 4C', 'AEG, Miele, LG, Samsung', 'Pas d’eau : ouvrez le robinet, nettoyez le filtre d’arrivée'],
      [
        'E15, i30, F70, LC',
        'Bosch, AEG, Miele, Samsung',
        'Eau dans le socle : fermez le robinet et appelez un technicien',
      ],
      ['E09', 'Bosch, Siemens', 'Rien ne chauffe : faites remplacer la résistance'],
      ['Plus de 10 ans', 'Toutes', 'Comparez une réparation de plus de 200 € à une machine neuve'],
    ],
  },
  law: {
    FR: 'Le vendeur d’une machine neuve reprend l’ancienne sans frais et affiche si elle se répare facilement. Les pièces se vendent pendant sept à dix ans, comme les règles de l’UE le demandent.',
    GB: 'Les fabricants gardent les pièces pendant sept à dix ans. Un magasin qui livre une machine neuve reprend l’ancienne, ou finance un système qui le fait.',
    US: 'Aucune loi fédérale ne traite des réparations. La Californie et le Minnesota obligent les fabricants d’électroménager à vendre pièces, outils et manuels.',
  },
};
