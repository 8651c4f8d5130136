import type { scooter as english } from '../../en/items/scooter.ts';
import type { Translation } from '../../translation.ts';

export const scooter: Translation<typeof english> = {
  name: 'Scooter ou trottinette',
  tasks: {
    'scooter.check-folding': {
      title: 'Contrôler le verrou de pliage, les freins et les pneus de la trottinette',
      why: 'Les petites roues se prennent dans les trous, et un seul verrou tient la potence et le guidon. S’il a du jeu, la trottinette peut se replier en roulant.',
      steps: [
        'Si la trottinette se plie, ouvrez-la et fermez-la. Le verrou doit se fermer à fond, le cran de sécurité s’enclencher, et la potence ne pas avoir de jeu quand vous la secouez.',
        'Serrez les vis de la potence, du guidon et du verrou avec la bonne clé Allen, autant que le dit la notice et pas davantage.',
        'Faites rouler la trottinette et freinez : chaque frein doit la retenir à lui seul. Faites régler les câbles et remplacer les plaquettes minces.',
        'Gonflez les pneus à air à la pression de la notice. Cherchez des coupures, et des fissures sur les pneus pleins.',
        'Vérifiez que les feux avant, arrière et stop et la sonnette fonctionnent. Essuyez les verres.',
        'Avant chaque trajet, prenez quelques secondes pour contrôler verrou, freins, pneus et feux.',
      ],
      firstReason: 'Un petit verrou tient le guidon sur lequel vous vous appuyez à pleine vitesse',
      safety:
        'Éteignez la trottinette avant d’y toucher, et laissez-la éteinte. Ne roulez pas si la potence a du jeu ou si le plateau est fendu. N’utilisez ni tuyau d’arrosage ni nettoyeur haute pression : essuyez la trottinette avec un chiffon humide.',
    },
    'scooter.care-battery': {
      title: 'Contrôler la batterie de la trottinette et son lieu de charge',
      why: 'Une batterie au lithium défaillante brûle violemment et remplit un appartement de fumée en quelques minutes. L’endroit et la façon de la charger comptent le plus pour la sécurité.',
      steps: [
        'Cherchez sur la batterie et le plateau des enfoncements, un gonflement, des traces de chaleur ou une odeur sucrée. Cherchez des dégâts sur le chargeur et son câble.',
        'Chargez sur un sol dur, sans rien d’inflammable à proximité. Ne chargez jamais dans l’entrée ni devant une porte.',
        'N’utilisez que le chargeur du fabricant. Ne chargez que pendant que quelqu’un est éveillé dans le logement, et débranchez le chargeur quand la batterie est pleine.',
        'Si vous ne roulez pas pendant des semaines, rangez la trottinette au sec, à température ambiante et à moitié chargée environ : Bosch conseille 30 à 60 % pour les batteries de ses vélos électriques. Rechargez-la avant qu’elle soit à plat.',
        'Appuyez sur le bouton du détecteur de fumée le plus proche du lieu de charge : il doit sonner.',
      ],
      firstReason: 'Choisissez le lieu de charge le plus sûr tant que la batterie est saine',
      safety:
        'Ne chargez pas une batterie gonflée ou chaude, ni une batterie qui fuit ou qui siffle. Ne la mettez dehors que si elle est froide et silencieuse ; si elle siffle ou fume, faites sortir tout le monde et appelez {emergency number} une fois dehors. N’ouvrez jamais une batterie, et n’en chargez jamais une qui a été mouillée ou qui est tombée lourdement.',
      tenant:
        'Demandez au gestionnaire de l’immeuble où vous pouvez charger. Ne chargez jamais dans une cage d’escalier.',
    },
    'scooter.check-moped': {
      title: 'Contrôler l’huile, les pneus et les freins du scooter',
      why: 'Un petit moteur contient peu d’huile : il s’abîme vite si elle manque. Des pneus ou des freins usés allongent chaque arrêt.',
      steps: [
        'Mettez le scooter sur sa béquille centrale, moteur froid ou comme le dit le manuel, et vérifiez que l’huile est entre les repères. Sur un deux-temps, remplissez le réservoir d’huile.',
        'Pneus froids, réglez leur pression et cherchez des coupures.',
        'Changez les pneus à 2 mm de sculpture, quoi que montrent les témoins d’usure. Certains pays exigent 1,6 mm à l’avant et à l’arrière sur les gros scooters.',
        'Serrez les deux freins. Avec une lampe torche, contrôlez l’épaisseur des plaquettes, et le niveau du liquide dans son regard.',
        'Contrôlez les feux, les clignotants, l’avertisseur et les rétroviseurs, et vérifiez que l’accélérateur revient seul.',
        'Tenez le frein et basculez la roue avant. Si vous sentez un claquement, amenez le scooter à un atelier.',
        'Avant chaque trajet, faites un contrôle court : pneus, freins, feux et accélérateur.',
      ],
      firstReason: 'Un petit moteur peut manquer d’huile entre deux pleins d’essence',
      safety:
        'Ne démarrez et ne faites tourner le moteur que dehors. L’échappement peut brûler des jambes nues plusieurs minutes encore après l’arrêt.',
    },
    'scooter.book-service': {
      title: 'Prendre rendez-vous pour la révision annuelle du scooter',
      why: 'La courroie casse sans prévenir. L’huile de transmission et le liquide de frein vieillissent même si vous roulez à peine.',
      steps: [
        'Cherchez dans le manuel les travaux à faire selon les kilomètres ou les années.',
        'Demandez l’huile moteur et de transmission, le filtre à air, la bougie, la courroie et les galets selon le programme, et le liquide de frein tous les deux ans.',
        'Faites contrôler l’électricité, la batterie et les sécurités.',
        'Gardez le carnet tamponné, et notez la date du prochain contrôle technique là où vous vivez.',
      ],
      firstReason: 'La courroie dans son carter est la pièce que vous ne pouvez pas contrôler',
      safety:
        'Laissez à un atelier les freins et le carter de courroie : le variateur contient des ressorts puissants.',
    },
  },
};
