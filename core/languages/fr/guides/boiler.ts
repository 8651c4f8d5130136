import type { boiler as english } from '../../en/guides/boiler.ts';
import type { Translation } from '../../translation.ts';

export const boiler: Translation<typeof english> = {
  title: 'la chaudière',
  footerTitle: 'Chaudière',
  description:
    'Une année d’entretien de la chaudière et de l’eau chaude : pression, radiateurs, ballon sûr, signes d’alerte urgents, la loi, et le prix d’un chauffagiste.',
  answer:
    'Une fois par an, par un professionnel qualifié ; la loi l’impose en France et, au Royaume-Uni, dans les logements loués. Lisez la pression tous les trois mois, et purgez les radiateurs en automne.',
  keywords: [
    'entretien chaudière',
    'prix entretien chaudière',
    'pression chaudière trop basse',
    'purger un radiateur',
    'température ballon eau chaude',
    'évacuation condensats gelée',
    'chaudière qui fait du bruit',
    'radiateur froid en bas',
  ],
  introduction: [
    'Une chaudière brûle un combustible à quelques pas des chambres. Elle est sûre tant que le brûleur est propre, que le conduit est dégagé et que l’air entre en quantité suffisante. Les défauts viennent lentement, hors de la vue : un chauffagiste formé doit regarder à l’intérieur une fois par an.',
    'Le reste est affaire d’eau. L’air, les boues et le calcaire font travailler la chaudière plus longtemps pour la même chaleur. Le ballon doit être assez chaud pour tuer les légionelles, et pourtant le robinet ne doit brûler personne. Votre part demande un thermomètre et une clé de purge, et vous ne retirez jamais un capot.',
    'Ce guide explique aussi le manomètre, les signes du monoxyde de carbone, et ce que la loi demande aux propriétaires et aux locataires.',
  ],
  tips: [
    {
      title: 'Posez un détecteur de monoxyde de carbone',
      content:
        'Mettez-en un dans chaque pièce qui a une chaudière, un poêle ou une cheminée, et un près des chambres, à la hauteur qu’indique son fabricant. Appuyez tous les mois sur le bouton de test. Remplacez-le à la date inscrite au dos, en général au bout de 5 à 10 ans.',
    },
    {
      title: 'Baissez le départ, jamais le ballon',
      content:
        'Une chaudière à condensation économise le plus quand l’eau revient sous 55 °C environ. Avec une chaudière mixte instantanée, essayez 60 °C pour les radiateurs, et montez si des pièces restent froides. Si la chaudière chauffe aussi un ballon, demandez d’abord au chauffagiste : le ballon doit toujours atteindre 60 °C.',
    },
    {
      title: 'Comptez 15 à 20 ans',
      content:
        'En Europe, une chaudière bien entretenue dure couramment ce temps-là. À partir de sa douzième année, demandez un devis pour une pompe à chaleur, pour qu’une panne ne vous oblige pas à choisir dans l’urgence.',
    },
    {
      title: 'Entretenez ainsi une pompe à chaleur',
      content:
        'Tenez les feuilles, la neige et les plantes loin de l’unité extérieure, et contrôlez les filtres et les tamis comme l’indique la notice. Selon le ministère américain de l’Énergie, le manque d’entretien coûte 10 à 25 % d’énergie en plus. N’enfermez et ne couvrez jamais l’unité.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une flamme orange, ou des taches sur l’habillage',
        content:
          'Une flamme de gaz doit être bleue et stable. L’orange, ou de la suie autour de l’habillage, signale un manque d’air : arrêtez la chaudière, ouvrez les fenêtres et appelez un chauffagiste agréé. Si vous sentez une odeur de gaz, ne touchez à aucun interrupteur, sortez avec tout le monde et appelez de l’extérieur le numéro d’urgence gaz.',
      },
      {
        title: 'Des maux de tête qui passent dehors',
        content:
          'Des vertiges, des nausées ou une tête lourde, surtout chez plusieurs personnes à la fois, peuvent venir d’une intoxication au monoxyde de carbone, même si aucun détecteur ne sonne. Faites sortir tout le monde, appelez le numéro d’urgence et restez dehors.',
      },
      {
        title: 'Un robinet d’eau chaude qui crache ou dégage de la vapeur',
        content:
          'Le thermostat du ballon est en panne. Prévenez tous les occupants, n’utilisez pas d’eau chaude, arrêtez ce qui chauffe le ballon et appelez un plombier le jour même.',
      },
    ],
    soon: [
      {
        title: 'Elle s’arrête et gargouille par temps de gel',
        content:
          'Le tuyau de condensats en plastique a peut-être gelé dehors. Depuis le sol seulement, appliquez-y une bouillotte ou versez dessus de l’eau chaude, pas bouillante, puis réarmez la chaudière une fois. Faites ensuite isoler le tuyau.',
      },
      {
        title: 'Elle gronde comme une bouilloire',
        content:
          'L’eau bout contre du tartre ou des boues. Baissez le chauffage et faites contrôler la chaudière dans les jours qui suivent, avant que l’échangeur se fende.',
      },
      {
        title: 'Des radiateurs froids, ou des mises en sécurité répétées',
        content:
          'Un radiateur froid en bas est plein de boues, et le purger ne servira à rien. Si la chaudière se met en sécurité, notez le code et réarmez une fois. Si elle s’arrête de nouveau, laissez-la arrêtée et appelez un chauffagiste.',
      },
    ],
  },
  reference: {
    title: 'Ce que dit le manomètre',
    columns: ['Manomètre', 'Signification', 'Que faire'],
    rows: [
      [
        'Sous 0,5 bar',
        'Trop bas : beaucoup de chaudières s’arrêtent',
        'Cherchez une fuite, puis complétez comme le montre la notice',
      ],
      ['0,5 à 1 bar, à froid', 'Bas', 'Complétez à 1,5 bar'],
      ['1 à 1,5 bar, à froid', 'Normal', 'Rien'],
      ['Jusqu’à 2 bar, à chaud', 'Normal', 'Rien'],
      ['2 à 2,5 bar, à chaud', 'Plutôt haut', 'Vérifiez que les deux robinets de remplissage sont fermés'],
      ['Au-dessus de 2,5 bar, à chaud', 'Trop haut', 'Arrêtez le chauffage et appelez un chauffagiste'],
      [
        '3 bar',
        'La soupape de sécurité s’ouvre',
        'Arrêtez le remplissage, arrêtez la chaudière et appelez un chauffagiste',
      ],
    ],
  },
  ifYouRent:
    'Signalez les défauts par écrit, et demandez une copie du dernier contrôle. En Grande-Bretagne, le propriétaire organise et paie le contrôle annuel du gaz. En France, le locataire fait faire et paie l’entretien annuel d’une chaudière individuelle, sauf si le bail dit autre chose. En chauffage collectif, adressez-vous au gestionnaire de l’immeuble.',
  professionals: [
    {
      title: 'Chauffagiste, pour l’entretien annuel',
      content:
        'Une visite seule convient à une chaudière récente. Après sa dixième année, comparez ce prix à celui d’un contrat qui comprend les dépannages.',
      price: '100 à 200 €',
    },
    {
      title: 'Chauffagiste, pour une panne',
      content:
        'Faites-le venir pour une mise en sécurité, une fuite ou une perte de pression. Ayez sous la main la marque, le modèle et le code d’erreur.',
      price: '150 à 450 €',
    },
    {
      title: 'Entreprise de chauffage, pour un désembouage',
      content:
        'Faites-la venir si plusieurs radiateurs contiennent des boues ou si l’eau est noire. Demandez un inhibiteur et un filtre magnétique dans le même prix.',
      price: '400 à 900 €',
    },
  ],
  law: {
    FR: 'Une chaudière de 4 à 400 kW doit être entretenue tous les ans, et une pompe à chaleur de 4 à 70 kW tous les deux ans. Gardez l’attestation pendant deux ans : les assureurs la demandent.',
    GB: 'Seul un technicien inscrit au Gas Safe Register peut intervenir sur le gaz. Les bailleurs doivent faire contrôler chaque appareil à gaz et chaque conduit tous les 12 mois et remettre le document aux locataires dans les 28 jours. En Angleterre, ils doivent aussi poser un détecteur de monoxyde de carbone dans chaque pièce de vie qui a une chaudière ou une cheminée.',
    US: 'Aucune loi fédérale n’impose d’entretien annuel. La plupart des États imposent des détecteurs de monoxyde de carbone dans les logements, au moins dans les logements neufs qui ont des appareils à combustion. Demandez au service du logement de votre ville.',
  },
  kinds: {
    title: 'De quel type est votre chaudière ?',
    columns: ['Type', 'Comment le reconnaître', 'Ce qui change'],
    rows: [
      [
        'Mixte instantanée',
        'De l’eau chaude sans ballon',
        'Sans chaudière, plus d’eau chaude ; pas de ballon à détartrer',
      ],
      ['Avec ballon', 'Un réservoir à côté', 'Sa température et sa soupape sont à contrôler par vous'],
      ['À vase ouvert', 'Un petit bac ouvert sous le toit', 'Pas de pression à compléter : regardez le bac'],
      [
        'À condensation',
        'Un tuyau de plastique blanc goutte dans une évacuation',
        'Gardez-le libre, et isolé s’il passe dehors',
      ],
      [
        'À conduit ouvert',
        'Des fentes d’air dans la pièce et un conduit au toit',
        'Ne bouchez jamais les fentes ; un détecteur de CO s’impose',
      ],
    ],
  },
  codes: {
    title: 'Codes d’erreur, et quand ne plus réparer',
    columns: ['Ce que vous voyez', 'Ce que cela veut dire', 'Que faire d’abord'],
    rows: [
      [
        'F.22, E119, F1',
        'Pression d’eau basse (Vaillant, Baxi, Ideal)',
        'Complétez une fois à 1,5 bar ; appelez si elle baisse encore',
      ],
      [
        'F.28, EA, E133, L2, F4',
        'Pas de flamme (Vaillant, Bosch, Baxi, Ideal, Viessmann)',
        'Vérifiez le gaz, réarmez une fois, puis appelez un chauffagiste',
      ],
      ['F.75', 'Capteur de pression ou pompe (Vaillant)', 'Appelez un chauffagiste'],
      [
        'E9, F2',
        'Elle surchauffe (Bosch, Viessmann)',
        'Arrêtez, ouvrez les robinets des radiateurs, appelez si cela revient',
      ],
      [
        'Plus de 15 ans',
        'Les pièces deviennent rares',
        'Demandez le prix d’un remplacement avant une grosse réparation',
      ],
    ],
  },
};
