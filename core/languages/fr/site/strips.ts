import type { strips as english } from '../../en/site/strips.ts';
import type { Translation } from '../../translation.ts';

export const strips: Translation<typeof english> = {
  title: 'En images',
  worked: 'À quoi voir que c’est réussi :',
  tasks: {
    'fridge.clean-coils': {
      which: 'Où se trouve votre condenseur ?',
      kinds: [
        {
          name: 'Au dos',
          panels: [
            'Débranchez le réfrigérateur',
            'À deux, écartez-le du mur',
            'Brossez la poussière et aspirez-la',
            'Remettez-le, en laissant passer l’air',
          ],
        },
        {
          name: 'Derrière la plinthe',
          panels: [
            'Débranchez le réfrigérateur',
            'Retirez la plinthe',
            'Brossez et aspirez les tubes',
            'Remettez la plinthe',
          ],
        },
        {
          name: 'Invisible',
          panels: [
            'Débranchez le réfrigérateur',
            'Il est dans les parois : cherchez les grilles',
            'Aspirez les grilles et le sol derrière',
            'Remettez-le, en laissant passer l’air',
          ],
        },
      ],
      worked:
        'il ne reste pas de poussière sur les tubes ou la grille, et le moteur s’arrête plus souvent les jours suivants.',
    },
    'fridge.check-temperature': {
      panels: [
        'Mettez le thermomètre dans un verre d’eau',
        'Laissez-le une nuit à mi-hauteur',
        'Le matin, il indique 5 °C au plus',
        'Trop chaud ? Un cran plus froid, puis 24 h',
      ],
      worked: 'le verre indique 5 °C au plus deux matins de suite, et le congélateur −18 °C ou moins.',
    },
    'fridge.clean-door-seals': {
      panels: [
        'Passez chaque pli à l’eau savonneuse',
        'Brossez les miettes, puis séchez',
        'Fermez la porte sur une bande de papier',
        'Elle doit résister : sinon, l’air entre',
      ],
      worked: 'le papier résiste partout, tout autour de la porte.',
    },
    'dishwasher.clean-filter': {
      panels: [
        'Tournez le cylindre vers la gauche, sortez-le',
        'Rincez-le à l’eau chaude et brossez le tamis',
        'Avec des gants, videz le creux dessous',
        'Remettez le tout, tournez jusqu’au blocage',
      ],
      worked: 'le filtre ne se soulève pas sans tourner, et il n’y a plus de dépôt sur les verres au lavage suivant.',
    },
    'dishwasher.refill-salt': {
      panels: [
        'Dévissez le bouchon au fond',
        'Remplissez de sel pour lave-vaisselle',
        'Essuyez le bord, serrez le bouchon',
        'Lancez aussitôt un programme',
      ],
      worked: 'le voyant s’éteint en quelques lavages, et les verres sortent sans voile blanc.',
    },
    'dishwasher.clear-spray-arms': {
      panels: [
        'Soulevez le bras inférieur',
        'Dégagez les trous',
        'Rincez : l’eau sort de chaque trou',
        'Remettez-le et faites-le tourner',
      ],
      worked: 'rien ne cliquette dans les bras, et ils tournent librement avec les deux paniers pleins.',
    },
    'washing-machine.clean-pump-filter': {
      which: 'Par où la chargez-vous ?',
      kinds: [
        {
          name: 'Par l’avant',
          panels: [
            'Après un lavage froid, débranchez-la',
            'Videz l’eau dans un plat',
            'Tournez le filtre doucement vers la gauche',
            'Ôtez peluches et pièces, rincez',
            'Revissez-le à fond',
          ],
        },
        {
          name: 'Par le haut, sans trappe',
          panels: [
            'Débranchez-la',
            'Sortez le filtre à peluches du tambour',
            'Rincez les peluches',
            'Remettez-le jusqu’au déclic',
          ],
        },
      ],
      worked: 'au lavage suivant, la machine vidange sans une goutte à la trappe et sans ronfler longtemps.',
    },
    'washing-machine.clean-seal-drawer': {
      panels: [
        'Débranchez. Cherchez les pièces dans le pli',
        'Essuyez le pli tout autour',
        'Appuyez sur le cran, sortez le bac',
        'Rincez et brossez le bac',
        'Remettez-le. Laissez la porte entrouverte',
      ],
      worked: 'un chiffon blanc passé dans le pli reste propre, et le bac d’adoucissant est vide après un lavage.',
    },
    'washing-machine.run-maintenance-wash': {
      panels: [
        'Tambour vide, rien dans le joint',
        'Une demi-dose de poudre',
        'Coton, 60 °C ou plus',
        'Séchez, laissez la porte entrouverte',
      ],
      worked: 'le lendemain matin, le tambour ouvert ne sent rien.',
    },
    'washing-machine.check-hoses': {
      panels: [
        'Débranchez, fermez les robinets',
        'Pliez chaque tuyau : ni fente, ni rouille',
        'Au-dessus d’un seau, rincez le filtre',
        'Rouvrez : sec après 10 minutes ?',
      ],
      worked: 'l’essuie-tout passé sur chaque raccord reste sec dix minutes après l’ouverture des robinets.',
    },
    'oven.clean-door-glass': {
      panels: [
        'Four éteint et froid',
        'Un linge mouillé sur la vitre, 15 minutes',
        'Éponge douce : ni paille de fer, ni grattoir',
        'Essuyez le joint, cherchez éclats et déchirures',
      ],
      worked: 'on voit la grille à travers la porte fermée, et la porte ferme sans jour.',
    },
    'oven.test-temperature': {
      panels: [
        'Suspendez-le au milieu, réglez 180 °C',
        'Une fois le four prêt, attendez 20 minutes',
        'Lisez à travers la vitre, trois fois',
        'Notez l’écart, tenez-en compte',
      ],
      worked: 'les trois lectures sont proches : un même écart vaut donc pour toutes les recettes.',
    },
    'air-conditioning.clean-filters': {
      panels: [
        'Coupez le courant',
        'Levez le panneau, sortez les filtres',
        'Aspirez le côté sale',
        'Séchez-les bien, jamais au soleil',
        'Remettez-les, fermez le panneau',
      ],
      worked: 'on voit le jour à travers tout le filtre, et l’air sort aussi fort aux deux bouts.',
    },
    'air-conditioning.clear-outdoor-unit': {
      panels: [
        'Coupez le courant à l’interrupteur',
        'Ôtez les feuilles : 60 cm libres autour',
        'Brossez le long des ailettes',
        'Rincez doucement de haut en bas',
      ],
      worked: 'on voit entre les ailettes, et l’unité ronronne régulièrement une fois remise en marche.',
    },
    'coffee-machine.clean-brew-group': {
      which: 'Quelle est votre machine ?',
      kinds: [
        {
          name: 'À grains',
          panels: [
            'Éteignez-la',
            'Sortez le groupe',
            '5 minutes dans l’eau claire',
            'Séchez, remettez jusqu’au déclic',
          ],
        },
        {
          name: 'À porte-filtre',
          panels: [
            'Faites tremper le filtre et le métal',
            'Brossez la douchette',
            'Si la notice le permet : nettoyant dans le filtre aveugle',
            '10 secondes de pompe, une pause, cinq fois',
            'Rincez cinq fois, jetez le premier café',
          ],
        },
      ],
      worked: 'le dernier rinçage est clair et sans mousse, et le café suivant n’a aucun goût de nettoyant.',
    },
    'coffee-machine.descale': {
      panels: [
        'Ôtez le filtre, un bol de 2 litres dessous',
        'Détartrant de la marque et eau dans le réservoir',
        'Lancez le programme de détartrage',
        'Rincez avec deux réservoirs pleins',
      ],
      worked: 'le voyant de détartrage est éteint, et l’eau coule régulièrement.',
    },
    'shower.descale-head': {
      panels: [
        'Dévissez la pomme',
        'Trempez-la dans l’anticalcaire',
        'Frottez les buses, rincez',
        'Remontez, faites couler l’eau chaude',
      ],
      worked: 'chaque buse donne un jet droit, et le raccord ne goutte pas.',
    },
    'shower.clear-drain': {
      panels: [
        'Soulevez la grille',
        'Retirez les cheveux',
        'Lavez la cloche du siphon',
        'Remettez-la sur son joint',
        'Faites couler l’eau chaude',
      ],
      worked: 'une minute à plein débit ne laisse pas de flaque, et rien ne sent le lendemain.',
    },
    'shower.test-mixer': {
      panels: [
        'Personne dessous : du froid au chaud, cinq fois',
        'Réglez 38 °C : on lit 36 à 40 °C',
        'Au plus chaud : 41 °C au plus',
        'Eau froide fermée : l’eau s’arrête',
      ],
      worked:
        'les deux températures sont dans ces limites et l’eau s’arrête sans eau froide. Sinon, n’utilisez plus la douche.',
    },
    'bathtub.measure-hot-tap': {
      panels: [
        'L’eau chaude seule, une minute',
        'Remplissez une tasse, plongez le thermomètre',
        'Avec un mitigeur thermostatique : 48 °C au plus',
        'Pour le bain : froid d’abord, puis chaud',
      ],
      worked: 'une deuxième tasse indique la même température à 1 °C près.',
    },
    'bathtub.clean-waste': {
      panels: [
        'Retirez le bouchon',
        'Ôtez les cheveux',
        'Lavez le bouchon et son siège',
        'Remplissez jusqu’au trop-plein : sec dessous ?',
      ],
      worked: 'le trop-plein avale un filet d’eau pendant une minute, et la baignoire se vide sans gargouiller.',
    },
    'toilet.test-leak': {
      panels: [
        'Soulevez le couvercle bien droit',
        'Quelques gouttes de colorant alimentaire',
        'Ne tirez pas la chasse pendant 10 minutes',
        'De la couleur dans la cuvette : le joint fuit',
      ],
      worked: 'après dix minutes, l’eau de la cuvette est claire : il n’y a pas de fuite.',
    },
    'toilet.work-valve': {
      panels: [
        'Trouvez le robinet sur le tuyau',
        'Fermez-le doucement, jamais de force',
        'Tirez la chasse : rien ne se remplit',
        'Rouvrez en grand, cherchez les gouttes',
      ],
      worked: 'le réservoir reste vide tant que le robinet est fermé, puis l’essuie-tout reste sec autour des écrous.',
    },
    'central-heating.check-pressure': {
      panels: [
        'Chauffage éteint et froid',
        'Lisez le manomètre : 1 à 1,5 bar',
        'Sous 1 bar, ouvrez lentement le remplissage',
        'À 1,5 bar, fermez les deux robinets',
      ],
      worked: 'le manomètre indique la même pression le lendemain matin, à froid.',
    },
    'central-heating.bleed-radiators': {
      panels: [
        'Froid en haut ? Éteignez, laissez refroidir',
        'Un chiffon dessous, la clé sur le purgeur',
        'Un quart à un demi-tour : l’air siffle',
        'L’eau vient : fermez doucement',
        'Lisez le manomètre, complétez sous 1 bar',
      ],
      worked: 'une fois le chauffage allumé, le radiateur est chaud jusqu’en haut et ne gargouille pas.',
    },
    'microwave.steam-clean': {
      panels: [
        'De l’eau et une cuillère en bois dans un bol en verre',
        'Chauffez 3 minutes',
        'Laissez la porte fermée 5 minutes',
        'Sortez-le avec des gants, essuyez partout',
      ],
      worked: 'un chiffon blanc et sec reste propre au plafond et autour de la porte.',
    },
    'wine-fridge.vacuum-grilles': {
      panels: ['Débranchez-la', 'Trouvez la grille : en bas ou au dos', 'Aspirez-la', 'Laissez un espace pour l’air'],
      worked: 'elle tourne régulièrement, sans vibrer, et l’affichage garde sa température.',
    },
    'gas-stove.clean-burners': {
      panels: [
        'Tout est éteint et froid : ôtez les chapeaux',
        'Trempez-les dans l’eau chaude savonneuse',
        'Dégagez les trous avec une épingle',
        'Séchez tout, posez chaque chapeau à plat',
        'La flamme est bleue tout autour',
      ],
      worked: 'chaque brûleur s’allume aussitôt, avec une flamme bleue et stable tout autour.',
    },
    'chimney.inspect-stack': {
      panels: [
        'Depuis le sol, par temps clair',
        'Chapeau, conduit, joints, solin : tout est droit ?',
        'À l’intérieur : ni humidité, ni taches',
        'L’aération de la pièce est ouverte',
      ],
      worked: 'vous avez vu les quatre côtés, et une photo montre l’état de chacun pour l’an prochain.',
    },
  },
};
