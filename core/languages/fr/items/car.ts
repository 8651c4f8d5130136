import type { car as english } from '../../en/items/car.ts';
import type { Translation } from '../../translation.ts';

export const car: Translation<typeof english> = {
  name: 'Voiture',
  tasks: {
    'car.check-tyres': {
      title: 'Contrôler la pression et les sculptures des pneus',
      why: 'Quatre surfaces de caoutchouc grandes comme la paume tiennent seules la voiture sur la route. Des pneus mous allongent le freinage, consomment plus de carburant et chauffent sur autoroute.',
      steps: [
        'Cherchez les pressions correspondant à votre charge sur le montant de la portière ou dans la trappe à carburant. Mesurez à froid, après moins de 3 km de route.',
        'Gonflez les quatre pneus et la roue de secours à ces pressions, et revissez les bouchons.',
        'Mesurez la profondeur des sculptures en plusieurs points. La plupart des pays exigent au moins 1,6 mm ; RoSPA conseille 3 mm, car des pneus usés glissent sur sol mouillé.',
        'Cherchez sur chaque flanc, à l’œil et avec une main gantée, des hernies, des coupures et des clous.',
        'Si un pneu est usé d’un seul côté, faites régler la géométrie. Réinitialisez le contrôle de pression si votre voiture en a un.',
        'Si la voiture a un moteur thermique, lisez aussi le niveau d’huile, à la jauge ou à l’écran. L’AAA le conseille une fois par mois.',
      ],
      firstReason: 'Voyez si les quatre pneus ont la pression qu’il faut à la voiture',
      safety:
        'Garez-vous sur un sol plat, hors de la route, frein à main serré. Si vous trouvez une hernie, ne roulez pas avant le changement du pneu.',
    },
    'car.check-fluids': {
      title: 'Contrôler l’huile, le liquide de refroidissement et le lave-glace',
      why: 'Un moteur sans huile est détruit en quelques minutes. Dix minutes sous le capot révèlent aussi une fuite tant qu’elle est petite.',
      steps: [
        'Sur un sol plat, dix minutes après l’arrêt, essuyez la jauge et replongez-la. L’huile doit se trouver entre les repères. Certaines voitures affichent le niveau à l’écran.',
        'Complétez avec l’huile indiquée dans le manuel, peu à la fois : trop d’huile nuit aussi.',
        'Moteur froid, vérifiez que le liquide de refroidissement est entre MIN et MAX sur son vase. Complétez avec le mélange indiqué dans le manuel.',
        'Regardez le niveau du liquide de frein sans ouvrir son réservoir. S’il est sous MIN, ne roulez pas ; faites contrôler les freins.',
        'Remplissez le lave-glace, essayez les gicleurs et remplacez les balais qui laissent des traces. Faites le tour de la voiture pour contrôler l’éclairage, et servez-vous d’un mur pour voir les feux stop.',
      ],
      firstReason: 'Trouvez une fuite tant qu’elle n’est que de quelques gouttes',
      safety:
        'N’ouvrez jamais un circuit de refroidissement chaud : il projette de l’eau bouillante. Le liquide de refroidissement est sucré et toxique pour les animaux. Ne touchez pas aux câbles orange d’une voiture électrique.',
    },
    'car.replace-cabin-filter': {
      title: 'Remplacer le filtre d’habitacle de la voiture',
      why: 'Tout l’air que vous respirez en voiture passe par ce filtre. Plein, il embue les vitres et donne une odeur de chien mouillé. Bosch conseille d’en changer tous les 15 000 km ou une fois par an.',
      steps: [
        'Cherchez l’emplacement du filtre dans le manuel. Il est souvent derrière la boîte à gants ou sous la grille d’essuie-glace.',
        'Coupez le contact et retirez la clé. Déclipsez le cache, et sortez le filtre à plat pour que la saleté reste dessus.',
        'Éclairez le logement avec une lampe torche et aspirez-le sans rien enfoncer dans le ventilateur.',
        'Glissez le filtre neuf, la flèche du flux d’air dans le même sens que sur l’ancien, et refermez le cache.',
        'Faites tourner la ventilation au maximum une minute, vitres ouvertes.',
      ],
      firstReason: 'Voyez ce que l’air de la voiture traverse avant que vous le respiriez',
      safety: 'Ne touchez pas aux connecteurs jaunes sous le tableau de bord : ce sont ceux des airbags.',
    },
    'car.replace-wipers': {
      title: 'Remplacer les balais d’essuie-glace',
      why: 'Une année de soleil durcit le caoutchouc. La trace qu’il laisse se voit à peine le jour, mais elle vous éblouit la nuit face aux phares. Bosch conseille des balais neufs une fois par an.',
      steps: [
        'Mettez les essuie-glaces en position d’entretien, comme le montre le manuel, et soulevez doucement un bras.',
        'Posez une serviette pliée sur le pare-brise : un bras nu qui se rabat peut le fendre.',
        'Appuyez sur le cran, faites glisser l’ancien balai et clipsez un balai neuf de même longueur. Tirez dessus pour vérifier qu’il tient.',
        'Remplacez aussi le balai arrière, rabattez les bras et essayez les essuie-glaces sur le pare-brise mouillé.',
        'Nettoyez le pare-brise, dehors et dedans, avec un chiffon microfibre.',
      ],
      firstReason: 'Un pare-brise net compte surtout la nuit, sous la pluie, face aux phares',
      safety: 'Coupez d’abord le contact, sinon le capteur de pluie peut lancer les essuie-glaces sur vos doigts.',
    },
    'car.book-service': {
      title: 'Prendre rendez-vous pour la révision annuelle de la voiture',
      why: 'Les freins, les courroies et la direction s’usent là où vous ne le voyez pas. Un carnet d’entretien tamponné peut aussi augmenter nettement le prix de revente.',
      steps: [
        'Cherchez dans le carnet d’entretien ou à l’écran les travaux à faire, et vérifiez jusqu’à quand un éventuel contrôle technique est valable.',
        'Demandez la révision du programme du constructeur, avec un liquide de frein neuf tous les deux ans, sauf si le programme dit autre chose.',
        'Faites mesurer les plaquettes, les disques, les courroies et la batterie 12 V, et noter les résultats.',
        'Convenez d’un prix au-delà duquel le garage vous appelle d’abord, et gardez la facture.',
      ],
      firstReason: 'Notez la date de la prochaine révision avant qu’elle vous échappe',
      safety:
        'N’attendez pas la révision si un voyant rouge s’allume, si la pédale de frein est molle ou si vous sentez le carburant.',
    },
    'car.book-inspection': {
      title: 'Prendre rendez-vous pour le contrôle technique',
      why: 'Rouler sans contrôle valable coûte une amende, et après un accident l’assureur peut réduire son indemnité. Les centres sont parfois complets plusieurs semaines à l’avance.',
      steps: [
        'Cherchez jusqu’à quand le dernier contrôle est valable : sur le procès-verbal, la carte grise ou la vignette du pare-brise ou de la plaque.',
        'Comparez avec la règle : [[AE BG EE HR IL LU LV RO SI: tous les ans à partir d’un certain âge | CY HU KR LT TR: tous les deux ans | AT: « Pickerl » tous les ans à partir d’un certain âge | BE: contrôle technique (autokeuring) en général une fois par an | CH: expertise du canton, qui convoque les voitures tous les deux ans à partir d’un certain âge | CZ SK: « technická kontrola » tous les deux ans | DE: « Hauptuntersuchung » (HU) tous les deux ans | DK: « syn » tous les deux ans | ES: ITV tous les ans à partir de dix ans | FI: « katsastus » tous les ans à partir d’un certain âge | FR: contrôle technique tous les deux ans | GB: MOT tous les ans | GR: KTEO tous les deux ans | IE: NCT tous les ans à partir de dix ans | IT: « revisione » tous les deux ans | JP: « shaken » tous les deux ans | NL: APK tous les ans à partir d’un certain âge | NO: « EU-kontroll » tous les deux ans | NZ: « warrant of fitness » tous les ans à partir d’un certain âge | PL: « badanie techniczne » tous les ans à partir d’un certain âge | PT: IPO (inspeção) tous les ans à partir d’un certain âge | SE: « besiktning » tous les ans à partir d’un certain âge, au plus 14 mois après la dernière | demandez à l’administration]]. Le premier contrôle d’une voiture neuve vient plus tard.',
        'Réservez quelques semaines avant l’échéance, pour qu’une réparation et une contre-visite soient encore possibles. Si elle est dans plusieurs mois, notez un rappel dans votre agenda.',
        'Avant d’y aller, essayez tous les feux, le klaxon, les essuie-glaces et les gicleurs, et regardez les pneus : beaucoup de voitures sont refusées pour cela.',
        'Emportez la carte grise. Si la voiture est refusée, faites-la réparer avant la date de contre-visite que le procès-verbal indique.',
      ],
      firstReason: 'Sachez la date du prochain contrôle avant qu’elle soit dépassée',
      safety:
        'Si le procès-verbal signale une défaillance critique, ne roulez plus : faites réparer sur place ou remorquer la voiture.',
    },
    'car.prepare-winter': {
      title: 'Préparer la voiture pour l’hiver',
      why: 'La batterie à plat est la panne la plus fréquente de la première semaine de froid. En vous y prenant avant tout le monde, vous avez encore le choix du garage et des pneus.',
      steps: [
        'Faites tester une batterie de plus de quatre ou cinq ans, et nettoyez le dépôt blanc de ses bornes.',
        'Contrôlez le liquide de refroidissement avec un testeur d’antigel (densimètre), ou faites-le contrôler. Il doit supporter les températures les plus basses de votre région.',
        'Passez aux pneus d’hiver quand il fait durablement moins de 7 °C environ. L’ADAC conseille 4 mm de sculpture.',
        'Connaissez la règle là où vous roulez : [[FR: pneus d’hiver ou chaînes du 1er novembre au 31 mars dans de nombreuses zones de montagne | AT: pneus d’hiver sur route hivernale du 1er novembre au 15 avril | DE NO: pneus d’hiver dès que la route est hivernale | SE: pneus d’hiver du 1er décembre au 31 mars en conditions hivernales | FI: pneus d’hiver de novembre à mars quand le temps l’exige | EE LV: pneus d’hiver du 1er décembre au 1er mars | LT: pneus d’hiver du 10 novembre au 31 mars | SI: pneus d’hiver du 15 novembre au 15 mars | CZ: pneus d’hiver du 1er novembre au 31 mars sur route hivernale | IT: pneus d’hiver ou chaînes sur les routes signalées, en général du 15 novembre au 15 avril | CA: le Québec exige des pneus d’hiver du 1er décembre au 15 mars | elle peut exiger des pneus d’hiver ou des chaînes]].',
        'Remplissez le réservoir de lave-glace avec un liquide prévu jusqu’à −20 °C, et passez du silicone sur les joints de porte.',
        'Emportez un grattoir, une lampe torche, une couverture, des gants, des câbles de démarrage et un triangle de présignalisation.',
      ],
      firstReason: 'Une batterie faible lâche et des pneus usés glissent dès qu’il fait froid',
      safety:
        'Tenez flammes et étincelles loin de la batterie, et portez des gants et des lunettes de protection pour toucher ses bornes : le dépôt est acide. Ne contrôlez le liquide de refroidissement que moteur froid. Faites changer les roues par un garage, et ne travaillez jamais sous une voiture posée sur son cric.',
    },
    'car.test-charge-point': {
      title: 'Tester la borne de recharge et contrôler son câble',
      why: 'Une borne de recharge porte la pleine charge pendant des heures, dehors et sous la pluie. Une broche usée chauffe, et un dispositif de protection ([[US CA: GFCI | différentiel]]) bloqué ne protège plus les personnes qui touchent la voiture.',
      steps: [
        'Arrêtez la charge et débranchez la voiture. Cherchez des fissures sur le boîtier, la fiche et son support.',
        'Faites passer tout le câble entre vos mains sèches. Il ne doit avoir ni coupure, ni pli, ni partie écrasée.',
        'Regardez dans les deux fiches avec une lampe torche : des broches brunies ou fondues montrent une surchauffe.',
        'Appuyez sur le bouton de test de la borne, ou du disjoncteur qui l’alimente. Le courant doit se couper tout de suite. Réarmez. Si ni l’un ni l’autre n’a de bouton, cherchez dans la notice comment la borne se teste elle-même.',
        'Lancez une charge, et touchez brièvement la fiche du dos de la main au bout de 15 minutes. Arrêtez si elle est plus chaude que votre peau.',
        'En cas d’anomalie, ne chargez plus à cette borne et appelez l’installateur ou un électricien.',
      ],
      firstReason: 'Vérifiez que la borne se couperait en cas de défaut',
      safety:
        'N’ouvrez aucun capot. Ne chargez jamais avec une rallonge d’intérieur ni avec deux rallonges bout à bout, et n’utilisez aucune prise domestique qu’un électricien n’a pas approuvée pour cela.',
      tenant:
        'Appuyez vous-même sur le bouton. Si la borne appartient à votre propriétaire, signalez tout défaut aussitôt.',
    },
  },
};
