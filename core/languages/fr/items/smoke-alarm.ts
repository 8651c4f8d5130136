import type { smokeAlarm as english } from '../../en/items/smoke-alarm.ts';
import type { Translation } from '../../translation.ts';

export const smokeAlarm: Translation<typeof english> = {
  name: 'Détecteur de fumée',
  tasks: {
    'smoke-alarm.test-alarms': {
      title: 'Tester chaque détecteur de fumée et de monoxyde de carbone',
      why: 'Un détecteur peut rester des années au plafond sans pouvoir sonner. Près de trois décès sur cinq dans les incendies de logement aux États-Unis surviennent là où aucun détecteur ne fonctionnait ou n’était posé. Là où un combustible brûle, rien d’autre n’avertit du monoxyde de carbone.',
      steps: [
        'Prévenez tous les occupants, y compris les personnes malentendantes. Maintenez appuyé le bouton de test jusqu’à ce que le détecteur sonne.',
        'Testez un à un tous les détecteurs de fumée du logement. Un manche à balai évite de grimper. S’ils sont reliés, faites le tour pour entendre que chacun se joint aux autres.',
        'Testez aussi chaque détecteur de monoxyde de carbone, si vous en avez : en général quatre bips rapides, une pause et quatre autres. Son voyant ou son écran doit indiquer qu’il est alimenté, sans « Err » ni « End ».',
        'Écoutez depuis chaque chambre, porte fermée, et jugez si les détecteurs vous réveilleraient.',
        'Vérifiez que tous les occupants distinguent une alarme du bip isolé d’une pile faible.',
        'Mettez une pile neuve dans un détecteur qui reste muet et testez-le de nouveau. S’il reste muet, remplacez-le aujourd’hui.',
      ],
      firstReason: 'Assurez-vous que les détecteurs vous réveilleraient',
      safety:
        'Appuyez depuis le sol et reculez : l’alarme est si forte qu’elle fait mal aux oreilles. Testez avec le bouton, jamais avec une flamme ou de la fumée. Si un détecteur de monoxyde de carbone sonne à un autre moment, faites sortir tout le monde à l’air libre et appelez {emergency number} une fois dehors. Ne rentrez que lorsqu’on vous y autorise.',
      tenant:
        'Le test vous revient, mais les réparations sont souvent à la charge du propriétaire : signalez aussitôt, par écrit, un détecteur muet ou absent.',
    },
    'smoke-alarm.check-dates': {
      title: 'Vérifier les dates et remplacer les vieux détecteurs de fumée',
      why: 'Les capteurs s’usent sans signe : le bouton peut encore faire biper le détecteur alors qu’il ne perçoit plus la fumée. Remplacez tout modèle dix ans après sa fabrication.',
      steps: [
        'Regardez sur le côté, ou dévissez le détecteur de son socle, pour trouver la date de fabrication ou de remplacement.',
        'Écrivez en grand sur le bord le mois et l’année du remplacement, pour les lire d’en bas.',
        'Remplacez tout détecteur qui a dix ans, qui a dépassé sa propre date, jauni ou été peint, ou qui n’a pas de date.',
        'Comptez les détecteurs : visez-en un dans chaque chambre, un devant les chambres et un à chaque niveau, rez-de-chaussée compris. Ajoutez ceux qui manquent.',
        'Cherchez la règle pour votre logement : [[GB: la loi écossaise demande aussi des détecteurs reliés et un détecteur de chaleur dans la cuisine | AU: votre État peut demander des détecteurs reliés dans chaque chambre | DE: des détecteurs sont obligatoires dans les chambres et sur les voies d’évacuation | NL NO: un détecteur par étage est obligatoire | FR: au moins un détecteur de fumée est obligatoire, et son entretien incombe à l’occupant | votre loi peut en demander davantage]].',
        'Achetez des détecteurs marqués selon la norme de votre pays, par exemple [[US CA: UL 217 | AU: AS 3786 | EN 14604]]. Testez chaque détecteur neuf une fois posé.',
      ],
      firstReason: 'Cherchez l’âge de vos détecteurs, car leurs capteurs s’usent',
      safety:
        'Montez sur un escabeau, pas sur une chaise. Faites remplacer par un électricien, circuit coupé, les détecteurs raccordés au réseau électrique.',
      tenant:
        '[[FR: Votre propriétaire pose le premier détecteur ; son entretien, et son remplacement quand il est trop vieux, vous reviennent. | Lisez d’abord la date de chaque détecteur : dix ans est la limite. Nommez dans votre message ceux qui sont plus vieux ou manquent.]]',
      landlord: 'détecteurs neufs à la place des vieux',
    },
    'smoke-alarm.change-batteries': {
      title: 'Changer les piles des détecteurs de fumée',
      why: 'Une pile faible fait biper le détecteur, souvent la nuit. On retire alors la pile et on oublie de la remplacer. Changer les piles à date fixe l’évite.',
      steps: [
        'Cherchez de quel type ils sont. Les détecteurs scellés pour dix ans gardent leur pile. Tous les autres en reçoivent une neuve tous les ans, y compris ceux raccordés au réseau avec une pile de secours.',
        'Dévissez le détecteur ou ouvrez le tiroir, et notez le type de pile imprimé à l’intérieur.',
        'Mettez ce type. N’utilisez pas de piles rechargeables, sauf si l’étiquette les autorise.',
        'Refermez le détecteur, maintenez le bouton de test jusqu’à ce qu’il sonne, et refixez-le bien sur son socle.',
        'Portez les vieilles piles à un point de collecte. Couvrez d’abord de ruban adhésif les pôles des piles 9 V.',
      ],
      firstReason: 'Changez les piles le jour de votre choix, pas à 3 h quand l’une bipe',
      safety:
        'Montez sur un escabeau stable. Derrière un détecteur branché sur le secteur, il y a des fils sous tension : n’en changez la pile que si elle est accessible par sa propre trappe.',
    },
    'smoke-alarm.vacuum-alarms': {
      title: 'Aspirer poussière et toiles d’araignée des détecteurs',
      why: 'La poussière et les petites araignées dans un détecteur de fumée causent de fausses alarmes la nuit, et l’on finit par le décrocher. Des peluches sur les fentes d’un détecteur de monoxyde de carbone retardent son alerte.',
      steps: [
        'Tenez l’embout brosse souple contre les fentes, tout autour de chaque détecteur de fumée et de monoxyde de carbone, pendant une demi-minute. Ne démontez pas le détecteur.',
        'Essuyez le couvercle avec un chiffon à peine humide. N’utilisez jamais de cire, de spray, de solvant ni de peinture.',
        'Tenez laque, désodorisant, peinture et vapeurs d’eau de Javel loin d’un détecteur de monoxyde de carbone, car ils peuvent abîmer le capteur.',
        'Avant des travaux ou un ponçage, posez le capuchon fourni par le fabricant, ou retirez le détecteur. Remettez tout en place le soir même.',
        'Appuyez sur le bouton de test quand vous avez fini.',
        'Kidde demande d’aspirer ses détecteurs de monoxyde de carbone tous les mois. Si votre notice le demande aussi, faites-le quand vous les testez.',
      ],
      firstReason: 'Retirez la poussière qui déclenche les détecteurs pour rien',
      safety:
        'Gardez les deux pieds sur l’escabeau et l’aspirateur au sol. Tant qu’un détecteur de monoxyde de carbone est hors de sa pièce, laissez éteints cheminées, poêles et chauffages à combustible.',
    },
    'smoke-alarm.check-extinguisher': {
      title: 'Contrôler l’extincteur et la couverture antifeu',
      why: 'Un extincteur perd sa pression lentement et sans bruit. Si vous en avez besoin, vous avez quelques secondes : il doit être chargé, à portée de main et connu.',
      steps: [
        'Vérifiez que l’aiguille est dans le vert. Sans manomètre, appuyez sur la tige de test s’il y en a une, ou comparez le poids de l’extincteur à celui de l’étiquette.',
        'Regardez la goupille et son plomb, et cherchez sur le tuyau et la buse des fissures, des nids de guêpes et de la saleté. Retournez une fois un extincteur à poudre, car sa poudre se tasse.',
        'Cherchez des enfoncements et de la rouille, et lisez la date. Faites-le réviser comme l’indique l’étiquette. Remplacez un extincteur non rechargeable douze ans après sa date, comme le demande la norme NFPA 10.',
        'Tirez un peu les sangles de la couverture antifeu, pour voir si elles sont libres. Remplacez une couverture qui a servi.',
        'Vérifiez que les deux sont accrochés près de la sortie de la cuisine, pas au-dessus de la table de cuisson, et que tous les occupants peuvent les soulever.',
        'Si vous n’avez ni l’un ni l’autre, achetez une couverture antifeu et un extincteur polyvalent.',
        'La NFPA demande un contrôle tous les mois : jetez un œil au manomètre chaque fois que vous testez les détecteurs.',
      ],
      firstReason: 'Voyez si l’extincteur a encore sa pression',
      safety:
        'Ne testez pas un extincteur en laissant sortir un peu de produit : il perd ensuite le reste. Ne combattez qu’un feu plus petit qu’une corbeille à papier, la sortie dans le dos. Sinon, sortez, fermez la porte et appelez {emergency number}.',
      tenant:
        'Si l’extincteur appartient au logement, signalez à votre propriétaire une pression basse ou une vieille date.',
    },
  },
};
