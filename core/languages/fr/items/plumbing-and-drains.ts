import type { plumbingAndDrains as english } from '../../en/items/plumbing-and-drains.ts';
import type { Translation } from '../../translation.ts';

export const plumbingAndDrains: Translation<typeof english> = {
  name: 'Plomberie et évacuations',
  tasks: {
    'plumbing-and-drains.turn-stopcock': {
      title: 'Trouver et manœuvrer le robinet d’arrêt général',
      why: 'Quand un tuyau éclate, l’eau coule aussi longtemps que vous cherchez le robinet d’arrêt. Si vous ne le tournez jamais, il se bloque ouvert.',
      steps: [
        'Cherchez sous l’évier, dans un placard du couloir ou de la buanderie, près du compteur ou à la cave. Dans un appartement, il peut être dans la gaine du palier : vérifiez que c’est le vôtre.',
        'Faites couler l’eau froide à la cuisine et fermez le robinet d’arrêt à la main, dans le sens des aiguilles d’une montre. L’eau doit s’arrêter de couler.',
        'Rouvrez-le lentement. Laissez un levier ouvert en grand ; revenez d’un demi-tour sur un robinet à vis ouvert en grand, pour qu’il ne se bloque pas.',
        'Quelques minutes plus tard, cherchez des gouttes à la tige.',
        'Montrez à tous les occupants où il se trouve, et accrochez-y une étiquette.',
      ],
      firstReason: 'Sachez où couper l’eau avant d’en avoir besoin',
      safety:
        'Si vous ne pouvez pas le tourner à la main, laissez-le à un plombier. Une tige forcée peut casser alors que l’eau est ouverte.',
      tenant: 'Si vous ne le trouvez pas, demandez à votre propriétaire où il est. Signalez un robinet qui coince.',
    },
    'plumbing-and-drains.look-for-leaks': {
      title: 'Chercher les fuites sous les éviers et les lavabos',
      why: 'Les flexibles tressés éclatent sans prévenir : en 2016, l’assureur IAG leur attribuait un cinquième des dégâts des eaux dans les logements australiens. De l’essuie-tout sec montre la petite fuite qui précède.',
      steps: [
        'Videz le placard sous chaque évier et chaque lavabo, et faites couler l’eau une minute, chaude et froide.',
        'Passez de l’essuie-tout sec autour de chaque raccord, robinet et siphon. La moindre humidité se voit aussitôt.',
        'Cherchez le long des flexibles tressés de la rouille, des brins cassés, des plis et des renflements, et lisez la date sur l’étiquette.',
        'Contrôlez aussi loin que vous les voyez les tuyaux du lave-linge et du lave-vaisselle.',
        'Resserrez à la main l’écrou d’un siphon en plastique qui goutte.',
        'Si un robinet est corrodé ou un flexible douteux, fermez l’eau à cet endroit et appelez un plombier.',
      ],
      firstReason: 'Trouvé tôt, un raccord humide épargne le placard et le sol',
      safety:
        'Quand l’eau chaude coule, le siphon au-dessous est brûlant. S’il y a de l’eau près d’une prise ou d’une fiche, coupez le circuit qui l’alimente avant d’y mettre la main.',
      tenant:
        'Signalez par écrit à votre propriétaire l’humidité ou un flexible rouillé, et placez un récipient dessous en attendant.',
    },
    'plumbing-and-drains.clean-traps': {
      title: 'Nettoyer les bondes et les siphons',
      why: 'Graisse et cheveux s’accumulent lentement dans le coude sous chaque bonde. Vider un siphon demande un seau et cinq minutes ; le déboucher prend bien plus de temps.',
      steps: [
        'Retirez les grilles et les clapets des bondes et frottez-les au liquide vaisselle.',
        'Placez un seau sous le siphon, dévissez à la main son culot ou ses écrous, et videz la boue.',
        'Lavez les pièces, vérifiez que les joints sont entiers, et revissez le tout à la main.',
        'Remplissez la vasque, videz-la d’un coup, et cherchez au doigt des gouttes aux raccords.',
        'Désormais, essuyez les poêles grasses avec du papier et jetez-le à la poubelle. Ne versez jamais de graisse dans l’évier, et videz-y d’un coup, de temps en temps, une pleine cuve d’eau chaude.',
        'Si un lavabo gargouille ou se vide lentement, nettoyez son siphon sans attendre.',
      ],
      firstReason: 'Vider un siphon est plus facile que le déboucher plus tard',
      safety:
        'N’ouvrez jamais un siphon après que quelqu’un y a versé un déboucheur : le liquide qu’il contient brûle les yeux et la peau.',
    },
    'plumbing-and-drains.test-meter': {
      title: 'Chercher une fuite cachée au compteur d’eau',
      why: 'Une fuite dans un mur ou sous l’allée ne fait pas de flaque. Si le compteur bouge alors que personne n’utilise d’eau, elle s’échappe quelque part.',
      steps: [
        'Choisissez deux heures où tout le monde est absent ou n’a pas besoin d’eau, lave-linge, lave-vaisselle et arrosage arrêtés.',
        'Lisez le compteur avec tous ses chiffres, y compris les rouges, ou photographiez-le.',
        'N’utilisez pas d’eau du tout, toilettes comprises, et relisez-le deux heures plus tard.',
        'S’il a bougé, fermez le robinet d’arrêt et recommencez. S’il bouge encore, c’est le tuyau d’arrivée qui fuit ; s’il s’arrête, la fuite est à l’intérieur.',
        'Si votre logement n’a pas son compteur, fermez tous les robinets tard le soir et écoutez au robinet d’arrêt. Un sifflement signifie que de l’eau coule quelque part.',
        'Testez d’abord les toilettes avec un colorant, puis appelez un plombier ou le service des eaux.',
        'Refaites le test chaque fois qu’une facture vous surprend.',
      ],
      firstReason: 'L’eau qui s’échappe dans un mur ne fait pas de flaque',
      safety:
        'Le couvercle d’un regard de compteur est lourd. Soulevez-le à deux mains, regardez avant d’y mettre la main, et refermez-le.',
      tenant: 'Si le compteur a bougé, envoyez les deux photos à votre propriétaire.',
    },
    'plumbing-and-drains.flush-idle-taps': {
      title: 'Faire couler les robinets et les évacuations peu utilisés',
      why: 'Les légionelles peuvent se développer dans les tuyaux où l’eau ne circule pas. Dans les siphons inutilisés, l’eau s’évapore et l’air des égouts entre, surtout dans les salles de bains d’amis et par les évacuations de cave.',
      steps: [
        'Allez à chaque robinet, douche et toilettes peu utilisés, et ouvrez la fenêtre. Si vous les utilisez tous, ne vous occupez que des siphons de sol.',
        'Faites couler doucement l’eau froide puis la chaude, deux minutes chacune. Mettez le pommeau de douche dans un sac ou tenez-le bas dans le receveur, pour éviter les gouttelettes.',
        'Tirez la chasse, abattant fermé.',
        'Versez un litre d’eau dans chaque siphon de sol, et un peu dans une baignoire, un lavabo ou une évacuation de lave-linge inutilisés.',
        'Faites couler les points inutilisés une fois par semaine, comme le conseille le HSE, et au retour de chaque voyage.',
        'Faites retirer par un plombier les tuyaux qui ne servent plus à rien.',
      ],
      firstReason: 'L’eau stagnante des tuyaux inutilisés nourrit des bactéries',
      safety:
        'Reculez quand la première eau coule et n’en respirez pas la brume, surtout si vous fumez, si vous avez plus de 45 ans ou les poumons fragiles.',
    },
    'plumbing-and-drains.winterise-pipes': {
      title: 'Vidanger le robinet extérieur et isoler les tuyaux froids',
      why: 'L’eau gonfle en gelant et fend le tuyau, mais l’inondation ne vient qu’au dégel. Vidanger et isoler avant le gel l’évite.',
      steps: [
        'Dévissez le tuyau d’arrosage du robinet extérieur, videz-le et rentrez-le.',
        'Fermez à l’intérieur le robinet d’arrêt qui l’alimente. Ouvrez le robinet dehors, laissez-le se vider et laissez-le ouvert.',
        'Enfilez des manchons isolants sur les tuyaux des combles, du garage, de la cave et des murs extérieurs, coudes et robinets compris, et fermez les joints au ruban.',
        'Vérifiez qu’un réservoir dans les combles a son couvercle et son isolation, et qu’aucun isolant ne se trouve sous le réservoir.',
        'Si un tuyau gèle, fermez le robinet d’arrêt général et ouvrez le robinet de puisage le plus proche.',
        'Réchauffez lentement un tuyau gelé avec des serviettes chaudes ou un sèche-cheveux, en commençant du côté du robinet.',
      ],
      firstReason: 'Un tuyau éclaté coûte bien plus qu’une heure de mousse et de ruban',
      safety:
        'Ne dégelez jamais un tuyau avec une flamme. Tenez le sèche-cheveux loin de toute eau, et dans les combles ne marchez que sur les solives ou des planches.',
      tenant:
        'Dévissez le tuyau d’arrosage et vidangez le robinet vous-même. Demandez à votre propriétaire d’isoler les tuyaux nus.',
    },
    'plumbing-and-drains.cover-outside-tap': {
      title: 'Préparer robinet extérieur et tuyaux nus à un gel fort',
      why: 'Là où il gèle rarement, des tuyaux passent dehors, dans des combles ouverts et sous les planchers. Le gel fort qui revient tous les quelques hivers les trouve nus, et l’inondation vient avec le dégel.',
      steps: [
        'Retirez le tuyau d’arrosage du robinet extérieur, videz-le et suspendez-le. Mettez une housse en mousse sur le robinet, ou enveloppez-le d’une serviette et de plastique.',
        'Suivez les tuyaux dehors, dans le garage, dans les combles et sous le plancher. Notez lesquels sont nus, et isolez les plus exposés.',
        'Gardez ensemble serviettes, ruban et mousse pour les tuyaux à envelopper quand un gel est annoncé.',
        'Cette nuit-là, laissez goutter le robinet le plus loin de l’arrivée d’eau, et ouvrez les placards sous les éviers des murs extérieurs.',
        'Pas d’eau à un robinet le matin ? Coupez l’eau de tout le logement avant le dégel du tuyau, ouvrez ce robinet, et réchauffez le tuyau avec des serviettes trempées dans l’eau chaude.',
      ],
      firstReason: 'Un seul gel fort peut faire éclater un tuyau que personne n’a isolé',
      safety:
        'Pas de flamme, de chauffage ni de barbecue près d’un tuyau gelé : sous une maison, cela met le feu au plancher. Un robinet qui goutte doit s’écouler librement.',
      tenant: 'Le tuyau d’arrosage et la housse sont à votre charge. Dites à votre propriétaire quels tuyaux sont nus.',
    },
    'plumbing-and-drains.open-outside-tap': {
      title: 'Rouvrir le robinet extérieur et chercher une fissure',
      why: 'Un tuyau qui a gelé se fend dans le mur et ne montre rien tant qu’il est vide. La fuite vient quand l’eau revient : soyez là pour la voir.',
      steps: [
        'Fermez le robinet dehors, puis ouvrez peu à peu son robinet d’arrêt à l’intérieur et écoutez un sifflement.',
        'Passez la main le long du tuyau à l’intérieur et autour de sa traversée du mur. Tout doit rester sec.',
        'Ouvrez le robinet dehors et laissez couler jusqu’à ce qu’il ne vienne plus d’air. Fermez-le et guettez les gouttes pendant cinq minutes.',
        'Si quelque chose goutte ou siffle, refermez le robinet d’arrêt et appelez un plombier.',
        'Vissez le tuyau d’arrosage, contrôlez ses joints, et videz-le chaque fois qu’une gelée tardive est annoncée.',
      ],
      firstReason: 'Surprenez un tuyau fendu par le gel quand vous pouvez couper l’eau',
      safety:
        'Ne buvez pas la première eau d’un tuyau d’arrosage, et laissez-la couler au ras du sol sans jet : l’eau qui a stagné dans un tuyau tiède peut porter des légionelles.',
      tenant:
        'Signalez à votre propriétaire un tuyau fendu ou un robinet qui goutte, et laissez fermé son robinet d’arrêt intérieur.',
    },
    'plumbing-and-drains.check-septic-tank': {
      title: 'Contrôler la fosse septique ou toutes eaux, et son épandage',
      why: 'Une fosse qui se remplit pousse des matières dans l’épandage et colmate le sol pour toujours. Un épandage neuf coûte bien des fois le prix d’un coup d’œil et d’une vidange.',
      steps: [
        'Marchez sur l’épandage. Un sol spongieux, une bande d’herbe très verte ou une odeur d’égout signifient qu’il n’absorbe plus l’eau.',
        'À l’intérieur, écoutez si les évacuations gargouillent et regardez si toilettes et baignoires se vident lentement à tous les étages.',
        'De l’extérieur, vérifiez que les tampons sont entiers, fermés, et verrouillés ou trop lourds pour un enfant.',
        'Si votre fosse a un préfiltre que sa notice vous autorise à nettoyer, rincez-le au jet de sorte que l’eau retourne dans la fosse.',
        'Tenez loin de l’épandage l’eau du toit, les voitures et les arbres, et ne jetez dans les évacuations ni lingettes, ni graisse, ni peinture, ni médicaments.',
        'Cherchez la date de la dernière vidange et du dernier contrôle. [[FR: Le SPANC contrôle l’installation à dix ans d’intervalle au plus. | L’EPA conseille un contrôle par un professionnel au moins tous les trois ans.]]',
      ],
      firstReason: 'Une fosse donne de petits signes bien avant de refouler',
      safety:
        'Ne vous penchez jamais dans une fosse septique ou toutes eaux, et n’y entrez pas : ses gaz font perdre connaissance et tuent en quelques minutes. Tenez les enfants loin des tampons ouverts, tenez les flammes à distance, et lavez-vous les mains ensuite.',
      tenant: 'Signalez aussitôt à votre propriétaire odeurs, sol spongieux et tampons cassés.',
    },
    'plumbing-and-drains.book-septic-pumping': {
      title: 'Prendre rendez-vous pour la vidange de la fosse septique ou toutes eaux',
      why: 'La boue qui n’est jamais retirée finit dans l’épandage. [[FR: C’est la hauteur des boues, et non le calendrier, qui dit quand vidanger. | L’EPA conseille une vidange tous les trois à cinq ans, plus tôt pour une petite fosse ou un grand ménage.]]',
      steps: [
        'Prenez rendez-vous avec une entreprise agréée. [[GB: Faites-le tous les ans : en Angleterre, les règles le demandent, sauf si le fabricant dit autre chose. Au pays de Galles, jusqu’à deux ans peuvent passer. | FR: La loi l’impose quand les boues remplissent la moitié de la fosse. | Demandez à quelle fréquence vos règles locales l’exigent.]]',
        'Repérez et dégagez d’avance les deux tampons, ainsi que le passage pour le tuyau du camion.',
        'Demandez à l’entreprise de mesurer les boues et le chapeau avant la vidange, et d’examiner les cloisons et le préfiltre.',
        'Fixez la visite suivante d’après la mesure. [[FR: | Pour l’EPA, la vidange est à faire quand boues et chapeau dépassent un quart de la profondeur.]]',
        'Gardez [[FR: le bordereau de suivi des matières de vidange, que le SPANC demande | le reçu : un acheteur, la commune ou l’assureur peut le demander]].',
      ],
      firstReason: 'Vidanger la fosse coûte bien moins qu’un épandage neuf',
      safety:
        'Laissez à l’entreprise le soin d’ouvrir la fosse et d’y entrer, et restez du côté d’où vient le vent. Fermez et verrouillez les tampons dès son départ.',
      tenant:
        '[[FR: La vidange de la fosse incombe au locataire ; demandez à votre propriétaire quand elle a été faite. | Cherchez qui la paie.]]',
      landlord: 'vidange de la fosse septique ou toutes eaux',
    },
    'plumbing-and-drains.test-sump-pump': {
      title: 'Tester la pompe de relevage avec un seau d’eau',
      why: 'Une pompe de relevage reste des mois sans servir, et on en a besoin par la pire tempête. Dix minutes avec un seau révèlent un flotteur bloqué ou une prise morte avant une cave inondée.',
      steps: [
        'Débranchez la pompe avant de mettre la main dans la fosse. Retirez ensuite graviers et déchets qui pourraient bloquer le flotteur.',
        'Rebranchez-la et versez lentement de l’eau jusqu’à ce que le flotteur monte. La pompe doit démarrer seule, vider la fosse en une minute environ, et s’arrêter.',
        'Dehors, vérifiez que l’eau sort, bien à l’écart du mur, et que le tuyau n’est ni bouché ni gelé.',
        'Regardez si de l’eau revient dans la fosse. Si oui, le clapet antiretour est à remplacer.',
        'S’il y a une pompe ou une batterie de secours, débranchez la pompe principale et testez le secours de la même façon. Testez l’alarme de niveau haut.',
        'Si elle ronfle, cliquette, ne s’arrête pas ou ne démarre pas, appelez un plombier avant la prochaine forte pluie.',
      ],
      firstReason: 'Assurez-vous que la pompe fonctionne avant la prochaine tempête',
      safety:
        'Ne mettez jamais la main dans la fosse quand la pompe est branchée, et ne vous tenez jamais dans l’eau près de sa fiche. Si la cave est déjà inondée, n’y entrez pas avant que le courant soit coupé.',
      tenant: 'Testez-la vous-même, et signalez le jour même à votre propriétaire une pompe qui ne démarre pas.',
    },
    'plumbing-and-drains.refill-softener': {
      title: 'Remettre du sel dans l’adoucisseur',
      why: 'Un adoucisseur sans sel laisse passer l’eau calcaire sans prévenir, et le tartre se dépose de nouveau dans le chauffe-eau et les robinets.',
      steps: [
        'Ouvrez le bac à sel. GE conseille de remplir quand il est plein entre un quart et la moitié ; un adoucisseur à blocs a besoin de deux blocs neufs quand l’un est à moitié usé.',
        'Enfoncez doucement un manche à balai dans le sel. S’il rencontre une croûte dure avec un vide dessous, cassez-la sans heurter les parois.',
        'Versez du sel pour adoucisseur du type indiqué dans la notice, jusqu’aux deux tiers du bac. N’utilisez jamais de sel de déneigement ni de sel de table.',
        'Essuyez le bord et fermez le couvercle. Vérifiez l’horloge et le réglage de dureté, car une coupure de courant les efface.',
        'Frottez du savon entre vos mains sous un robinet d’eau adoucie. S’il mousse à peine, lancez une régénération ; si rien ne change, appelez le technicien du fabricant.',
      ],
      firstReason: 'Un adoucisseur vide laisse revenir le calcaire sans prévenir',
      safety:
        'Les sacs de sel sont lourds : pliez les genoux ou achetez-en de petits. L’eau adoucie contient plus de sodium. Pour les biberons et les régimes pauvres en sel, utilisez un robinet d’eau non adoucie.',
    },
    'plumbing-and-drains.change-filter-cartridges': {
      title: 'Changer les cartouches du filtre à eau',
      why: 'Une cartouche périmée ne retient plus ce pour quoi elle a été achetée, et des bactéries peuvent s’y développer. L’eau est alors moins bonne que sans filtre.',
      steps: [
        'Lisez la limite du fabricant, en mois ou en litres, et changez chaque cartouche à la première atteinte. Six mois est courant, et une membrane d’osmose inverse dure deux ans ou plus.',
        'Fermez la vanne avant le filtre et ouvrez le robinet filtré jusqu’à ce que rien ne coule. Placez un seau sous le corps du filtre.',
        'Dévissez le corps avec sa clé. Lavez-le au liquide vaisselle avec une brosse souple, et rincez-le bien.',
        'Essuyez le joint torique, graissez-le avec la graisse silicone du fabricant s’il est sec, et posez-le à plat dans sa gorge.',
        'Placez la cartouche neuve avec des mains propres, vissez le corps à la main et écrivez-y la date.',
        'Ouvrez lentement la vanne, cherchez des gouttes, et faites couler l’eau aussi longtemps que le dit le fabricant avant d’en boire.',
        'Une carafe filtrante ou un filtre de robinet se change de la même façon, sans outil.',
      ],
      firstReason: 'Une vieille cartouche rend l’eau moins bonne, pas meilleure',
      safety:
        'Achetez des cartouches certifiées pour votre filtre. Si votre eau vient d’un puits privé ou si un avis demande de la faire bouillir, un filtre seul peut ne pas la rendre potable.',
      tenant: 'Demandez qui fournit les cartouches si le filtre appartient au logement.',
    },
    'plumbing-and-drains.clean-storage-tank': {
      title: 'Nettoyer le réservoir d’eau',
      why: 'Vase, dépôts et insectes s’accumulent au fond d’un réservoir, et le chlore du réseau s’y dissipe. La famille boit alors à son point le plus sale.',
      steps: [
        'Si le réservoir appartient à l’immeuble, demandez au gestionnaire quand il a été nettoyé. S’il est difficile d’accès ou assez grand pour s’y tenir debout, faites venir une entreprise de nettoyage de réservoirs.',
        'Fermez l’arrivée et consommez l’eau. De l’extérieur, frottez parois et fond avec une brosse propre à long manche et de l’eau claire.',
        'Évacuez la saleté par la vidange jusqu’à ce que l’eau soit claire.',
        'Remplissez le réservoir. Pour 500 litres, mélangez-y [[FR: 1 litre d’eau de Javel ménagère à 2,6 % de chlore actif, ou 250 ml à 9,6 % (sans | 500 ml d’eau de Javel ménagère (à environ 5 %, sans]] parfum ni détergent). Laissez couler chaque robinet jusqu’à en sentir l’odeur.',
        'Laissez-le fermé 24 heures et n’en buvez pas. Videz ensuite le réservoir, remplissez-le et laissez couler chaque robinet jusqu’à ce que l’odeur ait disparu.',
        'Vérifiez que le couvercle ferme bien, que les aérations et le trop-plein ont une toile fine contre les moustiques et les rats, et que le robinet flotteur arrête l’eau.',
        'Écrivez la date sur le réservoir.',
      ],
      firstReason: 'Vase et dépôts s’accumulent dans l’eau que vous buvez',
      safety:
        'N’entrez jamais dans un réservoir : des personnes y sont mortes par manque d’air. Tenez-vous loin d’un bord de toit sans garde-corps, faites-vous accompagner, et portez des gants et des lunettes de protection. Ne mélangez l’eau de Javel avec rien d’autre que de l’eau.',
      tenant:
        'Le propriétaire du réservoir doit le faire nettoyer. Si l’eau est trouble ou a une odeur, buvez une autre eau d’ici là.',
      landlord: 'nettoyage du réservoir d’eau',
    },
    'plumbing-and-drains.check-storage-tank': {
      title: 'Contrôler couvercle, flotteur et trop-plein du réservoir d’eau',
      why: 'Un couvercle qui a glissé laisse entrer feuilles, rats et moustiques. Un robinet flotteur qui ne ferme pas laisse l’eau couler toute la nuit par le trop-plein. L’un et l’autre se voient d’un coup d’œil.',
      steps: [
        'N’allez que là où vous pouvez vous tenir sans danger. Si le réservoir appartient à l’immeuble, demandez ce contrôle au gestionnaire.',
        'Appuyez sur le couvercle : il doit être bien en place et fixé. Cherchez fissures, rouille et taches humides sur le réservoir et son support.',
        'Ouvrez le couvercle. Quand l’eau du réseau arrive, enfoncez le flotteur : l’eau doit couler. Relevez-le : elle doit s’arrêter.',
        'Regardez la toile des aérations et du trop-plein, et réparez-la si elle est trouée. Un trop-plein qui goutte signale un robinet flotteur qui fuit.',
        'Éclairez l’intérieur avec une lampe torche. Si vous voyez de la vase, des dépôts ou des insectes, nettoyez le réservoir maintenant, sans attendre sa prochaine date. Refermez et fixez le couvercle.',
      ],
      firstReason: 'Un couvercle mal fermé laisse entrer moustiques et saletés dans l’eau de la maison',
      safety:
        'Ne montez que par un escalier fixe sur un toit bordé d’un parapet ou d’un garde-corps, jamais par temps de vent ou de pluie. Ne touchez pas à un flotteur suspendu à un câble électrique : c’est un interrupteur sous tension. Lavez-vous les mains avant de toucher tout autre flotteur. Ne montez jamais sur le réservoir et n’y entrez jamais.',
      tenant: 'Signalez à votre propriétaire un couvercle mal fermé, un trop-plein qui goutte ou une eau trouble.',
    },
  },
};
