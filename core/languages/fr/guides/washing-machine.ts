import type { washingMachine as english } from '../../en/guides/washing-machine.ts';
import type { Translation } from '../../translation.ts';

export const washingMachine: Translation<typeof english> = {
  title: 'le lave-linge',
  footerTitle: 'Lave-linge',
  description:
    'Du linge frais et pas d’inondation : quatre tâches aux étapes claires, les bruits et les fuites qui demandent d’agir, et le prix des réparations.',
  answer:
    'Faites un lavage chaud à vide tous les deux mois. Nettoyez joint et bac tous les trois mois, le filtre de vidange tous les six mois, et contrôlez les tuyaux une fois par an.',
  keywords: [
    'entretien lave-linge',
    'nettoyer machine à laver',
    'machine à laver sent mauvais',
    'filtre lave-linge',
    'lave-linge ne vidange plus',
    'lave-linge fait du bruit',
    'prix réparation lave-linge',
  ],
  introduction: [
    'À 1 400 tours par minute, la paroi du tambour dépasse 100 km/h, avec du linge mouillé plaqué contre elle. Roulements, ressorts, amortisseurs et tuyaux portent cette charge à chaque lavage.',
    'Vos habitudes décident de leur durée. Un tambour trop plein, trop de lessive et seulement des lavages à basse température peuvent user un lave-linge en quelques années. Avec de meilleures habitudes et les quatre tâches présentées ici, il peut tourner bien plus de dix ans.',
    'Réparer est souvent rentable. Dans l’UE, les fabricants doivent fournir des pièces pendant au moins dix ans après la dernière vente d’un modèle. Pour les appareils vendus depuis 2021, les réparateurs peuvent obtenir pompes, moteurs, résistances et roulements, et vous, hublots et joints.',
  ],
  tips: [
    {
      title: 'Laissez une largeur de main',
      content:
        'Chargez le coton sans le tasser, pour qu’une main dressée passe encore au-dessus. Ne remplissez le tambour qu’à moitié pour les synthétiques et au tiers pour la laine. Le linge qui ne peut pas culbuter ne se lave pas.',
    },
    {
      title: 'Dosez selon votre eau',
      content:
        'Pesez une fois une charge courante, demandez à votre distributeur la dureté de l’eau, et suivez le tableau de l’emballage. Trop de lessive mousse et se rince mal ; trop peu laisse les serviettes raides et grises.',
    },
    {
      title: 'Ne lavez à chaud que s’il le faut',
      content:
        'La plus grande part de l’électricité chauffe l’eau. Choisissez 30 °C pour des vêtements peu portés. Gardez 60 °C pour les serviettes, les torchons et les draps d’une personne malade.',
    },
    {
      title: 'Mettez les soutiens-gorge dans un filet',
      content:
        'Prenez-en un aussi pour les collants et les chaussettes de bébé. Une baleine qui passe par un trou du tambour peut le bloquer ou casser la résistance.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une odeur de caoutchouc chaud ou de brûlé',
        content:
          'La courroie patine, le moteur est bloqué ou un câble surchauffe. Arrêtez le programme, coupez le courant au disjoncteur, les mains sèches, et ne relancez pas l’appareil. Si vous voyez de la fumée, faites sortir tout le monde et appelez les pompiers.',
      },
      {
        title: 'De l’eau entre alors qu’il est éteint',
        content:
          'La vanne d’arrivée ne ferme plus, et le tambour pourrait déborder. Fermez le robinet maintenant, et laissez-le fermé jusqu’au remplacement de la vanne.',
      },
    ],
    soon: [
      {
        title: 'Un grondement qui monte avec l’essorage',
        content:
          'Les roulements du tambour sont usés. Tournez à la main le tambour vide : un frottement rugueux, ou du jeu de haut en bas, le confirme. Faites-les réparer bientôt, avant que le tambour abîme la cuve.',
      },
      {
        title: 'Il cogne et se déplace',
        content:
          'Un appareil neuf a peut-être encore ses vis de transport à l’arrière. Dans un plus ancien, mélangez grandes et petites pièces. S’il saute encore, les amortisseurs sont usés.',
      },
      {
        title: 'Le linge ressort trempé',
        content:
          'Le lave-linge n’a pas essoré parce que la charge était mal répartie. Étalez-la et lancez l’essorage seul. S’il reste de l’eau dans le tambour, nettoyez le filtre de vidange.',
      },
      {
        title: 'Un hublot froid pendant un lavage chaud',
        content:
          'Une demi-heure après le début d’un lavage coton à 60 °C, le verre du hublot doit être chaud. Sinon, la résistance ou sa sonde est en panne, et le lavage ne tue pas les germes.',
      },
    ],
  },
  ifYouRent:
    'Si le lave-linge est à vous, les tuyaux et les dégâts d’une fuite sont sous votre responsabilité : vérifiez que votre assurance les couvre. S’il appartient au propriétaire, nettoyez-le et signalez les défauts, mais laissez-lui les réparations. Le robinet et l’évacuation murale reviennent au propriétaire dans les deux cas.',
  professionals: [
    {
      title: 'Pompe, résistance ou sécurité de porte',
      content:
        'Ces réparations courantes se font le plus souvent chez vous, à la première visite. Photographiez le code d’erreur avant d’éteindre.',
      price: '110 à 220 €',
    },
    {
      title: 'Roulements ou amortisseurs',
      content:
        'Les roulements sont au cœur de l’appareil. Si la cuve est soudée, toute la cuve est remplacée. Demandez un prix fixe et comparez-le à l’âge de l’appareil.',
      price: '200 à 400 €',
    },
    {
      title: 'Robinet bloqué ou mur humide',
      content:
        'Un plombier remplace un robinet qui ne tourne plus et débouche une évacuation qui refoule. Si la plinthe a gonflé, prenez d’abord des photos pour l’assureur.',
      price: '90 à 180 €',
    },
  ],
};
