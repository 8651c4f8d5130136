import type { boat as english } from '../../en/items/boat.ts';
import type { Translation } from '../../translation.ts';

export const boat: Translation<typeof english> = {
  name: 'Bateau',
  tasks: {
    'boat.check-lifejackets': {
      title: 'Gonfler et examiner chaque gilet de sauvetage',
      why: 'Lors des contrôles, on trouve sans cesse des cartouches de gaz desserrées et des percuteurs périmés. Un gilet qui ne se gonfle pas ne vous fera pas flotter.',
      steps: [
        'Ouvrez chaque gilet comme le montre son étiquette, et photographiez son pliage.',
        'Avec une lampe torche, cherchez des traces d’usure sur le tissu, les coutures et les sangles, et voyez si la cartouche est rouillée ou desserrée. Lisez la date du percuteur.',
        'Dévissez la cartouche et pesez-la : elle doit avoir le poids gravé dessus. Si la cartouche est scellée à l’intérieur, lisez seulement le témoin.',
        'Gonflez le gilet par le tube buccal et laissez-le 24 heures. Il doit rester ferme.',
        'Videz l’air avec le capuchon du tube, revissez la cartouche à la main à fond, et repliez le gilet comme sur la photo.',
        'Contrôlez aussi les dates des feux de détresse, des extincteurs et du filin de sécurité.',
      ],
      firstReason: 'On remarque rarement une cartouche desserrée avant d’être à l’eau',
      safety:
        'Retirez la cartouche avant de gonfler le gilet, pour qu’elle ne se déclenche pas devant votre visage. Remplacez tout gilet de sauvetage rapiécé ou qui fuit. Faites réviser chaque gilet par une station agréée aux intervalles prévus par le fabricant, et vérifiez avant chaque sortie que la cartouche est serrée.',
    },
    'boat.check-bilge-fuel': {
      title: 'Contrôler la cale, les durites de carburant et les alarmes',
      why: 'Un flotteur bloqué peut couler un bateau à son mouillage, et une vieille durite de carburant peut y mettre le feu. Les deux se contrôlent à la main.',
      steps: [
        'Sentez avant de mettre quoi que ce soit en marche. Si le bateau sent l’essence ou le gaz, aérez-le et trouvez d’abord la cause.',
        'Tâtez la durite de carburant : zones molles, fendillées ou mouillées. Contrôlez les colliers et la poire d’amorçage avec une lampe torche.',
        'Soulevez le flotteur : la pompe de cale doit démarrer. Nettoyez sa crépine et la cale.',
        'Ouvrez et fermez chaque vanne de coque, et cherchez des durites qui suintent.',
        'Appuyez sur le bouton de test des détecteurs de monoxyde de carbone, de gaz et de fumée de la cabine, et essayez le coupe-circuit.',
      ],
      firstReason: 'Vérifiez que la pompe démarre seule quand l’eau entre',
      safety:
        'Avec un moteur in-bord à essence, faites tourner le ventilateur de cale pendant quatre minutes avant chaque démarrage. Ne fumez pas, ne provoquez pas d’étincelle, et ne réparez pas vous-même les tuyaux de gaz.',
    },
    'boat.replace-anodes': {
      title: 'Contrôler les anodes et l’hélice du bateau',
      why: 'Une anode se dissout à la place de l’embase et de l’arbre. Quand elle a disparu, l’eau attaque des pièces en aluminium dont le remplacement coûte très cher.',
      steps: [
        'Bateau à terre, repérez avec une lampe torche les anodes de la coque, de l’arbre, de l’embase et des flaps.',
        'Remplacez chaque anode qui a perdu la moitié de sa taille : zinc en eau salée, magnésium seulement en eau douce, aluminium dans les deux.',
        'Mettez le siège à nu, métal brillant, et boulonnez l’anode neuve à fond. Ne la peignez jamais.',
        'Contrôlez l’hélice : pales droites, goupille en place, pas de fil de pêche derrière elle.',
        'Après chaque sortie en eau salée, rincez le hors-bord à l’eau douce comme le montre sa notice.',
      ],
      firstReason: 'Voyez combien de métal reste entre l’eau et votre embase',
      safety:
        'Avant de toucher l’hélice, retirez la clé et le cordon du coupe-circuit, coupez la batterie et mettez au point mort. Ne passez jamais sous un bateau suspendu à des sangles.',
    },
    'boat.winterise-engine': {
      title: 'Rincer le moteur du bateau et l’hiverner',
      why: 'Le sel et l’eau restés dans un moteur le rongent tout l’hiver, et le gel fend le bloc ou l’embase. Un carburant non traité s’altère et encrasse le moteur en quelques mois.',
      steps: [
        'Ajoutez du stabilisateur au carburant. Branchez les oreilles de rinçage sur l’eau douce et faites tourner le moteur dix minutes.',
        'Hors-bord : arrêtez le moteur, mettez-le à la verticale et laissez toute l’eau s’écouler. Rangez-le debout.',
        'Vidangez un peu d’huile d’embase. Si elle est laiteuse, de l’eau est entrée et le joint est à remplacer. Remplissez par le bas jusqu’à ce que l’huile sorte par le trou du haut.',
        'In-bord : rincez le moteur avec de l’antigel non toxique comme l’indique la notice, ou confiez-le au chantier naval.',
        'Bateau à terre, ouvrez les vannes de coque et videz les réservoirs et la cale.',
        'Rapportez la batterie chez vous et gardez-la chargée.',
        'Couvrez le bateau en laissant l’air passer sous la bâche.',
      ],
      firstReason: 'L’eau et le sel restés dans un moteur coûtent très cher la saison suivante',
      safety:
        'Ne faites tourner le moteur que dehors, hélice démontée ou bien protégée, mains et cheveux à distance. Ne le démarrez jamais sans eau. Chargez la batterie dans un lieu ventilé et restez à proximité.',
    },
    'boat.bring-back': {
      title: 'Remettre le bateau en service',
      why: 'La plupart des pannes de la saison viennent d’une vanne restée ouverte, d’un joint sec ou d’une batterie à plat. Une heure à terre coûte moins qu’un remorquage.',
      steps: [
        'Fermez les vannes de coque et les bouchons de vidange, et rebranchez chaque durite démontée. Manœuvrez chaque vanne une fois.',
        'Montez la batterie chargée, nettoyez et graissez ses bornes, et essayez tour à tour les feux, l’avertisseur, la radio et la pompe de cale.',
        'Contrôlez les huiles, la courroie et le filtre à carburant. Changez la turbine de la pompe quand la notice du moteur le demande.',
        'Examinez le circuit de carburant, la direction et le câble d’accélérateur, et essayez le coupe-circuit.',
        'Faites tourner le moteur avec les oreilles de rinçage. En moins d’une minute, un jet régulier d’eau de refroidissement doit sortir.',
        'À flot, soulevez les planchers et cherchez de l’eau aux vannes de coque et à l’arbre, puis de nouveau une heure plus tard.',
      ],
      firstReason: 'Une vanne restée ouverte à l’hivernage peut couler un bateau à sa mise à l’eau',
      safety:
        'Vérifiez à l’odeur qu’il n’y a pas de vapeurs de carburant avant de mettre quoi que ce soit en marche, et aérez la cale. Ne faites tourner le moteur que dehors, jamais sans eau, et sans personne près de l’hélice.',
    },
    'boat.plan-for-storms': {
      title: 'Prévoir où mettre le bateau pendant une tempête',
      why: 'Dans une tempête, les bateaux rompent leurs amarres ou sont heurtés par un autre qui les a rompues. Une place et des amarres plus longues s’obtiennent facilement à l’avance, plus du tout le jour de l’alerte.',
      steps: [
        'Demandez au port ce qu’il exige en cas d’alerte, et s’il sort les bateaux de l’eau. Si vous le pouvez, faites sortir le vôtre.',
        'Pour une place à flot, prenez des amarres plus longues et plus grosses, et disposez-les pour que le bateau puisse monter avec l’eau. N’en mettez pas plus de deux par taquet.',
        'Préparez des gaines contre le frottement partout où une amarre passe sur une arête.',
        'Faites la liste de ce qui s’enlève : tauds, voiles, antennes, annexe, électronique. Notez les vannes de coque que vous fermez.',
        'Lisez ce que demande votre assurance, prenez des photos, et convenez avec quelqu’un qu’il s’occupera de tout cela en votre absence.',
      ],
      firstReason: 'Les places les plus sûres sont prises dès qu’une tempête est nommée',
      safety:
        'Faites tout cela avant que le vent se lève. Ne restez jamais à bord et ne retournez pas au bateau pendant une tempête.',
    },
  },
};
