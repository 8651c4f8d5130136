import type { inductionCooktop as english } from '../../en/items/induction-cooktop.ts';
import type { Translation } from '../../translation.ts';

export const inductionCooktop: Translation<typeof english> = {
  name: 'Table de cuisson à induction',
  tasks: {
    'induction-cooktop.clean-glass': {
      title: 'Racler la vitre de la table et chercher des fissures',
      why: 'Le sucre brûlé creuse la vitre, et des grains sous une casserole la rayent. Si la vitre se fend, un liquide peut atteindre des pièces sous tension.',
      steps: [
        'Verrouillez les commandes et attendez que plus aucune zone n’affiche de chaleur résiduelle.',
        'Tenez un grattoir à vitre à environ 30 degrés, poussez les taches brûlées, et rentrez la lame dans sa protection.',
        'Étalez quelques gouttes de nettoyant pour plaque vitrocéramique, essuyez deux fois à l’eau et lustrez à sec.',
        'Regardez la vitre en lumière rasante et passez le doigt sur ses bords : fissures, éclats, joint décollé.',
        'Essuyez la vitre refroidie après chaque usage. Essuyez aussi le fond des casseroles, et n’utilisez plus celles dont le fond est rugueux ou bombé.',
        'Si du sucre ou du plastique fond sur la table, éteignez et, avec un gant de four, poussez-le aussitôt hors de la zone.',
      ],
      firstReason: 'Les fissures se voient mieux sur une surface sans taches',
      safety:
        'Si la vitre est fendue, coupez la table à son disjoncteur, ne la touchez pas et faites-la remplacer. N’utilisez pas de nettoyeur vapeur, et gardez le grattoir hors de portée des enfants.',
    },
    'induction-cooktop.clear-ventilation': {
      title: 'Dégager l’entrée d’air de la table et le tiroir placé dessous',
      why: 'Un ventilateur sous la vitre refroidit l’électronique. Si des torchons ou du papier aluminium y sont aspirés, les zones perdent de la puissance et finissent par tomber en panne.',
      steps: [
        'Éteignez la table et videz le tiroir ou le placard situé dessous.',
        'Cherchez la grille d’entrée avec une lampe torche et aspirez-la avec un embout souple, de l’extérieur seulement.',
        'N’y rangez ni papier aluminium, ni papier, ni torchons, ni aérosols, et laissez un espace libre sous le ventilateur. Bosch, par exemple, demande au moins 2 cm.',
        'Vérifiez que la fente d’air à l’avant ou à l’arrière du meuble est ouverte.',
        'Faites bouillir une casserole d’eau et écoutez. Un léger ronflement est normal ; un raclement signifie que le ventilateur a besoin d’un technicien.',
      ],
      firstReason: 'Peu de gens savent qu’un ventilateur refroidit l’électronique par-dessous',
      safety:
        'Laissez tous les capots fermés : les pièces à l’intérieur gardent une charge. Si vous portez un stimulateur cardiaque ou un autre implant, restez à au moins 60 cm d’une zone en marche.',
    },
  },
};
