import type { dryer as english } from '../../en/items/dryer.ts';
import type { Translation } from '../../translation.ts';

export const dryer: Translation<typeof english> = {
  name: 'Sèche-linge',
  tasks: {
    'dryer.clean-vent-duct': {
      title: 'Retirer les peluches du conduit d’évacuation du sèche-linge',
      why: 'Les peluches brûlent facilement, et de l’air chaud passe dessus à chaque charge. Le manque de nettoyage est la première cause d’incendie de sèche-linge. Faites-le plus tôt si le linge met plus de temps à sécher qu’avant.',
      steps: [
        'Prenez l’habitude de vider le filtre à peluches avant ou après chaque charge, sans exception.',
        'Débranchez le sèche-linge et avancez-le assez pour atteindre le conduit sans l’écraser.',
        'Desserrez le collier, retirez le conduit, et aspirez la sortie du sèche-linge et les deux bouts du conduit.',
        'Poussez une brosse souple pour conduit sur toute la longueur, en la tournant seulement dans le sens des aiguilles d’une montre. Aspirez ce qui tombe, et vérifiez avec une lampe torche que le conduit est dégagé.',
        'Dehors, si des oiseaux nichent dans la bouche de sortie, n’utilisez plus le sèche-linge avant leur départ. Sinon, nettoyez-la jusqu’à ce que le clapet joue librement, et retirez tout grillage, car il se bouche de peluches.',
        'Remplacez un tuyau en plastique ou en feuille d’aluminium par du métal rigide ou semi-rigide. Assemblez-le avec des colliers ou du ruban aluminium, pas avec des vis, qui accrochent les peluches.',
        'Repoussez le sèche-linge sans plier le conduit. Faites-le tourner à froid et vérifiez à la main qu’un fort courant d’air sort dehors.',
      ],
      firstReason: 'Des peluches dans un conduit caché peuvent prendre feu sans prévenir',
      safety:
        'Ne déplacez pas un sèche-linge à gaz et ne défaites pas ses raccords : faites-le nettoyer par un technicien gaz. Si la bouche de sortie est plus haute que votre bras levé ou si le conduit traverse le toit, faites venir une entreprise de nettoyage de conduits.',
      tenant:
        'Nettoyez ce que vous atteignez de l’intérieur. Demandez à votre propriétaire de faire nettoyer tous les ans un conduit pris dans un mur, une gaine ou une colonne commune.',
    },
    'dryer.clean-heat-exchanger': {
      title: 'Nettoyer le condenseur ou l’échangeur du sèche-linge',
      why: 'Quand des peluches couvrent ses ailettes, le condenseur retire moins d’humidité à l’air. Un programme de deux heures en prend alors trois et consomme plus d’électricité.',
      steps: [
        'Éteignez et débranchez le sèche-linge, et laissez-le refroidir une demi-heure. Posez une serviette sous la trappe, en bas à l’avant.',
        'Condenseur amovible : ouvrez les leviers, sortez-le et rincez-le sous le robinet jusqu’à ce que l’eau soit claire. Hotpoint le demande tous les mois.',
        'Ailettes fixes de pompe à chaleur : passez l’embout brosse souple de l’aspirateur dans leur sens, jamais en travers. Ne touchez pas aux échangeurs autonettoyants.',
        'Essuyez les joints et le logement et retirez les peluches.',
        'Laissez bien égoutter le condenseur, glissez-le en place et verrouillez les leviers.',
        'Rincez le réservoir d’eau et son filtre.',
        'Prenez l’habitude de vider le filtre à peluches et le réservoir après chaque charge.',
      ],
      firstReason: 'Des peluches sur les ailettes allongent chaque séchage',
      safety:
        'Les ailettes coupent les doigts et se plient facilement : portez des gants. Ne buvez jamais l’eau condensée et n’en donnez pas aux animaux.',
    },
    'dryer.wash-lint-screen': {
      title: 'Laver le filtre à peluches et les capteurs d’humidité',
      why: 'L’adoucissant laisse un film invisible. Il bouche le tamis du filtre à peluches, et à cause de lui les capteurs d’humidité arrêtent le sèche-linge trop tôt ou trop tard.',
      steps: [
        'Retirez les peluches, comme il le faut avant ou après chaque charge. Tenez le filtre sous le robinet : l’eau doit le traverser sans s’arrêter.',
        'Brossez les deux côtés à l’eau très chaude et au liquide vaisselle, rincez et laissez sécher complètement.',
        'Aspirez le logement du filtre avec le suceur plat.',
        'Frottez les deux barrettes métalliques du tambour avec le côté grattant d’une éponge humide, et séchez-les.',
        'Remplacez un filtre déchiré avant la prochaine charge : il laisse passer les peluches jusqu’à la résistance.',
      ],
      firstReason: 'L’adoucissant laisse un film que vous n’enlevez pas avec les peluches',
      safety: 'Laissez d’abord refroidir le tambour, et ne faites jamais tourner le sèche-linge sans son filtre.',
    },
    'dryer.vacuum-surroundings': {
      title: 'Aspirer autour du sèche-linge et contrôler sa fiche',
      why: 'Les peluches qui s’échappent s’accumulent sans se voir derrière et sous l’appareil, près de pièces chaudes et d’une fiche très sollicitée.',
      steps: [
        'Débranchez le sèche-linge et aspirez derrière, à côté et dessous, ainsi que les fentes d’aération de la carrosserie.',
        'Cherchez sur la fiche, la prise et le câble, avec une lampe torche, des traces brunes, des parties fondues ou des coupures. Le sèche-linge a besoin de sa propre prise murale, sans rallonge.',
        'Éloignez-en cartons, aérosols et linge, et vérifiez que de l’air neuf peut entrer dans la pièce.',
        'Si le sèche-linge est à évacuation, sortez pendant qu’il tourne. Le clapet doit être ouvert et le courant d’air fort et chaud.',
        'Trouvez la référence du modèle à l’intérieur de la porte et cherchez-la sur la page des rappels du fabricant.',
        'Prenez l’habitude de ne le faire tourner que si quelqu’un est présent et ne dort pas, filtre à peluches vide.',
      ],
      firstReason: 'Les peluches s’accumulent sans se voir, près de la résistance et du câble',
      safety:
        'Ne séchez jamais de chiffons qui ont absorbé de l’huile, de l’essence, du solvant ou de la cire, même en petite quantité : ils peuvent prendre feu même après un lavage. Ne déplacez pas un sèche-linge à gaz ; faites-le contrôler par un professionnel.',
    },
  },
};
