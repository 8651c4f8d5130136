import type { roofAndGutters as english } from '../../en/items/roof-and-gutters.ts';
import type { Translation } from '../../translation.ts';

export const roofAndGutters: Translation<typeof english> = {
  name: 'Toiture et gouttières',
  tasks: {
    'roof-and-gutters.clear-gutters': {
      title: 'Vider les gouttières une fois les feuilles tombées',
      why: 'Une gouttière pleine de feuilles déborde le long du mur. Assécher et replâtrer la pièce coûte bien plus cher que le nettoyage.',
      steps: [
        'Décidez depuis le sol. Faites venir une entreprise équipée d’un aspirateur à perche si la gouttière est à plus de 3 m (au-dessus du rez-de-chaussée), si le sol est meuble ou en pente, ou si personne ne vous aide.',
        'Posez l’échelle sur un sol ferme, à un mètre du mur pour quatre mètres de hauteur. Appuyez-la au mur avec un écarteur, jamais sur la gouttière.',
        'Mettez les feuilles dans un seau à la main. Travaillez en vous éloignant de la descente, pour ne rien y pousser.',
        'Descendez et déplacez l’échelle plutôt que de vous étirer.',
        'Faites couler un tuyau d’arrosage dans la gouttière. Si l’eau s’accumule à la sortie, la descente est bouchée : débouchez-la par le bas.',
        'Remettez les crapaudines, et cherchez des joints fendus et des crochets qui ont du jeu.',
      ],
      firstReason: 'Une gouttière qui déborde trempe le mur derrière elle',
      safety:
        'Sur l’échelle, gardez trois points d’appui et la boucle de ceinture entre les montants, avec une personne qui tient le pied de l’échelle. Ne montez pas sur le toit. Ne grimpez pas par temps de vent, de pluie ou de gel, ni près de câbles aériens.',
      tenant:
        '[[FR: En France, le locataire débouche lui-même les gouttières : faites venir une entreprise si les vôtres sont hautes. | Signalez celles qui débordent, avec une photo.]]',
      landlord: 'nettoyage des gouttières',
    },
    'roof-and-gutters.empty-gutters': {
      title: 'Vider les gouttières avant que les feuilles gèlent',
      why: 'Les feuilles mouillées gèlent en bloc. L’eau de fonte remonte alors sous les tuiles, pend en stalactites au-dessus de la porte, et son poids arrache les crochets.',
      steps: [
        'Faites d’abord le tour. Ce qui est à plus de 3 m, ou au-dessus d’un sol meuble ou en pente, est pour une entreprise.',
        'Choisissez un jour doux et sans vent, et faites tenir le pied de l’échelle par une autre personne.',
        'Tirez les feuilles vers vous d’une main gantée, un petit tronçon à la fois, et descendez pour avancer.',
        'Rincez au tuyau d’arrosage, et vérifiez qu’il ne reste rien dans la gouttière qui puisse devenir de la glace.',
        'Suivez l’eau : elle doit sortir librement de la descente, et ne pas couler sur un passage.',
        'Poussez chaque crochet par-dessous. Faites refixer ceux qui ont du jeu, car la neige s’y posera.',
      ],
      firstReason: 'Une gouttière de feuilles gelées envoie l’eau de fonte dans le toit',
      safety:
        'Laissez-le à une entreprise dès qu’il y a du gel ou de la neige au sol. Appuyez l’échelle au mur avec un écarteur, ne vous penchez pas de côté, et tenez-vous loin des câbles aériens.',
      tenant:
        'Photographiez les gouttières qui débordent ou portent des stalactites de glace, et ne laissez personne passer dessous.',
      landlord: 'nettoyage des gouttières pour l’hiver',
    },
    'roof-and-gutters.inspect-roof': {
      title: 'Examiner le toit depuis le sol',
      why: 'Une seule tuile glissée peut laisser entrer l’eau pendant des mois avant qu’un plafond le montre. Avec des jumelles, vous la voyez du trottoir.',
      steps: [
        'Faites le tour de la maison, puis traversez la rue, avec des jumelles ou le zoom de votre téléphone.',
        'Cherchez des tuiles glissées, fendues ou manquantes, des vides au faîtage, et du mortier dans la gouttière ou par terre.',
        'Cherchez des bords soulevés aux solins de la cheminée, des fenêtres de toit et des tuyaux. Vérifiez que la cheminée est droite.',
        'Notez coussins de mousse, lignes qui fléchissent et noues bouchées. Si une fenêtre donne sur un toit plat, cherchez flaques et cloques.',
        'Photographiez chaque côté et comparez aux photos précédentes. Envoyez tout changement à un couvreur.',
        'Regardez de nouveau le toit après chaque tempête.',
      ],
      firstReason: 'Une tuile glissée se voit bien avant que le plafond le montre',
      safety:
        'Examinez-le les deux pieds au sol. Seuls des couvreurs protégés contre les chutes doivent monter. Les vitrages de toit et les vieilles plaques de fibrociment, qui peuvent contenir de l’amiante, cassent sous le poids d’une personne.',
      tenant:
        'Après chaque tempête, cherchez du trottoir des tuiles glissées, et envoyez à votre propriétaire des photos de ce qui a changé.',
      landlord: 'contrôle du toit',
    },
    'roof-and-gutters.watch-rain': {
      title: 'Observer les gouttières sous une forte pluie',
      why: 'Dix minutes sous une forte pluie montrent ce qu’aucun contrôle à sec ne montre : quelles gouttières débordent, quels joints fuient et où l’eau s’accumule.',
      steps: [
        'Gardez cette tâche pour le prochain jour de pluie. Faites le tour de la maison pendant l’averse et regardez chaque gouttière, joint et descente.',
        'Notez l’eau par-dessus le bord avant, les gouttes aux joints, et les traînées sur le mur derrière le tuyau.',
        'Vérifiez que chaque descente finit dans une évacuation qui absorbe l’eau, et qu’aucune flaque ne se forme contre le mur.',
        'Marquez les défauts sur une photo, et faites-les déboucher ou étancher à la prochaine semaine sèche.',
      ],
      firstReason: 'Seule une averse montre quel joint fuit',
      safety:
        'Rentrez au premier coup de tonnerre, et ne montez pas à l’échelle tant qu’il reste quoi que ce soit de mouillé.',
      tenant: 'Une courte vidéo du débordement est le moyen le plus rapide de le signaler à votre propriétaire.',
    },
    'roof-and-gutters.check-loft': {
      title: 'Chercher l’humidité et le jour dans les combles',
      why: 'Une fuite de toit se voit par une tache sombre sur un chevron des années avant de percer le plafond de la chambre.',
      steps: [
        'Montez après un temps humide, laissez la lumière éteinte une minute et cherchez le jour entre les tuiles.',
        'Avec une lampe torche, cherchez sur les chevrons, la cheminée et chaque tuyau des taches sombres, des sels blancs ou du bois mou.',
        'Cherchez à la main des zones mouillées dans l’isolant, et vérifiez qu’il laisse libre la ventilation au bas du toit.',
        'Vérifiez que les extracteurs de salle de bains soufflent dehors par leur conduit, et non dans les combles.',
        'Écrivez à la craie la date à côté de chaque tache, pour voir l’an prochain si elle a grandi.',
      ],
      firstReason: 'Une fuite marque les chevrons des années avant le plafond',
      safety:
        'Ne marchez que sur les solives ou des planches : une plaque de plâtre ne vous portera pas. Ne touchez pas aux câbles, laissez en place ce qui pourrait être de l’amiante, et ne dérangez ni chauves-souris, ni oiseaux qui nichent, ni guêpes.',
      tenant: 'Signalez les taches, ou le jour qui passe. N’entrez dans les combles que si votre bail les comprend.',
      landlord: 'contrôle des combles et de la charpente',
    },
    'roof-and-gutters.clear-drains': {
      title: 'Dégager les gouttières, les regards et les descentes',
      why: 'Pendant l’hiver, mousse, gravier et dernières feuilles s’accumulent dans les sorties. Un regard bouché envoie chaque orage contre le pied du mur, puis dans la maison.',
      steps: [
        'Du sol, cherchez le long de chaque gouttière, avec le zoom de votre téléphone, herbe, mousse, parties affaissées et nids. Laissez un nid occupé jusqu’au départ des oiseaux.',
        'Si la gouttière est à vider, utilisez du sol une perche ou un aspirateur, ou faites venir une entreprise. N’utilisez pas d’échelle pour ce qui est à plus de 3 m.',
        'Soulevez la grille de chaque regard au ras du sol, retirez la boue d’une main gantée et rincez avec deux seaux d’eau.',
        'Versez un seau d’eau dans chaque dauphin ou évacuation. Si l’eau remonte, débouchez l’évacuation ou appelez une entreprise d’assainissement.',
        'Vérifiez que ni terre, ni gravier, ni pots ne couvrent une évacuation, et que le sol descend en s’éloignant du mur.',
        'Ne balayez les feuilles des toits plats et des balcons que là où vous êtes derrière un garde-corps.',
      ],
      firstReason: 'Un regard bouché envoie l’eau d’orage au pied du mur',
      safety:
        'Travaillez du sol, ou d’une échelle tenue au pied pour ce qui est à 3 m au plus, jamais un jour de pluie ou de vent. Portez des gants contre le verre et l’urine de rat, et lavez-vous les mains ensuite.',
      tenant:
        'Débarrassez vous-même des feuilles les regards au ras du sol. [[FR: En France, dégager gouttières et descentes incombe au locataire. | ]]',
      landlord: 'nettoyage des gouttières et des évacuations',
    },
    'roof-and-gutters.prepare-for-fires': {
      title: 'Préparer la maison et revoir votre plan avant la saison des feux',
      why: 'La plupart des maisons détruites par un feu de forêt prennent feu par des brandons qui volent loin devant les flammes. Ils s’accrochent aux feuilles sèches d’une gouttière, dans un interstice sous une tuile ou sur un paillasson.',
      steps: [
        'Faites retirer feuilles et brindilles des gouttières, des noues et de dessous les panneaux solaires. Faites venir une entreprise pour ce que vous ne pouvez pas faire d’une échelle posée sur un sol ferme.',
        'Cherchez tuiles glissées et avant-toits ouverts. Faites fermer les interstices et couvrir les aérations d’un grillage métallique à mailles [[US: de 1/8 pouce ou plus fines, comme le conseille CAL FIRE | AU: de 2 mm ou plus fines, comme le demande la norme AS 3959 | de 2 à 3 mm ou plus fines]].',
        'Ratissez tout ce qui brûle à moins de 1,5 m des murs et des terrasses en bois : feuilles, écorce, bûches, paillassons et plantes.',
        'Coupez l’herbe court, et les branches à 3 m du toit et de la cheminée.',
        'Orientez les robinets des bouteilles de gaz à l’opposé de la maison. Vérifiez qu’un tuyau d’arrosage en fait tout le tour, et, si vous avez une motopompe, essayez-la dehors.',
        'Placez le numéro de la maison là où les pompiers peuvent le lire.',
        'Revoyez avec tous les occupants votre plan en cas de feu : à quelle alerte vous partez, par quelle route, et qui emmène les animaux.',
      ],
      firstReason: 'Des brandons enflamment les feuilles sèches bien avant les flammes',
      safety:
        'Ne montez pas sur le toit, et faites tenir l’échelle au pied. Les jours de danger extrême, ne tondez pas et n’utilisez pas d’outils électriques ou à essence. Si un feu approche, partez tôt, et appelez {emergency number} si vous ne le pouvez pas.',
      tenant:
        'Votre part est le sol : ratissez ce qui brûle à moins de 1,5 m des murs, gardez un tuyau d’arrosage prêt, et convenez du moment où vous partirez.',
      landlord: 'protection du toit contre les brandons',
    },
    'roof-and-gutters.prepare-for-rains': {
      title: 'Préparer le toit, les gouttières et les évacuations aux pluies',
      why: 'Pendant les pluies, il tombe plus d’eau en un jour qu’en un mois sec. Une seule sortie bouchée l’envoie sous les tuiles, ou fait d’un toit plat un bassin qui trouve chaque fissure.',
      steps: [
        'Si une partie du toit est plate et desservie par un escalier, balayez-la et dégagez chaque évacuation. Un seau d’eau doit disparaître en quelques secondes.',
        'Faites dégager gouttières, noues et descentes, et vérifiez que leurs crochets tiennent.',
        'Cherchez fissures et cloques dans l’étanchéité, joints ouverts le long du parapet et autour des tuyaux, et tuiles glissées. Faites-les étancher tant qu’il fait sec.',
        'Soulevez les tampons des évacuations autour de la maison, retirez vase et feuilles, et remettez-les pour que personne ne puisse tomber.',
        'Contrôlez le joint d’étanchéité au-dessus des fenêtres, des pare-soleil et des passages de climatiseur, et les anciennes traces d’humidité aux plafonds.',
        'Coupez les branches qui surplombent le toit, et attachez contre le vent réservoirs, panneaux, plaques et antennes.',
      ],
      firstReason: 'Une seule sortie bouchée envoie toute une averse dans la maison',
      safety:
        'Ne montez que par un escalier fixe sur un toit bordé d’un parapet. Laissez à une entreprise toits en pente, gouttières hautes et câbles aériens, et ne montez nulle part par orage ou si la surface est mouillée.',
      tenant:
        'Balayez les évacuations que vous atteignez, et envoyez à votre propriétaire des photos des fissures et des traces d’humidité.',
      landlord: 'contrôle du toit et des évacuations avant les pluies',
    },
    'roof-and-gutters.check-walls': {
      title: 'Faire le tour des murs extérieurs',
      why: 'Une fissure de l’enduit, une fente dans un joint ou de la terre contre le mur laissent entrer l’eau toute l’année. Par temps sec, chacun n’est qu’une petite réparation.',
      steps: [
        'Cherchez sur chaque mur des fissures, un enduit qui gonfle ou sonne creux, des joints qui s’effritent et de la peinture qui s’écaille. Marquez au crayon les bouts d’une fissure et la date.',
        'Montrez à un expert toute fissure qui dépasse 5 mm, qui s’élargit ou qui descend en escalier dans la maçonnerie.',
        'Pressez le mastic autour des fenêtres, portes, tuyaux et aérations. Faites-le refaire là où il se décolle ou a durci, et fermez les trous plus larges qu’un crayon : les souris y passent.',
        'Tenez terre, dallage et plantes à 15 cm au moins sous la coupure de capillarité ou le bas du bardage, et dégagez chaque entrée d’air.',
        'Vérifiez que le sol descend en s’éloignant de la maison, et cherchez des taches vertes ou blanches, qui montrent où l’eau coule.',
        'Taillez après le départ des oiseaux les plantes grimpantes et les arbustes qui cachent le mur ou le gardent humide.',
      ],
      firstReason: 'Les petits trous d’un mur sont faciles à fermer tant qu’il fait sec',
      safety:
        'Regardez du sol, avec des jumelles pour les étages. Ne grattez et ne poncez ni une vieille peinture, qui peut contenir du plomb, ni des plaques de ciment, qui peuvent contenir de l’amiante.',
      tenant:
        'Photographiez les fissures, et envoyez les photos avec leur date. Tenez vous-même terre et plantes loin des murs.',
      landlord: 'contrôle des murs extérieurs',
    },
    'roof-and-gutters.book-termite-inspection': {
      title: 'Prendre rendez-vous pour une recherche de termites',
      why: 'Les termites mangent le bois de l’intérieur et laissent la surface intacte. L’assurance paie rarement, et les dégâts coûtent très cher avant de se voir.',
      steps: [
        'Prenez rendez-vous avec [[FR: un diagnostiqueur certifié, et déclarez les termites à la mairie | un inspecteur agréé]]. [[AU: La norme AS 3660.2 le demande au moins une fois par an. | La National Pest Management Association le conseille une fois par an.]]',
        'Demandez toute la maison, avec les combles, le vide sous le plancher, les abris et les clôtures. Dégagez 50 cm le long des murs, dedans et dehors, et ouvrez les trappes.',
        'En attendant, cherchez des galeries de terre sur les murs et les piles, des ailes perdues, une peinture cloquée et du bois qui sonne creux. N’y touchez pas et montrez-les.',
        'Éloignez des murs bûches, paillage, cartons et massifs, et réparez robinets et tuyaux qui gouttent.',
        'Gardez le rapport, et le certificat de la barrière ou des appâts avec leur date de renouvellement.',
      ],
      firstReason: 'Les termites mangent le bois de l’intérieur sans trace en surface',
      safety:
        'Ne pulvérisez rien sur un nid que vous trouvez et ne l’ouvrez pas : la colonie se déplace et devient plus difficile à traiter. N’entrez pas dans le vide sous le plancher.',
      tenant: 'Signalez aussitôt galeries de terre ou ailes, et n’y touchez pas.',
      landlord: 'recherche de termites',
    },
  },
};
