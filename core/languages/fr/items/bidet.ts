import type { bidet as english } from '../../en/items/bidet.ts';
import type { Translation } from '../../translation.ts';

export const bidet: Translation<typeof english> = {
  name: 'Bidet',
  tasks: {
    'bidet.descale-spout': {
      title: 'Détartrer le bec du bidet et dégager sa bonde',
      why: 'Le tartre à la sortie transforme un filet doux en jet oblique. La bonde sert si peu que des cheveux et un dépôt s’y accumulent.',
      steps: [
        'Dévissez à la main le mousseur ou la buse, avec un chiffon s’ils sont serrés.',
        'Faites-le tremper dans l’anticalcaire le temps indiqué sur l’étiquette, brossez le tamis et rincez.',
        'Soulevez le clapet de la bonde, retirez les cheveux et lavez-le au liquide vaisselle.',
        'Remontez les deux, faites couler l’eau chaude et l’eau froide une minute et vérifiez que la cuvette se vide vite.',
        'Si votre bidet a un mitigeur thermostatique, faites-le régler à 38 °C au plus, comme le recommande Grohe.',
      ],
      firstReason: 'L’eau calcaire rétrécit la sortie bien avant de la boucher',
      safety: 'Utilisez l’anticalcaire seul, loin de toute eau de Javel, et rincez aussitôt les parties métalliques.',
    },
    'bidet.clean-nozzle': {
      title: 'Nettoyer la buse et le filtre à odeurs de l’abattant lavant',
      why: 'Les éclaboussures salissent la buse, et un filtre plein de poussière rend le ventilateur bruyant et inutile. TOTO demande de nettoyer les deux environ une fois par mois.',
      steps: [
        'Lancez le mode de nettoyage de la buse, pour qu’elle sorte sans projeter d’eau. Éteignez ensuite l’abattant et débranchez-le.',
        'Essuyez la buse avec un chiffon doux mouillé, sans la tirer ni la plier.',
        'Faites glisser le filtre à odeurs hors du côté et aspirez-le. Si la notice le dit, rincez-le et laissez-le sécher complètement.',
        'Soulevez l’abattant de sa platine et essuyez dessous avec de l’eau et une goutte de liquide vaisselle.',
        'Séchez la fiche et vos mains, puis rebranchez l’abattant. Si sa fiche ou sa prise a un bouton de test, appuyez dessus.',
      ],
      firstReason: 'Poussière et éclaboussures s’accumulent là où vous ne les voyez pas',
      safety:
        'Débranchez l’abattant avant de l’essuyer, et ne versez jamais d’eau dessus. Un nettoyant puissant pour toilettes et ses vapeurs peuvent abîmer l’électronique : tenez-les loin de l’abattant.',
    },
    'bidet.check-hoses': {
      title: 'Contrôler les flexibles, les robinets et le tamis du bidet',
      why: 'Les flexibles du bidet sont toujours sous la pression du réseau, dans un coin où les fuites passent inaperçues. Des grains dans le tamis d’arrivée affaiblissent aussi le jet.',
      steps: [
        'Essuyez chaque flexible et chaque écrou avec de l’essuie-tout sec. Cherchez avec une lampe torche l’humidité, la rouille, les plis ou les renflements.',
        'Fermez et rouvrez le robinet d’arrêt. Il doit tourner sans forcer et ne pas goutter.',
        'Sur un abattant lavant, débranchez-le et fermez l’eau. Dévissez le tamis d’arrivée, rincez-le et remontez-le. TOTO le demande tous les six mois environ.',
        'Ouvrez l’eau lentement, et cherchez de nouveau des gouttes dix minutes plus tard.',
        'Prenez l’habitude de fermer une douchette à son robinet mural après chaque usage : son flexible n’est pas fait pour rester des heures sous pression.',
      ],
      firstReason: 'Trouvez un raccord qui suinte avant qu’il trempe le sol',
      safety:
        'Une douchette ou un abattant lavant a besoin d’une protection homologuée contre les retours d’eau, pour que l’eau des toilettes ne soit pas aspirée dans l’eau potable. En cas de doute, demandez à un plombier.',
      tenant:
        'Signalez un robinet qui coince ou un flexible usé, et demandez l’accord de votre propriétaire avant de poser votre propre douchette.',
    },
  },
};
