import type { greenhouse as english } from '../../en/items/greenhouse.ts';
import type { Translation } from '../../translation.ts';

export const greenhouse: Translation<typeof english> = {
  name: 'Serre',
  tasks: {
    'greenhouse.wash-glass': {
      title: 'Vider la serre et la laver dedans et dehors',
      why: 'La crasse arrête une grande part de la rare lumière d’hiver, et les araignées rouges hivernent dans les coins. Si vous isolez la serre contre le gel, lavez les vitres avant.',
      steps: [
        'Par temps doux, sortez les plantes et balayez feuilles mortes, mousse et vieux terreau du sol et des tablettes.',
        'Poussez les algues hors du recouvrement des vitres avec une étiquette à plantes en plastique.',
        'Lavez les vitres et la structure dedans et dehors à l’eau chaude et au liquide vaisselle, de haut en bas, et rincez.',
        'Plantes dehors, portes et lucarnes ouvertes, essuyez les tablettes et les pots vides avec un désinfectant pour serre. Diluez-le et laissez-le agir comme l’indique l’étiquette.',
        'Laissez les portes ouvertes jusqu’à ce que tout soit sec.',
        'Cherchez des parasites sur les plantes et rentrez-les.',
      ],
      firstReason: 'Des vitres propres laissent entrer la lumière et délogent les parasites',
      safety:
        'N’appuyez pas d’échelle sur la structure et n’y grimpez pas : prenez une éponge à long manche. Débranchez les appareils électriques. Le désinfectant peut contenir du chlore : portez des gants et des lunettes de protection, et n’ajoutez aucun autre produit. Jusqu’à ce que tout soit sec, tenez animaux et semis à l’écart, et protégez les bassins.',
    },
    'greenhouse.prepare-frost': {
      title: 'Isoler la serre et tester son chauffage',
      why: 'Si le thermostat est en panne, la première nuit froide tue les plantes. Le film à bulles économise assez de chaleur pour se payer en un hiver.',
      steps: [
        'Une fois les vitres propres, fixez du film à bulles horticole à l’intérieur de la structure. Laissez les lucarnes et la porte s’ouvrir librement.',
        'Accrochez à la hauteur des plantes un thermomètre à minima et maxima.',
        'Contrôlez le câble d’un chauffage électrique, et placez l’appareil loin des plantes et des gouttes.',
        'Les mains sèches, appuyez sur le bouton de test de son dispositif de protection ([[US CA: GFCI | différentiel]]).',
        'Réglez le thermostat à la température dont vos plantes ont besoin (5 à 7 °C pour beaucoup) et regardez-le s’enclencher et se couper.',
        'Pour un chauffage au gaz ou au pétrole, nettoyez le brûleur froid, remplissez l’appareil dehors, et laissez une lucarne entrouverte chaque fois qu’il brûle.',
      ],
      firstReason: 'Voyez si le chauffage fonctionne avant que les plantes gèlent',
      safety:
        'N’utilisez que des chauffages et des prises faits pour les lieux humides et raccordés par un électricien. Une flamme dans une serre fermée produit du monoxyde de carbone : ouvrez la porte et aérez la serre avant d’y rester.',
    },
    'greenhouse.shade-vents': {
      title: 'Poser l’ombrage de la serre et libérer les lucarnes',
      why: 'La plupart des plantes sous verre souffrent au-delà de 27 °C. Un jour de soleil, une serre sans ombrage les dépasse avant midi.',
      steps: [
        'Ouvrez et fermez complètement chaque lucarne et chaque fenêtre à lamelles, et huilez charnières et coulisses.',
        'Revissez les vérins des ouvertures automatiques, huilez leurs filets, et réglez-les pour qu’ils ouvrent tôt un jour chaud, comme le décrit le fabricant.',
        'Posez des stores ou une toile à l’extérieur, ou appliquez une peinture d’ombrage en couche mince sur les vitres sèches.',
        'Lisez le thermomètre à midi pendant quelques jours. Ajoutez de l’ombre ou ouvrez d’autres lucarnes jusqu’à ce qu’il reste sous 27 °C.',
        'Les matins chauds, jetez de l’eau au sol et ouvrez la porte.',
      ],
      firstReason: 'Lucarnes bloquées et vitres nues peuvent cuire les plantes avant midi',
      safety: 'Tenez les doigts loin des bras des ouvertures automatiques : ils bougent avec force et sans prévenir.',
    },
    'greenhouse.check-frame': {
      title: 'Contrôler les vitres, les clips et les ancrages de la serre',
      why: 'Dans une tempête, un seul clip manquant laisse passer le vent sous une vitre. Il soulève ensuite vitre après vitre, et enfin la structure.',
      steps: [
        'Faites le tour à l’intérieur et comptez les clips. Poussez doucement chaque vitre, et ajoutez des clips là où elle bouge.',
        'Remplacez le verre fendu. Près des passages et là où jouent des enfants, prenez du verre trempé ou du polycarbonate.',
        'Serrez les boulons de la structure à la main puis d’un quart de tour, et contrôlez les ancrages du socle.',
        'Brossez le rail de la porte, essuyez-le avec du spray silicone, et vérifiez que la porte se verrouille.',
        'Dégagez la gouttière et la crépine du récupérateur d’eau.',
      ],
      firstReason: 'Un seul clip manquant suffit au vent pour soulever une vitre',
      safety:
        'Portez des gants anticoupure, des lunettes de protection et des chaussures solides pour manipuler une vitre cassée, et ne poussez jamais sur un verre au-dessus de votre tête.',
    },
  },
};
