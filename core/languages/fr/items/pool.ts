import type { pool as english } from '../../en/items/pool.ts';
import type { Translation } from '../../translation.ts';

export const pool: Translation<typeof english> = {
  name: 'Piscine',
  tasks: {
    'pool.test-water': {
      title: 'Faire l’analyse complète de l’eau de la piscine et la corriger',
      why: 'Le chlore ne tue les germes que si le pH est bon, et tous deux dépendent de l’alcalinité et du stabilisant. Ces valeurs dérivent en quelques semaines, et le test rapide avant la baignade ne les montre pas.',
      steps: [
        'Le test rapide du chlore et du pH reste une habitude à part. Faites-le avant chaque baignade, au moins deux ou trois fois par semaine tant que la piscine est ouverte, et après un orage ou un jour d’affluence.',
        'Prélevez de l’eau le bras plongé jusqu’au coude, loin des refoulements. Mesurez le chlore libre, le pH et l’alcalinité totale.',
        'Une fois sur deux, mesurez aussi le stabilisant (acide cyanurique). Mesurez la dureté calcique une fois par saison.',
        'Corrigez d’abord l’alcalinité, entre 80 et 120 mg/l (ppm), puis le pH, entre 7,0 et 7,8.',
        'Gardez le chlore libre à 1 mg/l ou plus, ou à 2 mg/l ou plus avec du stabilisant. Gardez le stabilisant entre 30 et 50 mg/l : trop de stabilisant freine le chlore, et seule de l’eau neuve le fait baisser.',
        'Dosez un seul produit à la fois, comme l’indique l’étiquette pour votre volume, pompe en marche et sans personne dans l’eau. Le pH moins est un acide : faites tourner la pompe des heures entre lui et le chlore.',
        'Refaites le test avant toute baignade. Notez les valeurs, pour voir ce qui dérive.',
      ],
      firstReason: 'Voyez ce que le test rapide avant la baignade ne montre pas',
      safety:
        'Versez les produits dans l’eau, jamais l’eau sur les produits. Ne laissez jamais deux produits se rencontrer, ni deux sortes de chlore, ni un acide et du chlore, pas même dans le gobelet ou la cuillère de dosage. Ils peuvent vous brûler ou dégager un gaz toxique. Rangez-les au sec, séparés et sous clé.',
    },
    'pool.brush-walls': {
      title: 'Brosser la piscine, vider le skimmer et lire le manomètre',
      why: 'Les algues commencent dans les angles et sur les marches, où l’eau bouge à peine. Le brossage les décolle pour que le chlore puisse les tuer. Si elles restent, la piscine verdit.',
      steps: [
        'Faites d’abord le test rapide du chlore et du pH, puis retirez les feuilles à l’épuisette.',
        'Brossez les parois, les marches et derrière l’échelle à partir de la ligne d’eau, vers le bas. Prenez une brosse souple sur un liner et une plus dure sur du carrelage.',
        'Essuyez la trace grasse de la ligne d’eau avec une éponge et un nettoyant pour piscine. N’utilisez pas de produits ménagers.',
        'Aspirez le fond par bandes lentes, ou lancez le robot. Envoyez une eau très sale à l’égout, sans passer par le filtre.',
        'Arrêtez la pompe, et videz les paniers du skimmer et de la pompe.',
        'Remettez la pompe en marche et lisez le manomètre du filtre. S’il indique 0,5 bar de plus qu’après le dernier nettoyage, lavez le filtre à contre-courant ou rincez sa cartouche aujourd’hui.',
        'Pendant les semaines chaudes, prenez l’habitude de vider le panier du skimmer tous les deux ou trois jours, et de brosser les angles et de lancer le robot une fois par semaine.',
      ],
      firstReason: 'Décollez les algues des angles avant qu’elles verdissent l’eau',
      safety:
        'Tenez les perches métalliques loin des câbles aériens. Arrêtez et sortez le robot avant toute baignade. Si vous ne savez pas nager, ne travaillez pas au bord sans une autre personne. Arrêtez la pompe avant de tourner la vanne du filtre, et n’ouvrez jamais un filtre ou une pompe sous pression : le couvercle peut s’envoler.',
    },
    'pool.clean-filter': {
      title: 'Laver le filtre de la piscine à contre-courant ou rincer sa cartouche',
      why: 'Le filtre retient tout ce que vous avez décollé. En se remplissant, il ralentit le débit, la pompe peine et les produits ne circulent plus.',
      steps: [
        'Lisez le manomètre chaque fois que vous videz les paniers. Hayward conseille un nettoyage dès qu’il indique 0,5 bar de plus qu’après le dernier. Nettoyez le filtre aujourd’hui dans tous les cas.',
        'Filtre à sable : arrêtez la pompe et tournez la vanne sur Lavage. Faites tourner la pompe jusqu’à ce que le voyant soit clair, environ deux minutes.',
        'Arrêtez ensuite la pompe, tournez la vanne sur Rinçage et faites tourner la pompe 30 à 60 secondes. Arrêtez-la de nouveau avant de remettre la vanne sur Filtration.',
        'Filtre à cartouche : arrêtez la pompe, libérez la pression, ouvrez le filtre et passez le jet dans chaque pli à partir du haut.',
        'Remettez la pompe en marche, purgez l’air et notez la nouvelle pression.',
        'Complétez le niveau, et faites le test rapide de l’eau avant la prochaine baignade.',
      ],
      firstReason: 'Notez la pression d’un filtre propre, pour comparer plus tard',
      safety:
        'Ne tournez la vanne que pompe arrêtée. N’ouvrez jamais un filtre sous pression : son couvercle peut s’envoler avec une force mortelle. N’évacuez l’eau de lavage que là où vos règles locales le permettent.',
    },
    'pool.check-barrier': {
      title: 'Contrôler la barrière, le portillon, la couverture et l’alarme',
      why: 'Un enfant peut se noyer en silence en quelques minutes. La faille la plus fréquente est un portillon qui ne se referme plus seul, et seul un essai la révèle.',
      steps: [
        'Ouvrez le portillon d’une largeur de main et lâchez-le, puis ouvrez-le en grand et lâchez-le. Les deux fois, il doit se fermer et se verrouiller seul.',
        'Tirez et secouez le portillon verrouillé, puis appuyez sur sa traverse basse comme un enfant qui grimpe.',
        'Longez la barrière. Mesurée de l’extérieur, elle doit avoir au moins [[FR: 1,1 m | 1,2 m]] de haut, sans espace de plus de 10 cm et sans rien à proximité sur quoi un enfant puisse grimper.',
        'Si vous avez une couverture de sécurité, verrouillez-la et tirez sur ses bords. Si vous avez une alarme de piscine, déclenchez-la une fois.',
        'Réparez chaque défaut avant la prochaine baignade, et gardez d’ici là les jeunes enfants à l’intérieur.',
      ],
      firstReason: 'Vérifiez qu’aucun jeune enfant ne peut atteindre l’eau sans adulte',
      safety:
        'Aucune barrière ne remplace un adulte qui surveille à portée de bras. Ne calez jamais le portillon ouvert. [[AU: Votre État ou votre commune peut aussi vous demander de déclarer la piscine et de faire certifier sa barrière. | FR: La loi impose une barrière, une couverture, un abri ou une alarme aux normes. | La loi, là où vous vivez, peut exiger davantage que ces contrôles.]]',
      tenant:
        'Signalez aussitôt à votre propriétaire un portillon, une couverture ou une alarme défectueux, et fermez à clé l’accès à la piscine.',
    },
    'pool.check-drains': {
      title: 'Contrôler les grilles de la piscine et le matériel de secours',
      why: 'Par une bonde ouverte, la pompe aspire assez fort pour retenir un enfant sous l’eau par les cheveux ou la main. Et en cas d’accident, on n’a pas le temps de chercher une perche.',
      steps: [
        'Arrêtez la pompe. Regardez chaque bonde, skimmer et prise d’aspiration : la grille doit être là, entière et bombée plutôt que plate.',
        'Essayez chaque vis à portée, et remplacez une grille fendue, qui a du jeu ou dont la date imprimée est passée.',
        'Vérifiez que tous les occupants connaissent l’interrupteur qui arrête la pompe.',
        'Accrochez une perche de secours et une bouée à un endroit visible de l’eau.',
        'Affichez le numéro d’urgence, {emergency number}, et les gestes de réanimation d’un enfant.',
        'Demandez aux adultes qui surveillent quand ils ont suivi une formation aux premiers secours.',
      ],
      firstReason: 'Une grille de bonde manquante peut retenir un nageur sous l’eau',
      safety:
        'Tenez tout le monde hors de l’eau tant qu’une grille manque, a du jeu ou est cassée, et laissez la pompe arrêtée.',
      tenant:
        'Si une grille manque ou est cassée, arrêtez la pompe et demandez-en une neuve à votre propriétaire le jour même.',
    },
    'pool.open-season': {
      title: 'Remettre la piscine en service et équilibrer l’eau',
      why: 'Les algues poussent à peine dans une eau à moins de 12 °C. Une piscine ouverte fraîche demande une dose de chlore. Ouverte tiède et verte, elle en demande une semaine.',
      steps: [
        'Pompez l’eau de la couverture, nettoyez-la et séchez-la, et retirez les flotteurs et les bouchons.',
        'Remplissez jusqu’au milieu du skimmer. Remettez les bouchons de vidange et les paniers, amorcez la pompe et démarrez-la.',
        'Cherchez des fuites, brossez et aspirez, puis laissez le filtre tourner une journée.',
        'Mesurez l’alcalinité et amenez-la entre 80 et 120 mg/l, puis corrigez le pH. Si vous utilisez du stabilisant, amenez-le entre 30 et 50 mg/l.',
        'Le soir, faites un chlore choc comme l’indique l’étiquette, et laissez le filtre tourner toute la nuit.',
        'N’autorisez la baignade que lorsque le fond se voit nettement et que chlore et pH sont dans la plage. Désormais, testez avant chaque baignade.',
      ],
      firstReason: 'Une eau fraîche et claire demande une dose de chlore, une eau verte beaucoup',
      safety:
        'Ouvrez dehors, en détournant le visage, les vieux seaux et bidons de produits. Portez à la déchetterie un chlore pris en masse ou humide ; ne le mettez jamais dans la piscine. Gardez la barrière fermée tant que la couverture est retirée.',
    },
    'pool.winterise': {
      title: 'Hiverner la piscine',
      why: 'Une eau équilibrée avant l’arrêt est claire à l’ouverture. Là où il gèle, la glace fend aussi pompes, filtres et skimmers, et une pompe neuve coûte bien plus qu’une matinée de travail.',
      steps: [
        'Attendez que l’eau reste sous 15 °C, ou mieux sous 12 °C. Aspirez la piscine, équilibrez le pH et ajoutez un produit d’hivernage comme l’indique l’étiquette.',
        'Nettoyez le filtre une dernière fois. Là où il gèle, baissez l’eau sous le skimmer et les refoulements, mais ne videz jamais la piscine.',
        'Coupez le circuit de la pompe au tableau électrique.',
        'Là où il gèle, ouvrez les bouchons de vidange de la pompe, du filtre et du réchauffeur, et gardez-les dans le panier de la pompe.',
        'Là aussi, videz et bouchez les tuyaux, et placez des flotteurs d’hivernage dans le skimmer et le bassin.',
        'Posez et verrouillez la couverture d’hiver. Tout l’hiver, retirez-en l’eau de pluie et la neige.',
      ],
      firstReason: 'Une piscine fermée avec soin rouvre claire et intacte',
      safety:
        'Vérifiez que le courant est coupé avant d’ouvrir la pompe ou le réchauffeur. Un tout-petit peut se noyer dans les flaques d’une couverture : utilisez-en une qui porte le poids d’une personne, ou gardez la barrière verrouillée.',
    },
  },
};
