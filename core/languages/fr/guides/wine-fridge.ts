import type { wineFridge as english } from '../../en/guides/wine-fridge.ts';
import type { Translation } from '../../translation.ts';

export const wineFridge: Translation<typeof english> = {
  title: 'la cave à vin',
  footerTitle: 'Cave à vin',
  description:
    'Un climat stable, un air sain et des bouteilles au calme : trois tâches, des conseils de place et de garde, les signes d’alerte, et les prix.',
  answer:
    'Contrôlez la température, l’humidité et le joint tous les trois mois, aspirez les grilles tous les six mois, et changez le filtre à charbon une fois par an.',
  keywords: [
    'entretien cave à vin',
    'nettoyer cave à vin',
    'température cave à vin',
    'humidité cave à vin',
    'cave à vin ne refroidit plus',
    'filtre à charbon cave à vin',
  ],
  introduction: [
    'Le vin continue de vieillir en bouteille. Au frais, dans le noir et au calme, il s’améliore. Dans une cuisine chaude, il vieillit trop vite, et dans un réfrigérateur ordinaire les bouchons sèchent. Une cave à vin doit tenir à toute heure de l’année le climat d’une vraie cave.',
    'Il y en a deux sortes. Les modèles à compresseur fonctionnent dans toute pièce normale et ronronnent un peu. Les modèles thermoélectriques sont presque silencieux, mais ne refroidissent qu’environ 10 à 15 °C sous la température de la pièce, et un été chaud les met en échec. Si vous savez laquelle vous avez, vous évitez des appels inutiles.',
    'Le vin vaut souvent plus que l’appareil. Si le froid s’arrête, gardez la porte fermée : une cave pleine se réchauffe lentement et vous laisse le temps d’agir. Les trois tâches présentées ici s’occupent du climat, du ventilateur et du filtre.',
  ],
  tips: [
    {
      title: 'Couchez les bouteilles bouchées au liège',
      content:
        'Le vin garde humide et étanche un bouchon de liège. Les bouteilles à capsule à vis ou à bouchon de verre peuvent rester debout.',
    },
    {
      title: 'Choisissez un endroit tranquille',
      content:
        'Les vibrations remuent le dépôt : tenez la cave loin d’un lave-linge, d’enceintes et d’un escalier. Avant de la mettre dans un garage ou une véranda, vérifiez pour quelles températures ambiantes le modèle est construit.',
    },
    {
      title: 'Gardez-la dans l’ombre',
      content:
        'La lumière ultraviolette vieillit le vin, surtout les blancs et les pétillants en verre clair. Laissez la lampe intérieure éteinte, et ne placez pas une porte vitrée face à une fenêtre.',
    },
    {
      title: 'Donnez un seul rôle à chaque zone',
      content:
        'Prenez une zone pour la garde et l’autre pour le service. Monter et baisser un réglage dérange un vin qui devrait se reposer.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une odeur de brûlé, ou une fiche roussie',
        content:
          'Le ventilateur, le compresseur ou la prise surchauffe. Coupez le courant au disjoncteur, et laissez-le coupé jusqu’à ce qu’un réparateur ait trouvé la cause. S’il y a de la fumée, faites sortir tout le monde et appelez les pompiers.',
      },
      {
        title: 'Un sifflement, ou une trace d’huile à l’arrière',
        content:
          'Le circuit frigorifique fuit peut-être, et beaucoup de caves contiennent de l’isobutane, qui brûle. Aérez la pièce, éloignez flammes et étincelles, ne débranchez pas, et appelez un technicien.',
      },
    ],
    soon: [
      {
        title: 'De la glace qui grandit sur la paroi du fond',
        content:
          'Des gouttes ou un givre mince qui vont et viennent sont normaux. Si la glace grandit, la porte est entrouverte ou le dégivrage est en panne. Videz, éteignez, laissez fondre sur des serviettes, et voyez si elle revient.',
      },
      {
        title: 'Les bouchons sortent, les goulots collent',
        content:
          'Le vin a eu trop chaud, ou il a gelé et gonflé. Mesurez la température à côté de ces bouteilles, buvez-les en premier, et cherchez la cause.',
      },
      {
        title: 'Des ronds dans un verre d’eau',
        content:
          'Posez un verre plein sur une clayette. Si les ondes ne s’arrêtent jamais, un ventilateur ou une fixation du compresseur s’est desserré. Vérifiez que rien ne touche les parois, puis demandez à un technicien.',
      },
      {
        title: 'Toujours en marche, jamais assez froide',
        content:
          'Au-dessus de 30 °C, la pièce est peut-être simplement trop chaude pour elle. Dans une pièce plus fraîche, cherchez une bouteille ou une clayette qui tient la porte ouverte. Si la porte ferme bien, ou si un code apparaît et revient après un redémarrage, appelez un technicien.',
      },
    ],
  },
  reference: {
    title: 'Températures de garde et de service',
    columns: ['Vin', 'Celsius', 'Fahrenheit'],
    rows: [
      ['Garde, tous les vins', '10 à 14 °C', '50 à 57 °F'],
      ['Service, vin pétillant', '6 à 10 °C', '43 à 50 °F'],
      ['Service, blanc et rosé', '7 à 13 °C', '45 à 55 °F'],
      ['Service, rouge léger', '12 à 14 °C', '54 à 57 °F'],
      ['Service, rouge corsé', '15 à 18 °C', '59 à 64 °F'],
    ],
  },
  professionals: [
    {
      title: 'Ventilateur, sonde ou charnière',
      content:
        'Un frigoriste les remplace chez vous. Demandez d’abord si les pièces de votre marque sont en stock, car certaines viennent de l’étranger.',
      price: '130 à 260 €',
    },
    {
      title: 'Compresseur ou module de froid',
      content:
        'Seul un spécialiste certifié peut intervenir sur le fluide frigorigène. C’est rentable pour une grande cave ; une petite thermoélectrique coûte en général moins cher à remplacer.',
      price: '300 à 700 €',
    },
    {
      title: 'Aération d’une cave encastrée',
      content:
        'Si une plinthe ou une colonne bloque l’air, un menuisier découpe l’entrée et la sortie que montre le schéma d’installation.',
      price: '100 à 250 €',
    },
  ],
};
