import type { stormsSnowAndGround as english } from '../../en/items/storms-snow-and-ground.ts';
import type { Translation } from '../../translation.ts';

export const stormsSnowAndGround: Translation<typeof english> = {
  tasks: {
    'roof-and-gutters.prepare-for-storms': {
      title: 'Préparer toit, gouttières et jardin à la saison des tempêtes',
      why: 'Une tempête soulève ce qui a déjà du jeu : une tuile, une plaque, un portail mal fermé. Gouttières et évacuations bouchées laissent ensuite sa pluie entrer dans la maison.',
      steps: [
        'Du sol, cherchez avec des jumelles tuiles glissées, bords soulevés et solins décollés. Faites-les réparer maintenant par un couvreur.',
        'Faites dégager gouttières, descentes et évacuations pluviales, sauf si vous venez de le faire. Poussez leurs crochets : aucun ne doit céder.',
        'Coupez les branches qui pourraient atteindre le toit, ou faites venir un élagueur.',
        'Contrôlez les attaches et les vis des abris, carports, panneaux solaires, réservoirs et antennes.',
        'Faites la liste de ce que vous rentrerez à l’annonce d’une alerte : chaises, pots, poubelles, jouets.',
        'Photographiez la maison et son contenu pour l’assureur, et vérifiez ce que dit votre contrat des tempêtes.',
        'Apprenez les niveaux de vigilance, votre itinéraire d’évacuation et l’abri le plus proche.',
      ],
      firstReason: 'Une tempête soulève d’abord ce qui avait déjà du jeu',
      safety:
        'Ne montez pas sur le toit, et n’utilisez une échelle que pour ce qui est à 3 m au plus, avec une personne au pied. Dès que le vent se lève, ne faites plus rien dehors. Si l’on vous dit de partir, partez.',
      tenant:
        'Votre part est ce qui peut s’envoler : prévoyez où mettre chaises, pots et poubelles, et photographiez vos biens pour l’assureur.',
      landlord: 'contrôle du toit et des gouttières avant les tempêtes',
    },
    'roof-and-gutters.prepare-for-short-rains': {
      title: 'Dégager gouttières et évacuations avant la petite saison des pluies',
      why: 'Poussière, feuilles et nids s’accumulent entre deux saisons des pluies. La première averse de la seconde les entraîne dans les évacuations, et l’eau se fraie un autre chemin.',
      steps: [
        'Balayez un toit plat desservi par un escalier, jusqu’aux crapaudines de ses évacuations.',
        'Retirez ce qui se trouve dans les gouttières que vous atteignez depuis une échelle stable, et faites nettoyer les autres par une entreprise.',
        'Ratissez les feuilles et la boue hors des regards et du caniveau le long du terrain.',
        'Versez un seau d’eau dans chaque gouttière et chaque évacuation. L’eau doit s’écouler aussitôt.',
        'Faites réparer, avant les prochaines pluies, ce qui a fui pendant la grande saison des pluies.',
      ],
      firstReason: 'Ce que les mois secs ont laissé dans la gouttière la bouche à la première averse',
      safety:
        'Ne montez à l’échelle que par une journée sèche, avec quelqu’un qui la tient, et jamais près d’un câble. Un toit en pente est l’affaire d’un couvreur.',
      tenant:
        'Signalez par où l’eau est entrée pendant la grande saison des pluies, et gardez dégagé le regard devant votre porte.',
      landlord: 'nettoyage des gouttières avant la petite saison des pluies',
    },
    'roof-and-gutters.watch-rains': {
      title: 'Observer le toit et les gouttières aux premières fortes pluies',
      why: 'Les premières averses montrent où la maison prend l’eau, tant qu’il est encore temps de réparer entre deux pluies.',
      steps: [
        'Pendant une averse sans orage, regardez depuis les portes et les fenêtres chaque gouttière, sortie et descente.',
        'Notez où l’eau déborde, goutte à un joint ou reste contre un mur.',
        'À l’intérieur, cherchez aux plafonds et en haut des murs des traces d’humidité fraîches, surtout autour des tuyaux.',
        'Vérifiez que l’évacuation de la rue absorbe l’eau, et qu’elle ne remonte pas par les siphons de sol.',
        'Faites étancher ou dégager chaque défaut le prochain jour sec, et regardez de nouveau à la pluie suivante.',
      ],
      firstReason: 'Une forte pluie trouve la fuite que cache un toit sec',
      safety:
        'Regardez de l’intérieur ou sous un toit. N’entrez pas dans une eau qui coule et ne touchez pas à des prises mouillées.',
      tenant: 'Filmez le débordement ou la goutte, et envoyez la vidéo à votre propriétaire le jour même.',
    },
    'roof-and-gutters.watch-snow': {
      title: 'Chercher barrages de glace et neige lourde sur le toit',
      why: 'L’air chaud fait fondre la neige du toit, et l’eau regèle au bord, plus froid. Derrière ce barrage, elle remonte sous les tuiles. Une neige épaisse ou mouillée peut rompre un toit.',
      steps: [
        'Après chaque grosse chute de neige ou chaque dégel, regardez le bord du toit à bonne distance : une glace épaisse ou de longues stalactites de glace signalent un barrage de glace.',
        'Dans les combles, cherchez de l’humidité au bord du toit, et l’air chaud d’une trappe, d’un tuyau ou d’un extracteur. Bouchez ces passages d’air quand il fait sec.',
        'À l’intérieur, notez les portes qui coincent soudain, les fissures fraîches et les craquements : ils signalent une charge trop forte.',
        'Tirez la neige du premier mètre avec un râteau à neige depuis le sol, si vous pouvez le faire sans danger.',
        'Si le toit fléchit ou craque, quittez la maison et appelez {emergency number}. Pour la glace et la neige épaisse, faites venir un couvreur.',
      ],
      firstReason: 'L’eau derrière un barrage de glace passe sous les tuiles et entre',
      safety:
        'Ne montez jamais sur un toit enneigé ni sur une échelle posée sur la glace. Ne passez pas et ne restez pas sous les stalactites de glace ni sous la neige en surplomb, n’utilisez ni sel ni hache sur la glace, et tenez le râteau loin des câbles.',
      tenant:
        'Signalez les stalactites de glace, l’humidité au bord du toit et les portes qui coincent soudain, et ne restez pas sous le bord du toit.',
      landlord: 'enlèvement de la neige et de la glace du toit',
    },
    'roof-and-gutters.prepare-for-melt': {
      title: 'Éloigner l’eau de fonte de la maison',
      why: 'Quand la neige fond, le sol est encore gelé et n’absorbe pas l’eau. L’eau de la neige restée contre les murs entre dans la cave par les cours anglaises et les fissures.',
      steps: [
        'Repoussez la neige à 2 m des murs, là où le terrain descend en s’éloignant de la maison.',
        'Videz de leur neige les cours anglaises et les marches de la cave, et vérifiez qu’aucune glace ne couvre leurs évacuations.',
        'Dégagez de la glace le bas des descentes, et prolongez-les pour que l’eau sorte à 2 m du mur.',
        'Si vous avez une pompe de relevage, vérifiez que son tuyau extérieur n’est pas gelé, puis versez un seau d’eau dans sa fosse : elle doit démarrer.',
        'Ouvrez dans la neige et la glace un passage vers la bouche d’égout ou le fossé, et gardez-le dégagé.',
        'À la cave, surélevez ce qui craint l’eau, et cherchez des murs humides aux premiers jours doux.',
      ],
      firstReason: 'Un sol gelé envoie l’eau de fonte le long des murs jusque dans la cave',
      safety:
        'Ne travaillez pas et ne passez pas sous les stalactites de glace ni sous la neige en surplomb : faites-les d’abord retirer par un couvreur. Soulevez la neige mouillée par petites pelletées et faites des pauses. N’entrez pas dans une cave inondée avant que son courant soit coupé.',
      tenant: 'Demandez qui déneige, et signalez à votre propriétaire un mur mouillé ou une descente cassée.',
    },
    'roof-and-gutters.check-cellar': {
      title: 'Chercher humidité et fissures au bas des murs et à la cave',
      why: 'Un sol qui bouge se montre d’abord par une fissure qui s’élargit, et l’eau du sol par une ligne blanche au bas d’un mur. Les suivre coûte peu, les négliger beaucoup.',
      steps: [
        'À la cave ou au pied des murs intérieurs, cherchez taches humides, sels blancs, peinture qui s’écaille et odeur de moisi.',
        'Notez les fissures en diagonale à partir des fenêtres et des portes, et mesurez la plus large. Écrivez à côté la date et la largeur.',
        'Montrez à un expert toute fissure de plus de 5 mm ou qui a grandi depuis votre dernière note.',
        'Dehors, cherchez de grands arbres plus proches du mur que leur hauteur, surtout saule, peuplier et chêne sur argile.',
        'Demandez à un élagueur avant d’en abattre un : un abattage soudain peut aussi faire bouger le sol.',
        'Dégagez cours anglaises, aérations et siphons de sol, et écartez les cartons du mur humide.',
      ],
      firstReason: 'Une marque datée montre plus tard si une fissure grandit encore',
      safety:
        'N’entrez pas dans une cave inondée avant que son courant soit coupé. De vieilles plaques et de vieux isolants de tuyau peuvent contenir de l’amiante : n’y touchez pas.',
      tenant:
        'Photographiez taches humides et fissures avec une règle à côté, et n’aérez une cave que lorsqu’il fait plus frais dehors.',
      landlord: 'contrôle des fondations',
    },
    'roof-and-gutters.prepare-for-gales': {
      title: 'Préparer le toit et le jardin aux coups de vent',
      why: 'Un coup de vent trouve l’ardoise qui a glissé et la plaque qui bat. Par temps calme, l’une et l’autre se réparent vite ; après la première tempête, tous les couvreurs sont pris pour des semaines.',
      steps: [
        'Du sol, cherchez avec des jumelles, le long du faîtage, des rives et de la cheminée, ardoises glissées, solins soulevés et mitrons branlants. Faites-les réparer maintenant par un couvreur.',
        'Poussez les descentes et secouez ce que vous atteignez des gouttières. Faites refixer crochets, antennes et paraboles qui ont du jeu.',
        'Secouez à la main chaque poteau de clôture, portail, abri et auvent, et réparez ce qui bouge. Vérifiez que les plaques d’un toit d’abri sont vissées.',
        'Attachez ce qui reste dehors, comme les poubelles, un trampoline ou un tas de bûches. Une cuve à fioul doit être fixée aussi : presque vide, elle peut bouger.',
        'Fermez à fond chaque volet, porte extérieure et porte de garage, et réparez les verrous et les loquets qui cèdent.',
        'Choisissez où iront chaises, pots et jouets à l’annonce d’une alerte, et photographiez la maison pour l’assureur.',
      ],
      firstReason: 'Le vent emporte d’abord ce qui bat déjà',
      safety:
        'Ne montez ni sur le toit ni à l’échelle. Dès que le vent se lève, ne faites plus rien dehors, et restez loin des murs, des clôtures et des arbres. Ne vous approchez jamais d’un câble tombé : appelez {emergency number}.',
      tenant:
        'Rentrez ou attachez ce qui est à vous, et envoyez des photos des ardoises, gouttières et clôtures qui ont du jeu.',
      landlord: 'contrôle du toit et des clôtures avant les tempêtes',
    },
  },
};
