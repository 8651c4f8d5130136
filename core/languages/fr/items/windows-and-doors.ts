import type { windowsAndDoors as english } from '../../en/items/windows-and-doors.ts';
import type { Translation } from '../../translation.ts';

export const windowsAndDoors: Translation<typeof english> = {
  name: 'Fenêtres et portes',
  tasks: {
    'windows-and-doors.test-escape-routes': {
      title: 'Tester chaque porte et fenêtre qui peut servir d’issue de secours',
      why: 'Une fenêtre bloquée par la peinture ou une clé manquante peut passer inaperçue jusqu’au jour où il faut sortir. Un test de dix minutes prouve que chaque chambre a une issue.',
      steps: [
        'Ouvrez entièrement, d’une main et sans outil, chaque porte extérieure et la fenêtre de secours de chaque chambre.',
        'Si l’une est fermée à clé, accrochez sa clé là où chaque adulte peut la trouver dans le noir, mais hors de portée de l’extérieur.',
        'Dégagez le passage. Ne laissez rien dans l’entrée, et aucun meuble devant la fenêtre que vous utiliseriez.',
        'Si des enfants vivent ici, testez les limiteurs d’ouverture des étages. La fenêtre doit s’arrêter à 10 cm, et un adulte doit pouvoir la libérer sans outil.',
        'Réparez en moins d’une semaine toute porte ou fenêtre qui coince.',
        'Parcourez l’itinéraire d’évacuation avec tous ceux qui dorment ici.',
      ],
      firstReason: 'Une fenêtre bloquée ou une clé absente peut vous piéger lors d’un incendie',
      safety:
        'Pendant le test, gardez tout le corps à l’intérieur. Tenez lits, chaises et coffres loin des fenêtres d’étage que de jeunes enfants peuvent atteindre.',
      tenant: 'Si une porte ou une fenêtre ne s’ouvre pas, signalez-le par écrit à votre propriétaire le jour même.',
    },
    'windows-and-doors.check-draught-seals': {
      title: 'Contrôler les joints d’étanchéité à l’air des fenêtres et des portes',
      why: 'Un joint aplati laisse partir l’air chauffé pendant toute la saison, et une longueur neuve coûte peu.',
      steps: [
        'Fermez le battant sur une bande de papier en plusieurs endroits. Si elle glisse sans résister, le joint n’appuie plus.',
        'Un jour de vent, passez une main humide autour du cadre pour sentir l’air froid.',
        'Essuyez les joints avec un chiffon microfibre humide, et repoussez dans leur rainure les parties sorties.',
        'Remplacez les parties dures ou déchirées par le même profil, et un bas de porte usé par une brosse.',
        'Laissez libres les entrées d’air et les aérateurs, car la pièce a besoin de leur air.',
      ],
      firstReason: 'La chaleur que vous payez s’échappe par un joint aplati',
      safety:
        'Ne fermez jamais l’arrivée d’air d’une pièce où un poêle, une cheminée à foyer ouvert ou un appareil à gaz prend son air.',
      tenant:
        'Signalez à votre propriétaire les joints usés. Vous pouvez poser un boudin au pied de la porte et l’emporter à votre départ.',
    },
    'windows-and-doors.clear-drain-slots': {
      title: 'Dégager les rails de fenêtre et leurs trous d’écoulement',
      why: 'La pluie qui entre dans un cadre de fenêtre s’écoule par de petits trous en bas. Si la poussière et des insectes morts les bouchent, l’eau sort à l’intérieur.',
      steps: [
        'Aspirez la traverse basse du cadre, puis brossez le reste de saleté avec une brosse souple.',
        'Trouvez les trous dans la traverse, fenêtre ouverte. Ils débouchent en bas à l’extérieur, souvent sous de petits caches.',
        'Dégagez-les avec un coton-tige ou une pique en bois. N’utilisez pas de fil de fer : il raye le revêtement et pousse les caches.',
        'Versez une demi-tasse d’eau dans la traverse et regardez-la sortir dehors.',
        'Sur une porte coulissante, aspirez le rail et essuyez-le, pour que des grains n’usent pas les galets.',
      ],
      firstReason: 'La pluie qui ne peut pas sortir du cadre entre dans la pièce',
      safety:
        'À l’étage, travaillez de l’intérieur, les deux pieds sur le plancher. Ne vous penchez jamais dehors pour atteindre un trou.',
    },
    'windows-and-doors.lubricate-hardware': {
      title: 'Lubrifier les charnières, les poignées et les serrures',
      why: 'Une ferrure sèche demande de la force, et la force la tord. Les fabricants de ferrures demandent un peu de lubrifiant une fois par an ; chaque fenêtre prend environ une minute.',
      steps: [
        'Essuyez la vieille graisse et la poussière des charnières et des verrous coulissants autour du battant.',
        'Mettez une goutte d’huile sans acide ou de graisse sur chaque point mobile, puis tournez plusieurs fois la poignée.',
        'Soufflez du spray au graphite ou au PTFE par le trou de chaque cylindre. N’utilisez pas d’huile ordinaire : elle colle les goupilles.',
        'Si une poignée a du jeu, soulevez son cache, serrez les deux vis et remettez le cache. [[SG: La loi impose de remplacer les rivets en aluminium des fenêtres battantes par des rivets en inox. | Si un battant frotte, faites régler ses charnières par un menuisier.]]',
        'Essuyez l’excès, pour qu’il ne tache pas le cadre et ne touche pas les joints en caoutchouc.',
      ],
      firstReason: 'Une ferrure sèche demande de la force, et la force la tord',
      safety:
        'Laissez à un menuisier les vis de charnière et la pose de battants lourds : un battant qui sort de son compas peut écraser une main.',
    },
    'windows-and-doors.test-garage-door': {
      title: 'Vérifier que la porte de garage s’arrête et remonte',
      why: 'Une porte de garage motorisée peut peser plus de 100 kg et a écrasé des enfants. Elle doit s’arrêter devant un obstacle, et ses cellules se dérèglent.',
      steps: [
        'Regardez de l’intérieur la porte fermée : ressorts, câbles, galets et supports. Si l’un est effiloché, rouillé ou tordu, n’utilisez plus la porte.',
        'Ouvrez la porte. [[US CA: Posez à plat une pièce de bois 2-by-4 | Posez une cale en bois d’environ 4 cm d’épaisseur]] au sol au milieu de l’ouverture et fermez la porte. Elle doit remonter dès qu’elle touche le bois.',
        'Si la porte a des cellules photoélectriques, commencez à la fermer et passez un balai dans leur faisceau. Elle doit s’arrêter et remonter aussitôt.',
        'Essuyez les lentilles des cellules avec un chiffon sec.',
        'Porte fermée, tirez la poignée de débrayage et levez la porte à la main à mi-hauteur. Elle doit y rester. Si elle tombe ou monte d’un coup, les ressorts ont besoin d’un technicien.',
        'Si un test échoue, débranchez le moteur et manœuvrez la porte à la main jusqu’à sa réparation par un technicien.',
      ],
      firstReason: 'Assurez-vous que la porte s’arrête pour un enfant ou un animal',
      safety:
        'Tenez-vous à l’intérieur, à l’écart de la porte, et éloignez les enfants. Ne faites jamais ce test avec la main ni le pied. Ne touchez ni aux ressorts, ni aux câbles, ni aux supports : ils sont sous une tension mécanique qui peut tuer.',
      tenant: 'Faites le test, et signalez aussitôt à votre propriétaire une porte qui y échoue.',
    },
    'windows-and-doors.plan-for-storms': {
      title: 'Prévoir comment mettre vos affaires à l’abri d’une tempête',
      why: 'Le propriétaire répond du toit, mais pas de votre vélo, de votre balcon ni de vos meubles. Une chaise qui vole casse une fenêtre, et l’assurance du propriétaire ne couvre pas ce qui se mouille.',
      steps: [
        'Faites le tour du balcon et du jardin, et choisissez à l’intérieur une place pour chaque chose à vous que le vent pourrait soulever.',
        'Photographiez vos biens pièce par pièce, et gardez les photos ailleurs que chez vous.',
        'Lisez si votre propre assurance couvre le vent et l’eau. Le contrat de l’immeuble ne couvre que l’immeuble.',
        'Demandez à votre propriétaire qui ferme les volets ou pose les panneaux, et qui dégage l’évacuation du balcon.',
        'Ôtez du sol et écartez des fenêtres ce que l’eau abîmerait, les papiers d’abord.',
        'Préparez un sac avec médicaments, eau, lampe torche et copies de vos papiers. Apprenez le chemin de l’abri.',
      ],
      firstReason: 'C’est à vous de protéger et d’assurer ce qui vous appartient',
      safety:
        'Rentrez vos affaires avant que le vent se lève, pas pendant la tempête, et partez quand les autorités vous le demandent.',
    },
    'windows-and-doors.check-storm-shutters': {
      title: 'Préparer les volets et panneaux anticycloniques',
      why: 'Quand un ouragan, un cyclone ou un typhon reçoit un nom, les magasins n’ont plus ni planches ni vis en quelques heures. Une fenêtre cassée laisse entrer le vent, qui peut soulever le toit de l’intérieur.',
      steps: [
        'Fermez chaque volet une fois, et verrouillez-le. Rincez le sel et le sable des rails et mettez une goutte d’huile aux charnières et aux serrures.',
        'Étalez les panneaux amovibles. Vérifiez que chacun a son étiquette, ses boulons ou écrous papillon, que l’outil est là, et essayez-en un à sa place.',
        'Sans volets, faites couper et percer maintenant des planches pour chaque fenêtre. Du ruban adhésif sur la vitre ne la protège pas.',
        'Vérifiez que la porte de garage est classée pour le vent ou a son renfort, car elle cède souvent la première.',
        'Vérifiez que les portes extérieures ferment bien et que leurs verrous entrent à fond dans le cadre et le sol.',
        'Faites la liste de ce qui doit rentrer du jardin et du balcon, et de l’endroit où cela ira.',
      ],
      firstReason: 'Planches et vis disparaissent des magasins quelques heures après l’alerte',
      safety:
        'Ne posez de panneaux qu’au rez-de-chaussée ; laissez les fenêtres d’étage à une entreprise ou à des volets qui se ferment de l’intérieur. Les panneaux coupent comme des couteaux : portez des gants. Si l’on vous dit d’évacuer, partez.',
      tenant:
        'Cherchez quelles fenêtres ont des volets, qui les pose, et où sont les panneaux. Décidez de ce que vous rentrez.',
      landlord: 'contrôle des volets et panneaux anticycloniques',
    },
    'windows-and-doors.check-flat-shutters': {
      title: 'Essayer les volets anticycloniques et dégager le balcon',
      why: 'Un volet qui coince ou un panneau introuvable laisse une fenêtre ouverte à la tempête. Ce qui traîne sur un balcon s’envole contre les fenêtres des voisins.',
      steps: [
        'Fermez et verrouillez une fois chaque volet de l’intérieur. Brossez et essuyez sel et sable des rails, et mettez une goutte d’huile sur serrures et charnières.',
        'Comptez les panneaux amovibles à la cave ou au débarras : un par fenêtre, avec ses fixations et la marque de sa place.',
        'Sans volets ni panneaux, demandez au gestionnaire de l’immeuble si les vitres résistent aux chocs et ce que vous pouvez poser.',
        'Choisissez une place à l’intérieur pour chaque pot, chaise et vélo du balcon ou de la terrasse, et rentrez ce qui ne sert pas en ce moment.',
        'Dégagez l’évacuation du balcon, et vérifiez que sa porte ferme bien et se verrouille.',
        'Demandez qui pose les panneaux en votre absence, et où se trouve l’abri de l’immeuble.',
      ],
      firstReason: 'Un volet coincé se découvre par temps calme ou dans la tempête',
      safety:
        'Ne posez rien de l’extérieur au-dessus du rez-de-chaussée : laissez-le à une entreprise. Ne vous penchez pas par-dessus le garde-corps. Rentrez les objets avant que le vent se lève. Si on vous dit d’évacuer, partez.',
      tenant: 'Demandez qui ferme les volets ou pose les panneaux. Décidez de ce que vous rentrez.',
      landlord: 'contrôle des volets et panneaux anticycloniques',
    },
    'windows-and-doors.seal-mouse-gaps': {
      title: 'Boucher les trous par où entrent souris et rats',
      why: 'Quand il fait froid, les souris cherchent la chaleur, et un trou large comme un crayon leur suffit. À l’intérieur, elles souillent les aliments et rongent les câbles.',
      steps: [
        'Faites le tour dehors et regardez en bas : autour des tuyaux et des câbles, sous les portes, aux entrées d’air et aux coins de la porte de garage.',
        'Bourrez les petits trous de laine d’acier et étanchez-les. La mousse seule n’arrête rien : les souris la rongent.',
        'Couvrez les aérations de combles et de caves d’un grillage métallique de 6 mm, sans les boucher. N’en posez jamais sur un conduit de fumée, une sortie de sèche-linge ou une aération qui alimente un feu. Posez des brosses sous les portes.',
        'Cherchez crottes, traces de dents et traînées grasses dans le garde-manger, sous l’évier et autour de la chaudière.',
        'Gardez aliments, nourriture pour animaux et graines pour oiseaux dans du métal ou du verre, et la poubelle fermée.',
      ],
      firstReason: 'Un trou large comme un crayon laisse entrer une souris',
      safety:
        'Portez des gants. Ne balayez et n’aspirez pas les crottes, dont la poussière peut porter des maladies : mouillez-les de désinfectant, essuyez-les et aérez la pièce. Ne bouchez jamais une entrée d’air ni une aération, et tenez la laine d’acier loin des prises et des câbles abîmés.',
      tenant:
        'Signalez aussitôt à votre propriétaire les passages et les crottes ; c’est en général à lui de rendre le bâtiment étanche.',
    },
    'windows-and-doors.prepare-for-power-cuts': {
      title: 'Se préparer à une tempête et à la coupure de courant',
      why: 'Une tempête peut couper le courant pendant des jours, et avec lui le chauffage, la pompe, le téléphone et le congélateur. Ce qu’il vous faut alors est épuisé dans les magasins dès le soir de l’alerte.',
      steps: [
        'Mettez lampes torches, piles de rechange, batterie externe chargée et radio à piles là où chacun les trouve dans le noir.',
        'Stockez de l’eau potable, de la nourriture sans cuisson et des médicaments pour plusieurs jours. Gardez une glacière pour les médicaments à conserver au froid.',
        'Fermez chaque fenêtre, volet et porte extérieure, et réparez ce qui ferme mal. Faites la liste de ce que vous rentrerez du balcon et du jardin.',
        'Décidez quelle pièce vous garderiez chaude ou fraîche, et quel voisin vous iriez voir. Notez le numéro à appeler en cas de coupure de courant.',
        'Si vous avez un groupe électrogène, faites-le tourner une fois dehors. Vérifiez que les détecteurs de monoxyde de carbone marchent sans le secteur.',
      ],
      firstReason: 'Ce qu’il faut pendant une coupure s’épuise dès l’alerte',
      safety:
        'Ne faites tourner un groupe électrogène que dehors, à 6 m au moins des portes, fenêtres et aérations, et ne le branchez jamais sur une prise de la maison. N’utilisez jamais de barbecue ni de réchaud de camping à l’intérieur : le monoxyde de carbone tue. Éclairez avec des lampes torches, pas avec des bougies.',
    },
    'windows-and-doors.keep-out-dust': {
      title: 'Protéger le logement des tempêtes de poussière',
      why: 'La poussière fine passe par des fentes qu’aucune pluie ne trouve. Elle encrasse les filtres, use les ventilateurs et irrite les poumons de tous ceux qui dorment là.',
      steps: [
        'Fermez chaque fenêtre et porte extérieure sur une bande de papier. Là où elle s’enlève sans résister, posez un autre joint, et une brosse de bas de porte sous la porte.',
        'Aspirez les rails des fenêtres et portes coulissantes, et brossez la poussière dans leurs angles.',
        'Contrôlez les clapets des extracteurs de la salle de bains et de la cuisine : ils doivent retomber à l’arrêt.',
        'Apprenez à mettre la climatisation en recyclage d’air, et gardez un filtre de rechange.',
        'Pendant une tempête, restez à l’intérieur, tout fermé. Ensuite, nettoyez les filtres et essuyez la poussière avec un chiffon humide.',
      ],
      firstReason: 'La poussière fine trouve chaque fente et finit dans les filtres et les poumons',
      safety:
        'Ne bouchez ni l’arrivée d’air ni le conduit d’un appareil à combustion. Enlevez la poussière avec un chiffon humide plutôt qu’au balai, et portez un masque. Les personnes asthmatiques devraient laisser ce travail à d’autres.',
    },
  },
};
