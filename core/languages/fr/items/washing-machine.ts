import type { washingMachine as english } from '../../en/items/washing-machine.ts';
import type { Translation } from '../../translation.ts';

export const washingMachine: Translation<typeof english> = {
  name: 'Lave-linge',
  tasks: {
    'washing-machine.run-maintenance-wash': {
      title: 'Nettoyer le lave-linge par un lavage chaud à vide',
      why: 'Les lavages à basse température et la lessive liquide laissent un dépôt dans le tambour et les tuyaux, qui fait sentir les serviettes propres. Un lavage chaud avec de la poudre l’enlève.',
      steps: [
        'Videz le tambour et cherchez pièces et épingles à cheveux dans le joint.',
        'Mettez une demi-dose de lessive en poudre dans le bac. La poudre contient un agent blanchissant oxygéné, la lessive liquide n’en contient pas.',
        'Choisissez le programme de nettoyage du tambour, ou coton à 60 °C ou plus, et lancez-le à vide. Si vous lavez surtout à basse température, faites-le tous les mois.',
        'À la fin, essuyez le tambour et laissez la porte et le bac entrouverts, comme après chaque lavage.',
      ],
      firstReason: 'L’eau chaude enlève le dépôt que laissent les lavages tièdes',
      safety:
        'Le hublot devient chaud pendant ce programme. Jeunes enfants et chats grimpent dans un tambour ouvert : regardez dedans avant chaque lavage.',
    },
    'washing-machine.clean-seal-drawer': {
      title: 'Nettoyer le joint de porte et le bac à produits du lave-linge',
      why: 'Peluches, cheveux et adoucissant restent mouillés dans le pli du joint et le logement du bac, et la moisissure noire s’y développe. Elle est facile à éviter et difficile à faire partir.',
      steps: [
        'Ouvrez le pli inférieur du joint et retirez peluches, cheveux et pièces.',
        'Essuyez tout le tour du pli à l’eau chaude savonneuse, et dégagez les petits trous d’écoulement du bas.',
        'Appuyez sur le cran et sortez le bac. Retirez le capuchon du siphon du compartiment d’adoucissant et rincez le tout à l’eau très chaude.',
        'Brossez le logement, surtout son plafond, où sont les jets. La brosse doit être mouillée sans goutter.',
        'Séchez le pli, cherchez des coupures dans le caoutchouc, et remettez le bac.',
      ],
      firstReason: 'La moisissure noire du caoutchouc s’évite mieux qu’elle ne part',
      safety:
        'Débranchez d’abord l’appareil. Regardez avant de toucher : épingles et baleines de soutien-gorge se cachent dans le pli.',
    },
    'washing-machine.clean-pump-filter': {
      title: 'Nettoyer le filtre de vidange du lave-linge',
      why: 'Ce filtre retient pièces, cheveux et peluches. Plein, il empêche la vidange : le lave-linge s’arrête plein d’eau sale, porte verrouillée.',
      steps: [
        'Après un lavage à basse température, débranchez l’appareil. Pas de trappe en bas à l’avant ? Beaucoup de lave-linge à chargement par le dessus ont un piège à peluches dans le tambour ou l’agitateur : rincez-le et ne faites pas le reste.',
        'Étalez des serviettes, et placez une assiette creuse sous la trappe.',
        'Tirez le petit tuyau de vidange, s’il y en a un, et laissez l’eau couler dans l’assiette. Il faudra peut-être la vider plusieurs fois.',
        'Tournez le filtre par petits coups dans le sens inverse des aiguilles d’une montre jusqu’à ce que la dernière eau soit sortie, puis retirez-le.',
        'Retirez peluches et pièces et rincez le filtre. Avec une lampe torche, regardez et tâtez derrière : la roue doit tourner par légers à-coups.',
        'Revissez fermement le filtre, remettez le bouchon du tuyau, et cherchez des gouttes pendant le lavage suivant. Avant chaque lavage, videz toutes les poches.',
        'Whirlpool conseille un rinçage au moins deux fois par an, et tous les deux mois si vous lavez tous les jours.',
      ],
      firstReason: 'Sachez vider la machine avant qu’elle s’arrête pleine d’eau',
      safety:
        'L’eau d’un lavage chaud brûle : attendez qu’elle ait refroidi. Épingles et lames s’accumulent dans le filtre : portez des gants.',
    },
    'washing-machine.check-hoses': {
      title: 'Contrôler les tuyaux et les tamis d’arrivée du lave-linge',
      why: 'Un tuyau d’arrivée éclaté inonde le logement d’eau du réseau jusqu’à ce que quelqu’un ferme le robinet. Le vieux caoutchouc montre des dégâts avant d’éclater.',
      steps: [
        'Débranchez l’appareil, fermez les robinets et avancez-le à deux.',
        'Pliez chaque tuyau d’arrivée. S’il a des fissures, des cloques, de la rouille ou un écrou humide, posez un autre tuyau et son joint. Whirlpool conseille de changer les tuyaux au bout de cinq ans.',
        'Au-dessus d’un seau, dévissez le tuyau de l’appareil. Retirez le tamis de la vanne avec une pince, rincez-le et remontez les deux.',
        'Vérifiez que le tuyau de vidange n’a pas de pli, qu’il est fixé en hauteur et ne peut pas sortir de son évacuation.',
        'Ouvrez les robinets, séchez chaque raccord avec du papier et regardez de nouveau 10 minutes plus tard.',
        'Mettez les pieds de niveau et serrez leurs contre-écrous.',
        'Fermez les robinets chaque fois que vous partez plus d’un jour ou deux.',
      ],
      firstReason: 'Un tuyau éclaté est l’une des fuites les plus chères d’un logement',
      safety:
        'L’appareil pèse environ 70 kg : sortez-le à deux, un coin après l’autre. Débranchez-le avant de défaire un tuyau.',
      tenant: 'Demandez à votre propriétaire de remplacer un robinet qui ne ferme pas ou un tuyau fixe fendillé.',
    },
  },
};
