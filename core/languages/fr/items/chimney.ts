import type { chimney as english } from '../../en/items/chimney.ts';
import type { Translation } from '../../translation.ts';

export const chimney: Translation<typeof english> = {
  name: 'Cheminée',
  tasks: {
    'chimney.book-sweep': {
      title: 'Prendre rendez-vous avec le ramoneur',
      why: 'Le bistre sur les parois du conduit nourrit les feux de cheminée, et un nid ou une brique tombée renvoie du monoxyde de carbone dans la pièce. C’est en été que les ramoneurs ont le plus de place.',
      steps: [
        'Prenez rendez-vous avec un ramoneur [[GB: de HETAS ou d’une association de ramoneurs | US: certifié par la CSIA | CA: certifié par WETT | FR: qualifié en fumisterie et ramonage | SE: désigné par votre commune, qui organise aussi le brandskyddskontroll (contrôle incendie), | DE: pour chaque travail et chaque date de votre Feuerstättenbescheid, | AT: (votre Rauchfangkehrer) aux dates fixées par le droit du Land, | CH: agréé par votre canton | DK: pour la visite annuelle que la loi exige, | FI: diplômé nuohooja | NO: de votre commune | PL: (kominiarz) : au bois ou au charbon, la loi exige un ramonage tous les trois mois d’utilisation, | au certificat reconnu]] avant le premier feu.',
        'Demandez un ramonage mécanique sur toute la longueur, un contrôle du conduit, du registre et des joints, puis un essai de fumée ou de tirage.',
        'N’allumez pas de feu pendant au moins 24 heures avant la visite.',
        'Même alors, considérez les cendres comme brûlantes : mettez-les à la pelle dans un bac en métal avec couvercle, qui reste dehors, à 3 m au moins de la maison.',
        'Indiquez au ramoneur tout ce qui a un conduit : poêle, cuisinière à bois, poêle de sauna. Dégagez chaque foyer et le passage pour y accéder.',
        'Demandez au ramoneur ce qui est tombé : un bistre brillant signale du bois humide ou un feu trop étouffé.',
        'Gardez le certificat, que les assureurs demandent souvent après un incendie.',
      ],
      firstReason: 'Ce qui s’est accumulé dans le conduit ne se voit pas du foyer',
      safety:
        'N’allumez pas de feu sous un conduit non ramoné. En cas de feu de cheminée, fermez l’arrivée d’air, sortez avec tous les occupants et appelez {emergency number}. Ne jetez pas d’eau sur le feu.',
      tenant:
        '[[FR: C’est normalement le locataire qui fait venir le ramoneur et garde le certificat. | BE: Le ramonage revient normalement au locataire. | DE: Le propriétaire doit le faire faire aux dates du Feuerstättenbescheid. | Les baux diffèrent : cherchez qui paie. En France et en Belgique, c’est normalement le locataire.]] N’allumez rien avant d’avoir vu le certificat.',
      landlord: 'ramonage',
    },
    'chimney.book-winter-sweep': {
      title: 'Prendre rendez-vous pour le second ramonage de l’hiver',
      why: 'Un poêle allumé tous les jours peut déposer en un demi-hiver la suie d’une année. [[FR: Le règlement sanitaire du département ou l’assureur peut demander deux ramonages par an, dont un pendant la saison de chauffe. | Les ramoneurs britanniques (NACS) conseillent une visite par trimestre tant que vous brûlez du bois, et deux par an pour la houille.]]',
      steps: [
        'Prenez un rendez-vous court pour une période douce, et laissez le foyer froid la veille.',
        'Expliquez combien de feux vous allumez par semaine et ce que vous brûlez.',
        'Demandez si le conduit a besoin d’un autre ramonage avant le printemps, et fixez la date.',
        'Demandez au ramoneur de regarder le joint de porte, le déflecteur et les briques réfractaires du poêle pendant que le conduit est ouvert.',
        'Ne brûlez que du bois sec, à 20 % d’humidité ou moins, et donnez-lui assez d’air pour une flamme vive.',
        'Tout l’hiver, mettez les cendres dehors dans un bac en métal avec couvercle, jamais dans un sac ni dans une poubelle en plastique. Les braises y restent brûlantes pendant des jours.',
      ],
      firstReason: 'Des feux quotidiens déposent plus de suie qu’une visite par an n’en enlève',
      safety:
        'Un grondement dans le conduit ou des étincelles au sommet signalent un feu de cheminée : fermez l’arrivée d’air, faites sortir tout le monde et appelez {emergency number}. Si de la fumée entre dans la pièce, ouvrez les fenêtres, laissez mourir le feu et n’en allumez pas d’autre avant le passage du ramoneur.',
      tenant:
        '[[FR BE: C’est à vous de le faire venir, comme la première fois. | Si le bois est votre chauffage principal, convenez de qui paie la visite supplémentaire.]]',
      landlord: 'second ramonage de l’année',
    },
    'chimney.sweep-again': {
      title: 'Ramoner le conduit une deuxième fois, ou le faire ramoner',
      why: 'La suie d’un demi-hiver peut prendre feu. [[CZ: Le décret 34/2016 demande chaque année deux ramonages d’un conduit à combustible solide utilisé en saison, outre le contrôle. | Beaucoup de ramoneurs le conseillent.]]',
      steps: [
        '[[CZ: Jusqu’à 50 kW, vous pouvez le ramoner vous-même, mais le contrôle annuel revient à un ramoneur. | Prenez rendez-vous avec une personne qui a la qualification requise.]]',
        'Laissez mourir le feu la veille, et refroidir le conduit et la cendre. Étendez des bâches et fermez les portes du poêle.',
        'Passez un hérisson adapté au conduit sur toute sa longueur, par la trappe de ramonage, ou par le haut s’il existe un accès sûr.',
        'Retirez la suie par l’ouverture la plus basse dans le seau métallique à couvercle. Refermez bien chaque trappe de ramonage.',
        'Tenez un miroir et une lampe devant l’ouverture : vous devez voir le ciel. Notez la date.',
      ],
      firstReason: 'Un seul ramonage par an laisse de la suie qui peut s’enflammer',
      safety:
        'Ne montez jamais sur un toit enneigé ou verglacé, et laissez la suie brillante, goudronneuse à un ramoneur. Portez un masque antipoussière. Le monoxyde de carbone n’a pas d’odeur : gardez son détecteur en état, et n’allumez aucun feu avant que le conduit soit dégagé.',
      tenant: 'Convenez de qui ramone le conduit en hiver et de qui garde les documents.',
      landlord: 'deuxième ramonage du conduit',
    },
    'chimney.inspect-stack': {
      title: 'Examiner la souche de cheminée depuis le sol',
      why: 'Les tempêtes d’hiver déplacent les mitrons et les chapeaux, le gel ouvre le mortier, et les oiseaux s’installent au printemps. Du sol, vous voyez les dégâts avant que la pluie ou la fumée entrent.',
      steps: [
        'Faites le tour de la maison avec des jumelles, un jour sec et lumineux.',
        'Cherchez un mitron qui penche, un chapeau absent ou de travers, du mortier fissuré, des plantes, et du plomb soulevé à la jonction de la souche et du toit.',
        'À l’intérieur, cherchez sur le coffre de la cheminée, avec une lampe torche, des taches brunes ou un enduit humide, et sentez s’il y a une odeur de suie.',
        'Vérifiez que l’entrée d’air de la pièce où se trouve le foyer est ouverte et dégagée. Elle ne doit jamais être bouchée.',
        'Photographiez tout changement et faites venir un couvreur ou un ramoneur.',
        'Si des oiseaux nichent, laissez-les tranquilles et n’allumez pas de feu avant leur départ.',
      ],
      firstReason: 'Une maçonnerie branlante coûte moins cher avant sa chute ou une infiltration',
      safety:
        'Restez au sol : souches et mitrons peuvent céder sous la main. Ne montez jamais vers un toit à l’échelle sans une autre personne sur place.',
      tenant: 'Envoyez tout de suite des photos d’une maçonnerie branlante, et ne laissez personne passer en dessous.',
      landlord: 'contrôle de la souche de cheminée',
    },
    'chimney.check-stove': {
      title: 'Contrôler le joint, le déflecteur et les briques du poêle',
      why: 'Un poêle ne brûle bien que si l’air entre là où vous le laissez entrer. Un joint de porte aplati ou un déflecteur cassé le fait brûler trop fort, gaspiller le bois et fendre ses propres plaques.',
      steps: [
        'Vérifiez que le poêle est froid. Étalez une bâche devant, et mettez des gants et un masque antipoussière.',
        'Fermez la porte sur une bande de papier et tirez. Testez chaque côté : elle doit résister partout. Là où elle glisse, posez une tresse de même épaisseur.',
        'Nettoyez la vitre avec un chiffon humide trempé dans la cendre, ou un nettoyant pour vitre de poêle, sans toucher la tresse. Une vitre fendue doit être remplacée avant le prochain feu.',
        'Regardez le déflecteur, en haut. Il doit être droit et entier ; retirez la suie posée dessus si la notice montre comment.',
        'Contrôlez les briques réfractaires. De fines fissures sont sans danger ; changez les briques qui s’effritent ou dont il manque des morceaux.',
        'Essayez les commandes d’air et le loquet de la porte. Vérifiez que rien d’inflammable ne se trouve en deçà de la distance indiquée dans la notice.',
        'Testez le détecteur de monoxyde de carbone de la pièce, et vérifiez que l’entrée d’air est ouverte.',
      ],
      firstReason: 'Une porte qui laisse passer l’air fait brûler le feu trop fort',
      safety:
        'La tresse et les panneaux des vieux poêles peuvent contenir de l’amiante : si le vôtre date d’avant 2000, ne touchez ni à la tresse ni aux panneaux et adressez-vous au ramoneur. Respirer de la suie est nocif : n’utilisez pas d’aspirateur domestique.',
      tenant:
        'Signalez à votre propriétaire une vitre, une plaque ou une brique fendue, et n’allumez pas le poêle avant son remplacement.',
    },
    'chimney.clear-ash': {
      title: 'Vider les cendres dans un bac en métal fermé',
      why: 'Des cendres qui semblent éteintes peuvent garder des braises pendant des jours. Versées dans un sac, un carton ou la poubelle, elles mettent chaque année le feu à des porches, des garages et des bacs.',
      steps: [
        'Laissez mourir le feu une journée entière, et considérez malgré tout les cendres comme brûlantes. Ouvrez la fenêtre.',
        'Mettez doucement les cendres, à la pelle, dans un seau en métal au couvercle bien ajusté. Dans un poêle, laissez un lit mince pour le prochain feu de bois ; retirez complètement les cendres de charbon.',
        'Portez tout de suite le seau dehors. Posez-le sur de la pierre ou de la terre, à 3 m au moins de la maison, de la terrasse en bois et de tout ce qui brûle.',
        'Laissez-le fermé plusieurs jours, mouillez les cendres, et alors seulement jetez-les ou répandez un peu de cendre de bois sur la terre.',
        'Recommencez au bout de quelques feux, avant que les cendres atteignent la grille ou la porte.',
        'Devant une cheminée à foyer ouvert, mettez un pare-étincelles chaque fois que vous quittez la pièce, et tenez tapis et bûches loin du foyer.',
      ],
      firstReason: 'Des cendres grises cachent des braises qui enflamment un bac des jours après',
      safety:
        'N’utilisez jamais d’aspirateur, de sac en papier ni de poubelle en plastique. Ne gardez pas de cendres dans la maison, le garage ou la cave : leurs braises dégagent aussi du monoxyde de carbone.',
    },
    'chimney.empty-ash': {
      title: 'Vider les cendres du poêle allumé chaque jour et contrôler le seau',
      why: 'Un poêle qui brûle tous les jours remplit son cendrier en quelques jours. Les cendres qui atteignent la grille coupent l’air du dessous, la grille se déforme, et chaque transport peut renverser des braises.',
      steps: [
        'Prenez l’habitude de vider le cendrier tous les deux ou trois jours avec du bois, comme le recommande le fabricant de poêles Alpha, et tous les jours avec du charbon.',
        'Aujourd’hui, faites-le à fond. Laissez le poêle s’éteindre, ouvrez la fenêtre et étalez une bâche devant.',
        'Videz les angles à la pelle comme si tout rougeoyait encore, dans un seau en métal avec couvercle. Avec du bois, laissez un lit de 2 cm là où la notice le dit.',
        'Sortez le cendrier et retirez ce qui est tombé derrière, pour qu’il rentre à fond.',
        'Portez le seau dehors, couvercle fermé. Laissez-le sur de la pierre, à 3 m des murs, des terrasses en bois et des voitures, jamais sous un porche ni dans un garage.',
        'Ne videz le seau qu’au bout de plusieurs jours et après avoir mouillé les cendres. Vérifiez que la rouille n’a pas percé le fond.',
        'Essuyez la vitre, et regardez si le joint de porte serre encore.',
      ],
      firstReason: 'Un cendrier plein déforme la grille et laisse tomber des braises en chemin',
      safety:
        'Ne laissez jamais de cendres à l’intérieur la nuit, même dans du métal : leurs braises dégagent du monoxyde de carbone. N’utilisez aucun aspirateur qui ne soit pas prévu pour les cendres chaudes.',
    },
  },
};
