import type { powerAtHome as english } from '../../en/items/power-at-home.ts';
import type { Translation } from '../../translation.ts';

export const powerAtHome: Translation<typeof english> = {
  tasks: {
    'electrical-panel.check-home-battery': {
      title: 'Examiner la batterie domestique',
      why: 'Une batterie au lithium brûle rarement, mais une pièce chaude, des ouïes bouchées ou un choc rapprochent ce risque. Son application montre un module faible bien avant la fin de la garantie.',
      steps: [
        'Lisez l’application ou l’écran : aucune erreur, et une charge qui atteint le niveau habituel. Notez ce qu’elle stocke une fois pleine.',
        'Regardez le boîtier avec une lampe torche. Il ne doit y avoir ni gonflement, ni fente, ni rouille, ni goutte, ni trace de brûlure.',
        'Éloignez-en cartons, peintures et carburants, et essuyez la poussière de ses ouïes avec un chiffon sec.',
        'Vérifiez que la pièce est sèche, que le soleil ne chauffe pas la batterie, et que le détecteur de fumée ou de chaleur fonctionne.',
        'Assurez-vous que chacun connaît la coupure d’urgence étiquetée par l’installateur, et gardez les documents pour les pompiers.',
        'Installez les mises à jour que propose l’application, et signalez un code de défaut à l’installateur.',
      ],
      firstReason: 'Une batterie montre ses faiblesses dans l’application et au boîtier',
      safety:
        'N’ouvrez rien. Si la batterie dégage une odeur, siffle, gonfle ou fume, faites sortir tout le monde et appelez {emergency number} une fois dehors. N’y retournez pas : elle peut se rallumer.',
      tenant: 'Signalez le jour même à votre propriétaire un code de défaut ou un boîtier abîmé.',
    },
    'electrical-panel.run-generator': {
      title: 'Faire tourner le groupe électrogène en charge, dehors',
      why: 'Un groupe qui attend des mois ne démarre pas dans la tempête : le carburant s’épaissit et la batterie se vide. Vingt minutes en charge le gardent prêt.',
      steps: [
        'Portez-le dehors, à 6 m au moins des portes, fenêtres et bouches d’aération, sur un sol sec. Contrôlez l’huile, et cherchez une fuite de carburant.',
        'Démarrez-le, branchez un radiateur, et laissez-le tourner 20 minutes.',
        'Arrêtez-le et laissez-le refroidir. Seulement alors, complétez avec du carburant frais et du stabilisateur.',
        'Regardez la date du carburant : s’il a plus de six mois, utilisez-le dans la voiture si sa notice le permet.',
        'Cherchez des coupures sur les rallonges. Si le groupe alimente la maison, un électricien doit avoir posé un inverseur de source.',
      ],
      firstReason: 'Un groupe démarre le jour de la panne s’il a tourné avant',
      safety:
        'Ne le faites jamais tourner à l’intérieur, dans un garage ou sur un balcon : son monoxyde de carbone tue en quelques minutes, même portes ouvertes. Ne le branchez jamais sur une prise de la maison, et ne refaites jamais le plein à chaud.',
    },
    'electrical-panel.change-generator-oil': {
      title: 'Vidanger l’huile du groupe électrogène',
      why: 'Un petit groupe n’a pas de filtre à huile : la sienne se charge de suie, d’acides et de métal jusqu’à ne plus lubrifier. Sur un appareil neuf, Honda demande la première vidange après un mois ou 20 heures.',
      steps: [
        'Laissez tourner le moteur quelques minutes dehors, arrêtez-le, et attendez de pouvoir le toucher. Débranchez le capuchon de la bougie.',
        'Posez-le à plat au-dessus d’un bac, retirez le bouchon de remplissage et celui de vidange, et laissez couler l’huile ; sans bouchon de vidange, inclinez-le du côté du remplissage.',
        'Refermez, et versez l’huile indiquée dans la notice jusqu’au bord de l’orifice. Un demi-litre suffit souvent.',
        'Remettez les bouchons et le capuchon, démarrez, et cherchez des gouttes. Notez la date et les heures sur une étiquette.',
        'Portez l’huile usagée à la déchetterie dans un récipient fermé, jamais à l’égout.',
      ],
      firstReason: 'Avec une huile fraîche, un petit moteur tient toute une longue panne',
      safety:
        'Ne le faites jamais tourner à l’intérieur, et tenez étincelles et cigarettes à distance : il y a de l’essence tout près. L’huile usagée abîme la peau : portez des gants.',
    },
    'electrical-panel.update-router': {
      title: 'Mettre à jour la box et tester ce qui l’alimente',
      why: 'Alarmes, régulation du chauffage et téléphones dépendent de la box. Un vieux logiciel laisse entrer des inconnus, et une batterie de secours est usée après trois à cinq ans.',
      steps: [
        'Ouvrez la page ou l’application de la box, et installez les mises à jour. Activez leur installation automatique.',
        'Changez les mots de passe qui sont encore ceux de l’étiquette, et supprimez les appareils que vous n’avez plus.',
        'Vérifiez dans la liste que caméras, serrures et régulation du chauffage sont à jour aussi.',
        'Essuyez la poussière des ouïes de la box, et laissez de l’air autour.',
        'Si vous avez une alimentation de secours (onduleur), lancez son autotest ou débranchez-la une minute. Remplacez une batterie qui ne tient pas.',
      ],
      firstReason: 'Vieux logiciel et batterie de secours à plat se voient trop tard',
      safety:
        'N’ouvrez aucune alimentation. Portez une batterie de secours gonflée au point de recyclage, et ne la rechargez pas.',
    },
  },
};
