import type { airConditioning as english } from '../../en/items/air-conditioning.ts';
import type { Translation } from '../../translation.ts';

export const airConditioning: Translation<typeof english> = {
  name: 'Climatisation',
  tasks: {
    'air-conditioning.clean-filters': {
      title: 'Nettoyer les filtres intérieurs du climatiseur',
      why: 'Remplacer un filtre encrassé par un filtre propre peut réduire de 5 à 15 % la consommation d’un climatiseur, selon le ministère américain de l’Énergie. La poussière qui passe le filtre nourrit les moisissures sur l’échangeur.',
      steps: [
        'Arrêtez l’appareil avec la télécommande, puis coupez-le au sectionneur ou débranchez-le. Relevez la façade et faites glisser les filtres hors de leur logement.',
        'Aspirez-les du côté poussiéreux. S’ils restent gris, lavez-les dans une eau à moins de 40 °C avec une goutte de liquide vaisselle.',
        'Séchez-les complètement à l’ombre : un filtre humide moisit, et le soleil ou la chaleur le déforment.',
        'Tant que l’appareil tourne tous les jours, y compris pour chauffer, regardez plus souvent : tous les mois ou tous les deux mois selon le ministère américain de l’Énergie, toutes les deux semaines selon Daikin. S’il n’a pas tourné depuis la dernière fois, ignorez cette tâche.',
      ],
      firstReason: 'Dix minutes d’aspirateur peuvent alléger la facture d’électricité',
      safety:
        'Coupez d’abord l’alimentation, et gardez les doigts loin des ailettes métalliques, qui coupent. Montez sur un escabeau stable, pas sur une chaise.',
    },
    'air-conditioning.clean-filters-in-short-summer': {
      title: 'Nettoyer les filtres du climatiseur en été',
      why: 'Là où l’été est court ou frais, l’appareil ne refroidit qu’une petite partie de l’année. La poussière déposée sur ses filtres gagne l’échangeur et y nourrit les moisissures dès que le froid le rend humide.',
      steps: [
        'Éteignez l’appareil et débranchez-le, ou coupez son disjoncteur. Relevez la façade (sur un climatiseur mobile, retirez la grille arrière) et sortez les filtres.',
        'Aspirez la face couverte de peluches. Ne lavez à la main qu’un filtre qui reste gris, et laissez-le sécher à l’ombre.',
        'Pendant ce temps, passez un chiffon humide sur le volet et à l’intérieur de la façade.',
        'Remettez les filtres secs et faites tourner l’appareil dix minutes en mode froid. S’il sent le moisi, demandez à un technicien de nettoyer l’échangeur.',
        'S’il refroidit tous les jours, regardez de nouveau au bout d’un mois. S’il n’a pas tourné depuis la dernière fois, ignorez cette tâche.',
      ],
      firstReason: 'La poussière d’un appareil à l’arrêt sent le moisi à la remise en route',
      safety:
        'Coupez le courant avant d’ouvrir la façade, et ne touchez pas les ailettes, qui coupent. Si l’appareil est en hauteur, posez l’escabeau sur un sol plan.',
    },
    'air-conditioning.clean-filters-while-heating': {
      title: 'Nettoyer les filtres du climatiseur qui chauffe',
      why: 'Pendant la saison de chauffe, une pompe à chaleur air-air aspire jour et nuit la poussière de la pièce à travers ses filtres. Quand ils sont encrassés, elle chauffe moins et consomme plus.',
      steps: [
        'Arrêtez l’appareil avec la télécommande, coupez son alimentation et attendez que le volet s’immobilise.',
        'Sortez les filtres à mailles et aspirez les peluches de leur face extérieure. Si la graisse les retient, lavez-les à l’eau tiède savonneuse.',
        'Laissez-les sécher loin des poêles et des radiateurs, remettez-les secs, rétablissez le courant et relancez le chauffage.',
        'Jetez un œil à l’unité extérieure : ni neige ni feuilles ne doivent la boucher. Ne cassez jamais la glace. Si l’unité reste prise dans la glace pendant des heures, appelez un technicien.',
        'Si l’appareil chauffe jour et nuit, nettoyez-les toutes les deux semaines, comme le conseille Daikin. S’il n’a pas tourné depuis la dernière fois, ignorez cette tâche.',
      ],
      firstReason: 'Avec des filtres propres, une pompe à chaleur donne toute sa puissance en consommant moins',
      safety:
        'Les ailettes métalliques derrière les filtres coupent : n’y mettez ni doigts ni outils. Montez sur un escabeau stable, jamais sur une chaise, et ne remettez aucun filtre encore mouillé.',
    },
    'air-conditioning.clean-filters-in-winter': {
      title: 'Nettoyer les filtres du climatiseur tant qu’il chauffe',
      why: 'Un appareil qui chauffe aspire autant de poussière dans ses filtres que lorsqu’il refroidit. Encrassé, il chauffe moins et alourdit la facture.',
      steps: [
        'Arrêtez le chauffage et coupez l’alimentation de l’appareil. Ouvrez la façade et sortez les filtres.',
        'Aspirez la poussière, ou rincez à l’eau tiède des filtres gras.',
        'Laissez-les sécher complètement, loin des radiateurs, et remettez-les.',
        'Dehors, vérifiez que ni feuilles ni neige ne gênent l’appareil. Appelez un technicien si de la glace reste des heures.',
        'Ignorez cette tâche si l’appareil est resté arrêté depuis le dernier nettoyage.',
      ],
      firstReason: 'La poussière des filtres réduit la chaleur et alourdit la facture',
      safety:
        'Ne touchez les ailettes qu’avec une brosse : elles coupent. Atteignez un appareil en hauteur depuis un escabeau bien stable.',
    },
    'air-conditioning.wash-filters': {
      title: 'Laver les filtres du climatiseur',
      why: 'Quand un climatiseur refroidit tous les jours, ses filtres s’encrassent en quelques semaines. Il consomme alors plus d’électricité, goutte à l’intérieur et souffle les spores de moisissure d’un échangeur humide.',
      steps: [
        'Éteignez l’appareil et coupez son alimentation. Ouvrez la façade et tirez les filtres vers le bas, pour que la poussière reste dessus.',
        'Rincez-les sous une douche douce, par la face propre, avec un peu de liquide vaisselle s’ils sont gras.',
        'Secouez-les et laissez-les sécher à l’intérieur, à l’abri du soleil. Pendant ce temps, essuyez le volet et l’intérieur de la façade.',
        'Remettez les filtres secs jusqu’au déclic, puis rétablissez l’alimentation.',
        'Si l’air sent le moisi, demandez le nettoyage de l’échangeur et du ventilateur au prochain entretien. Si l’appareil n’a pas tourné depuis la dernière fois, ignorez cette tâche.',
      ],
      firstReason: 'Un appareil qui refroidit tous les jours remplit ses filtres en quelques semaines',
      safety:
        'Ne pulvérisez jamais rien sur l’échangeur ni sur l’électronique, et ne faites pas tourner l’appareil sans ses filtres. Pour un appareil en hauteur, montez sur un escabeau stable, avec quelqu’un à côté.',
    },
    'air-conditioning.change-duct-filter': {
      title: 'Changer le filtre de la climatisation gainable',
      why: 'Un seul filtre, derrière la grille de reprise, nettoie l’air de toutes les pièces. Quand il est encrassé, l’échangeur placé derrière givre et les pièces éloignées ne reçoivent plus d’air.',
      steps: [
        'Arrêtez l’installation au thermostat. Repérez la grille de reprise, souvent grande et placée dans un couloir ou au plafond, et la fente de l’unité intérieure.',
        'Décrochez la grille, sortez le filtre et notez ses dimensions et la flèche sur son cadre.',
        'Tenez-le devant une lampe. Lavez-le s’il est lavable, et laissez-le sécher ; s’il est en papier, mettez-en un neuf.',
        'Aspirez la grille et posez le filtre, la flèche tournée vers la gaine.',
        'Écrivez la date sur le cadre, refermez la grille et remettez en marche. Vérifiez à la main que l’air arrive dans la pièce la plus éloignée.',
        'Pendant les mois où l’installation tourne tous les jours, regardez-le de nouveau au bout d’un mois, comme le conseille le ministère américain de l’Énergie.',
      ],
      firstReason: 'Un seul filtre encrassé prive d’air toutes les pièces',
      safety: 'Placez un escabeau stable sous une grille au plafond. N’ouvrez aucun autre capot que celui du filtre.',
      tenant: 'Changer le filtre vous revient en général. Demandez à votre propriétaire quelles sont ses dimensions.',
    },
    'air-conditioning.change-dusty-filter': {
      title: 'Changer ou rincer le filtre de la climatisation gainable',
      why: 'La poussière du désert remplit un filtre en quelques semaines, et une tempête de poussière peut le faire en un jour. L’air passe alors moins vite, et l’installation tourne plus longtemps pour la même fraîcheur.',
      steps: [
        'Arrêtez la climatisation, ouvrez la grille de reprise et sortez le filtre lentement, pour que la poussière reste dessus.',
        'Remplacez un filtre en papier dès que la poussière le couvre. Rincez un filtre lavable par sa face propre, et ne le remettez que sec.',
        'Essuyez la grille et la fente avec un chiffon humide, posez le filtre, la flèche tournée vers la gaine, et refermez la grille.',
        'Gardez chez vous deux filtres de rechange aux bonnes dimensions, et regardez de nouveau après chaque tempête de poussière.',
      ],
      firstReason: 'La poussière de l’air remplit en quelques semaines le filtre d’un logement du désert',
      safety:
        'Portez un masque antipoussière et, si la grille est au plafond, montez sur un escabeau stable. N’ouvrez rien d’autre que la grille.',
      tenant: 'En général, vous achetez ces filtres vous-même, et votre propriétaire en connaît les dimensions.',
    },
    'air-conditioning.clear-outdoor-unit': {
      title: 'Dégager et rincer l’unité extérieure du climatiseur',
      why: 'L’unité extérieure n’évacue la chaleur que si l’air la traverse. Des feuilles, des peluches ou une haie trop proche la font peiner et consommer davantage les jours les plus chauds.',
      steps: [
        'Cherchez d’abord des nids d’oiseaux dans l’unité et autour. Si des oiseaux nichent, attendez qu’ils soient partis.',
        'Coupez l’installation à son sectionneur ou à son disjoncteur et attendez que le ventilateur s’arrête.',
        'Retirez les feuilles et l’herbe, et taillez les plantes à 60 cm tout autour.',
        'Brossez doucement les ailettes avec une brosse souple, dans leur sens et non en travers.',
        'Rincez l’unité de haut en bas au jet doux, sans mouiller le capot électrique. N’utilisez pas de nettoyeur haute pression.',
        'Vérifiez que l’unité est de niveau et bien fixée sur ses pieds.',
        'Laissez-la sécher, puis remettez-la en marche.',
      ],
      firstReason: 'L’unité n’évacue la chaleur que si l’air atteint ses ailettes',
      safety:
        'Laissez à un technicien une unité en façade ou sur un toit, et ne vous penchez jamais par-dessus un garde-corps. Ne desserrez ni capot ni tube en cuivre.',
    },
    'air-conditioning.check-drain': {
      title: 'Vérifier que l’eau du climatiseur s’évacue bien',
      why: 'Un climatiseur tire chaque jour des litres d’eau de l’air. Si un dépôt visqueux bouche l’évacuation, cette eau coule le long du mur.',
      steps: [
        'Un jour chaud, faites tourner le froid pendant une demi-heure. Regardez le bout du tuyau d’évacuation avec une lampe torche : il doit goutter régulièrement.',
        'Coupez le courant au sectionneur. Retirez le dépôt et les insectes du bout du tuyau avec un cure-pipe souple.',
        'Si l’évacuation a un bouchon de visite à l’intérieur, versez-y lentement 500 ml d’eau claire. Elle doit ressortir par le tuyau.',
        'Redressez les plis et les creux, et gardez le bout du tuyau au-dessus de l’eau du regard.',
        'Appelez un technicien si l’eau remonte, ou si une pompe de condensats ronfle sans se vider.',
      ],
      firstReason: 'Un tuyau bouché peut envoyer des litres d’eau le long du mur',
      safety:
        'Ne versez pas d’eau dans l’unité intérieure elle-même : son ventilateur et son électronique sont juste à côté du bac. Ne soufflez pas d’air dans le tuyau. Si le bout du tuyau est hors de portée, contentez-vous de regarder et laissez le reste à un technicien.',
    },
    'air-conditioning.book-service': {
      title: 'Prendre rendez-vous pour l’entretien de la climatisation',
      why: 'Une fuite lente de fluide frigorigène gaspille du courant bien avant que vous la remarquiez, et seul un technicien certifié a le droit de la chercher. [[FR: La loi impose une visite tous les deux ans pour les installations de 4 à 70 kW. | ]]',
      steps: [
        'Prenez rendez-vous avec un technicien certifié pour les fluides frigorigènes (attestation F-Gas en Europe), à une date qui précède les semaines les plus chaudes.',
        'Demandez un contrôle d’étanchéité, le nettoyage de l’échangeur et du ventilateur, et le contrôle de l’évacuation, des connexions électriques et des températures.',
        'Demandez au technicien d’éliminer les moisissures de l’échangeur intérieur et du ventilateur, et signalez toute odeur.',
        'Gardez le rapport de visite, qui [[FR: est une attestation obligatoire | aide à la prochaine réparation et à la revente, et qui est obligatoire en France]].',
        'Prenez rendez-vous tous les ans si [[US CA: vous le pouvez, car ENERGY STAR conseille un contrôle chaque printemps | votre garantie l’exige ou si l’installation sert aussi à chauffer]].',
      ],
      firstReason: 'Seul un technicien certifié peut trouver une fuite lente de fluide',
      safety:
        'Le circuit frigorifique est fermé et sous pression, et certains fluides récents sont inflammables. Seul un technicien certifié a le droit de l’ouvrir ou de le recharger.',
      tenant:
        '[[FR: C’est en général le locataire qui prend rendez-vous, sauf si le bail en dispose autrement. | Cherchez dans votre bail qui paie ; en France, c’est en général le locataire.]] Signalez tôt un refroidissement trop faible.',
      landlord: 'entretien de la climatisation',
    },
    'air-conditioning.book-yearly-service': {
      title: 'Prendre rendez-vous pour l’entretien annuel de la climatisation',
      why: 'Pendant les mois où l’installation refroidit, l’humidité couvre les échangeurs et les évacuations d’un dépôt visqueux. Il bouche l’évacuation, donne une mauvaise odeur à l’air et peut vous coûter le compresseur.',
      steps: [
        'Choisissez un technicien certifié pour les fluides frigorigènes, et demandez un prix pour toutes les unités intérieures ensemble.',
        'Faites laver l’échangeur, le ventilateur et le bac de chaque unité. Un lavage chimique n’est utile que si un lavage simple n’enlève pas le dépôt.',
        'Faites mesurer les pressions et la température de soufflage. Une installation qu’il faut recharger fuit : faites d’abord trouver la fuite.',
        'Demandez quand reprendre rendez-vous. Sous les tropiques, les entreprises conseillent souvent une visite tous les trois à six mois pour des appareils qui tournent toute la journée.',
        'Classez le rapport et notez toute pièce remplacée.',
      ],
      firstReason: 'Une installation qui tourne une grande partie de l’année s’use plus vite qu’on ne le voit',
      safety:
        'Les unités en façade ou sur une corniche sont réservées à des ouvriers formés et protégés contre les chutes. Ni vous ni une personne sans formation ne devez grimper jusqu’à elles.',
      tenant:
        '[[SG MY: Dans la plupart des baux, le locataire paie l’entretien courant et le propriétaire les réparations. Gardez les reçus. | Votre bail dit qui la fait entretenir. Demandez le rapport de la dernière visite.]]',
      landlord: 'entretien annuel de la climatisation',
    },
    'air-conditioning.clean-evaporative-cooler': {
      title: 'Nettoyer le rafraîchisseur par évaporation et ses panneaux',
      why: 'Un rafraîchisseur par évaporation souffle l’air à travers des panneaux mouillés. Le tartre, la poussière et les dépôts le rendent peu efficace et malodorant, et des bactéries peuvent se multiplier dans l’eau stagnante.',
      steps: [
        'Coupez le rafraîchisseur à son sectionneur, fermez son eau et laissez sécher les panneaux.',
        'Videz le réservoir. Retirez la boue, et frottez le réservoir et le robinet flotteur avec une brosse souple et de l’eau claire.',
        'Examinez les panneaux. Rincez la poussière libre ; remplacez les panneaux entartrés, affaissés ou malodorants.',
        'Contrôlez la crépine de la pompe, et vérifiez à l’essai que l’eau se répartit également sur tous les panneaux.',
        'Ouvrez une fenêtre ou une aération dans chaque pièce que vous rafraîchissez, pour que l’air humide puisse sortir.',
        'Tant que vous rafraîchissez tous les jours, videz et remplissez le réservoir aussi souvent que l’indique la notice. Laissez-le sec quand vous l’arrêtez pour l’année.',
      ],
      firstReason: 'Des panneaux propres rafraîchissent mieux, un réservoir propre limite les bactéries',
      safety:
        'Laissez à un technicien un rafraîchisseur placé sur un toit. Ne respirez pas les gouttelettes d’un réservoir dont l’eau a stagné : elles peuvent porter des légionelles. Ne mettez aucun produit ménager dans l’eau, car le ventilateur le souffle à l’intérieur.',
    },
    'air-conditioning.dust-ceiling-fans': {
      title: 'Dépoussiérer les ventilateurs de plafond et leur fixation',
      why: 'La poussière s’accumule sur le dessus des pales, jusqu’à ce qu’un tour la jette sur le lit. Un ventilateur qui oscille desserre les vis qui le tiennent.',
      steps: [
        'Éteignez le ventilateur à l’interrupteur mural et attendez qu’il s’arrête.',
        'Enfilez une vieille taie d’oreiller sur chaque pale et ramenez-y la poussière. Essuyez avec un chiffon humide.',
        'Poussez doucement chaque pale vers le haut et contrôlez ses vis. Resserrez avec un tournevis celles qui ont du jeu.',
        'Faites-le tourner à chaque vitesse. S’il oscille ou claque, laissez-le éteint jusqu’à ce que sa fixation soit contrôlée.',
        'Réglez le sens : vers le bas quand il fait chaud. Éteignez-le en sortant, car il rafraîchit les personnes et non les pièces.',
      ],
      firstReason: 'Une pale desserrée se voit avant que le ventilateur tombe',
      safety:
        'Montez sur un escabeau stable posé sur un sol ferme, jamais sur un lit. Laissez la fixation et le câblage à un électricien.',
    },
  },
};
