import type { outdoorKitchen as english } from '../../en/items/outdoor-kitchen.ts';
import type { Translation } from '../../translation.ts';

export const outdoorKitchen: Translation<typeof english> = {
  name: 'Cuisine extérieure',
  tasks: {
    'outdoor-kitchen.check-vents-sockets': {
      title: 'Contrôler les aérations du gaz et les prises de la cuisine extérieure',
      why: 'Le gaz en bouteille est plus lourd que l’air et s’accumule dans un placard fermé, où une étincelle peut l’enflammer. Des aérations dégagées le laissent sortir, et un dispositif de protection ([[US CA: GFCI | différentiel]]) en état coupe le courant d’un circuit défectueux.',
      steps: [
        'Ouvrez le placard à gaz. Retirez feuilles, nids, barquettes et objets rangés des aérations basses et hautes.',
        'Vérifiez que la bouteille est debout et sanglée, et qu’aucun tuyau ne touche un métal chaud ou un bord coupant.',
        'Les mains sèches, appuyez sur le bouton de test du dispositif qui alimente les prises extérieures. Elles doivent perdre le courant. Réarmez-le ensuite.',
        'Contrôlez chaque prise : le volet ferme, le joint est entier, et il n’y a pas d’eau à l’intérieur.',
        'Apprenez où couper le gaz et le courant, et montrez-le à tous ceux qui cuisinent ici.',
      ],
      firstReason: 'Vérifiez que du gaz qui fuit peut sortir du placard',
      safety:
        'Si vous sentez une odeur de gaz dans le placard, n’allumez rien, ne touchez à aucun interrupteur, fermez la bouteille si vous pouvez le faire sans danger, éloignez tout le monde et appelez {emergency number}. Les tuyaux de gaz fixes et le câblage sont l’affaire de professionnels agréés. Si des oiseaux nichent dans une aération, laissez le gaz fermé.',
      tenant: 'Demandez à votre propriétaire les certificats des tuyaux de gaz fixes et de l’électricité extérieure.',
    },
    'outdoor-kitchen.clean-steel-stone': {
      title: 'Laver l’acier, tester et protéger le plan de travail en pierre',
      why: 'L’air salin et la graisse de barbecue piquent l’inox et pénètrent la pierre. Une fois lavés et protégés, tous deux se nettoient d’un coup de chiffon pendant un an.',
      steps: [
        'Lavez l’acier dans le sens du brossage à l’eau chaude et au liquide vaisselle, rincez et séchez. Retirez les points bruns avec un tampon en nylon.',
        'Tenez loin de l’acier laine d’acier, eau de Javel et produits chlorés, car ils le font rouiller.',
        'Versez quelques gouttes d’eau sur la pierre. Si elle fonce en moins de dix minutes, elle est à protéger.',
        'Lavez la pierre avec une goutte de liquide vaisselle dans l’eau, jamais au vinaigre, et laissez-la sécher une journée.',
        'Passez un imperméabilisant apte au contact alimentaire, et retirez le surplus comme l’indique l’étiquette.',
        'Ne posez pas de plats sur la pierre avant que le produit ait durci.',
      ],
      firstReason: 'Sel et graisse partent mieux avant de piquer la surface',
      safety:
        'Travaillez brûleurs froids et gaz fermé. Appliquez l’imperméabilisant en plein air, loin des flammes et des grils allumés.',
    },
    'outdoor-kitchen.drain-water': {
      title: 'Préparer la cuisine extérieure au gel',
      why: 'Une tasse d’eau restée dans le robinet peut le fendre par forte gelée. Vous ne le remarquez qu’au dégel, quand le mur se mouille.',
      steps: [
        'Si la cuisine extérieure a l’eau courante, fermez à l’intérieur le robinet d’arrêt qui l’alimente.',
        'Ouvrez le robinet extérieur et le bouchon de purge du robinet d’arrêt, et laissez-les ouverts jusqu’à la fin des gelées.',
        'Videz dans un seau le siphon de l’évier, ou versez-y de l’antigel non toxique.',
        'Videz et débranchez le réfrigérateur extérieur, et calez sa porte ouverte.',
        'Débranchez la bouteille de gaz si la notice le demande.',
      ],
      firstReason: 'Une tasse d’eau prisonnière suffit à fendre le robinet',
      safety:
        'N’utilisez qu’un antigel vendu pour les tuyaux d’eau potable : celui des voitures est toxique. Rangez une bouteille de gaz dehors et debout, jamais dans une cave ni un abri fermé.',
    },
    'outdoor-kitchen.reconnect-water': {
      title: 'Remettre en eau la cuisine extérieure',
      why: 'Une fissure due au gel ne fuit qu’une fois la pression revenue. Ouvrez l’eau quand vous pouvez surveiller, et évacuez ce qui a stagné dans le tuyau.',
      steps: [
        'Les gelées finies, fermez le robinet et le bouchon de purge s’il y a l’eau courante, et remontez le siphon.',
        'Ouvrez lentement le robinet d’arrêt et cherchez des gouttes le long du tuyau, au robinet et au mur.',
        'Laissez couler doucement l’eau dans un seau pendant deux minutes, sans pomme d’arrosage.',
        'Essuyez le réfrigérateur, branchez-le, et contrôlez le tuyau de la bouteille de gaz avant de cuisiner.',
      ],
      firstReason: 'Un tuyau fendu ne se montre qu’une fois la pression revenue',
      safety:
        'Une eau qui a stagné des mois peut porter des légionelles. Faites-la couler sans éclaboussures, et tenez le visage à distance.',
    },
  },
};
