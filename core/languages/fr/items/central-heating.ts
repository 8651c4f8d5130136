import type { centralHeating as english } from '../../en/items/central-heating.ts';
import type { Translation } from '../../translation.ts';

export const centralHeating: Translation<typeof english> = {
  name: 'Chauffage central',
  tasks: {
    'central-heating.book-boiler-service': {
      title: 'Prendre rendez-vous pour l’entretien annuel de la chaudière à gaz',
      why: 'Un entretien annuel tient le monoxyde de carbone hors du logement et allège les factures. En été, vous choisissez la date ; dès qu’il fait froid, vous attendez.',
      steps: [
        'Prenez rendez-vous avec [[GB: un technicien inscrit au Gas Safe Register | IE: un Registered Gas Installer | NL: une entreprise certifiée CO-vrij, ce que la loi exige pour le gaz | PL: un technicien pour l’entretien, et des inspecteurs pour le contrôle annuel du gaz et des conduits selon l’article 62 | une entreprise de chauffage qualifiée pour le gaz]].',
        'Demandez une mesure de combustion et un contrôle du brûleur, du conduit, des joints, du siphon de condensats et des sécurités.',
        'Demandez si le conduit et sa sortie sont en bon état et dégagés. [[DE: Le Feuerstättenbescheid de votre ramoneur de secteur fixe les dates de ses visites. | ]]',
        'Faites vider le filtre magnétique et contrôler l’inhibiteur, qui protège les radiateurs de la rouille, comme la norme BS 7593 le recommande tous les ans.',
        'Faites contrôler à la même visite un chauffe-eau ou une cheminée à gaz.',
        'Gardez le compte rendu et ses mesures : [[FR: la loi impose cette attestation tous les ans | GB: les propriétaires bailleurs en ont besoin tous les 12 mois | ES: le règlement RITE demande une visite tous les deux ans pour le gaz | IT: classez-le dans le libretto di impianto, où l’installateur indique aussi la fréquence des visites | BE: la loi impose l’attestation ; votre région fixe la fréquence | la loi l’exige en France et en Belgique, et beaucoup de garanties en dépendent]].',
      ],
      firstReason: 'Une flamme mesurée et un conduit dégagé écartent le monoxyde de carbone',
      safety:
        'Seul le technicien peut ouvrir le capot de la chaudière. Si vous sentez une odeur de gaz, n’allumez aucune flamme et ne touchez à aucun interrupteur, ouvrez les fenêtres, faites sortir tout le monde, puis appelez, une fois dehors, {any gas number}.',
      tenant:
        '[[GB: Votre propriétaire doit faire contrôler les appareils à gaz par un technicien Gas Safe tous les 12 mois et vous remettre le document. | FR: C’est normalement le locataire qui fait faire et paie la visite annuelle. | IT: L’occupant est responsable de la chaudière et de son libretto. | BE: L’entretien de la chaudière revient normalement au locataire. | DE: Le propriétaire doit faire faire les travaux du ramoneur ; leur coût peut figurer dans vos charges. | Signalez aussitôt tout défaut, et vérifiez qui doit faire faire l’entretien annuel : en France et en Belgique, c’est normalement le locataire.]]',
      landlord: 'entretien annuel de la chaudière et contrôle du gaz',
    },
    'central-heating.check-pressure': {
      title: 'Lire la pression du chauffage',
      why: 'Si la pression est trop basse, le chauffage peut s’arrêter la nuit la plus froide. Lire le manomètre prend quelques secondes.',
      steps: [
        'Chauffage arrêté et froid, lisez le manomètre. Worcester Bosch demande de 1 à 1,5 bar ; votre notice peut indiquer autre chose.',
        'S’il est sous 1 bar, ouvrez lentement les robinets de remplissage comme le montre la notice. Arrêtez-vous à 1,5 bar et fermez-les bien tous les deux.',
        'Quand le chauffage est chaud, il peut indiquer environ 0,5 bar de plus.',
        'Notez la date. Si vous complétez plus de deux ou trois fois par an, il y a probablement une fuite : appelez un chauffagiste.',
        'Pas de manomètre ? Alors un petit réservoir ouvert alimente l’installation et la garde pleine : il n’y a rien à lire.',
      ],
      firstReason: 'Un coup d’œil montre si l’installation perd de l’eau',
      safety:
        'Arrêtez aussitôt le remplissage si de l’eau sort du tuyau de la soupape de sécurité. Si le manomètre indique plus de 2,5 bar à chaud, arrêtez l’installation, laissez-la à l’arrêt et faites contrôler le vase d’expansion.',
      tenant: 'Demandez l’accord de votre propriétaire avant de compléter, et signalez toute perte régulière.',
    },
    'central-heating.bleed-radiators': {
      title: 'Purger les radiateurs',
      why: 'L’air en haut d’un radiateur gargouille, ronge l’acier et laisse la pièce froide.',
      steps: [
        'Faites chauffer les radiateurs et cherchez à la main ceux dont le haut est froid. Arrêtez ensuite le chauffage et laissez-les refroidir.',
        'Commencez à l’étage le plus bas et finissez au plus haut. Tenez un chiffon sous le purgeur et tournez la clé d’un quart à un demi-tour.',
        'Laissez l’air sortir, et refermez doucement le purgeur dès que l’eau coule sans bulles.',
        'Lisez le manomètre, si votre installation a le sien, et complétez s’il est tombé sous 1 bar.',
      ],
      firstReason: 'Les pièces chauffent de façon égale une fois l’air sorti',
      safety:
        'L’eau du chauffage brûle et tache. Travaillez sur des radiateurs froids, et ne dévissez jamais entièrement le purgeur. Dans un immeuble à chauffage collectif, demandez d’abord l’accord du gardien ou du syndic.',
      tenant:
        'Purger les radiateurs vous revient, mais demandez l’accord de votre propriétaire avant d’ajouter de l’eau.',
    },
    'central-heating.work-valves': {
      title: 'Manœuvrer les robinets de radiateur pour qu’ils ne se bloquent pas',
      why: 'Un robinet de radiateur qui ne bouge pas de l’été se bloque souvent, et la pièce reste froide quand vous en avez besoin.',
      steps: [
        'Tournez cinq fois chaque robinet, thermostatique ou simple, de fermé à ouvert en grand et retour.',
        'Jusqu’à la mise en route du chauffage, laissez les têtes thermostatiques ouvertes en grand, pour que leurs tiges restent libres.',
        'Faites tourner le chauffage dix minutes pour faire bouger la pompe et les vannes motorisées, sauf si votre chaudière le fait elle-même.',
        'Vérifiez que chaque radiateur chauffe, et notez ceux qui restent froids.',
        'Si un robinet thermostatique est bloqué, dévissez sa tête et enfoncez la tige avec un objet plat. Elle doit ressortir. Ne la tirez jamais avec une pince.',
      ],
      firstReason: 'Une tige qui bouge aujourd’hui ne laissera pas une pièce froide plus tard',
      safety: 'Si de l’eau apparaît autour de la tige, arrêtez, remettez la tête et appelez un chauffagiste.',
      tenant: 'Si une pression douce ne libère pas la tige, demandez à votre propriétaire d’envoyer un chauffagiste.',
    },
    'central-heating.lag-condensate-pipe': {
      title: 'Contrôler le tuyau de condensats de la chaudière et son isolant',
      why: 'Une chaudière à condensation évacue de l’eau tout l’hiver par un tuyau en plastique. Là où il est nu et dehors, il gèle par grand froid et la chaudière s’arrête.',
      steps: [
        'Suivez le tuyau en plastique depuis le dessous de la chaudière jusqu’à sa sortie du mur, puis jusqu’à son évacuation ou son regard.',
        'S’il reste à l’intérieur d’un bout à l’autre, vérifiez que ses raccords sont secs, et vous avez terminé.',
        'Dehors, vérifiez qu’il descend en pente sans creux, et qu’aucune feuille ne bouche son extrémité.',
        'Couvrez chaque partie extérieure, coudes compris, d’un manchon isolant étanche, et fermez les jonctions avec du ruban.',
        'Si la partie extérieure est mince ou longue, demandez à un chauffagiste de poser un tuyau plus large ou un cordon chauffant.',
        'Si le tuyau gèle malgré tout, dégelez-le avec une bouillotte ou de l’eau chaude, jamais bouillante. Réarmez ensuite la chaudière.',
      ],
      firstReason: 'Trouvez la partie qui pourrait geler et arrêter la chaudière',
      safety:
        'Ne travaillez que sur les tuyaux que vous atteignez depuis le sol. N’utilisez ni flamme ni décapeur thermique. L’eau renversée devient de la glace sous vos pieds.',
      tenant:
        'Envoyez une photo de tout tuyau extérieur nu. S’il gèle, dégelez-le avec une bouillotte, jamais avec de l’eau bouillante.',
      landlord: 'isolation du tuyau extérieur de la chaudière',
    },
    'central-heating.clear-heat-pump': {
      title: 'Dégager l’unité extérieure de la pompe à chaleur et son évacuation',
      why: 'L’unité extérieure aspire un fort courant d’air à travers ses ailettes, et elle goutte quand elle dégivre. Les feuilles l’étouffent, et une évacuation bouchée transforme les gouttes en glace.',
      steps: [
        'Arrêtez la pompe à chaleur à sa commande et à son interrupteur extérieur, et laissez le ventilateur s’immobiliser.',
        'Balayez les feuilles et les déchets sur les côtés, à l’arrière et dessous. Gardez les distances indiquées dans la notice.',
        'Brossez les peluches des ailettes avec une brosse souple, dans leur sens. Enlevez la boue avec un arrosoir.',
        'Versez une carafe d’eau dans le bac de fond ou dans l’évacuation placée dessous. Elle doit s’écouler sans former de flaque sur un passage.',
        'Vérifiez que les tuyaux qui vont à la maison sont toujours entièrement isolés, et que les pieds sont fermes.',
        'Remettez en marche. Après la neige, dégagez l’avant et l’arrière, et laissez l’unité se dégivrer elle-même au lieu de casser la glace.',
      ],
      firstReason: 'Pour chauffer à bon prix, l’unité veut de l’air et une évacuation libres',
      safety:
        'N’introduisez ni outil ni doigt dans la grille, et n’ouvrez aucun capot : certaines unités contiennent un fluide inflammable. Laissez à un technicien une unité posée sur un mur ou un toit.',
      tenant: 'Balayez vous-même les feuilles si vous pouvez l’atteindre, et signalez glace, bruit ou tuyaux abîmés.',
      landlord: 'contrôle de l’unité extérieure de la pompe à chaleur',
    },
    'central-heating.book-heat-pump-service': {
      title: 'Prendre rendez-vous pour l’entretien de la pompe à chaleur',
      why: 'Une pompe à chaleur qui a perdu un peu de fluide, ou dont le filtre à eau est encrassé, chauffe encore, mais à un coût bien plus élevé. [[FR: De 4 à 70 kW, la loi demande une visite tous les deux ans. | ]]',
      steps: [
        'Prenez rendez-vous avec votre installateur ou un autre technicien [[GB: titulaire des certificats MCS et F-gas | certifié pour les fluides frigorigènes]].',
        'Faites contrôler l’étanchéité du circuit frigorifique, et nettoyer l’échangeur extérieur et le ventilateur.',
        'Faites vider le filtre à eau ou magnétique, et contrôler la pression, le débit et le vase d’expansion.',
        'Demandez si la courbe de chauffe peut être abaissée. Une eau de départ moins chaude est l’économie la moins chère qui soit.',
        'Faites contrôler à la même visite le ballon d’eau chaude qu’elle chauffe, groupe de sécurité compris.',
        'Gardez [[FR: l’attestation, qui est obligatoire | le compte rendu et ses mesures (en France, l’attestation est obligatoire)]]. Prenez rendez-vous tous les ans si la garantie le demande.',
      ],
      firstReason: 'Seules des mesures montrent si la pompe à chaleur économise toujours',
      safety:
        'Le fluide frigorigène est sous pression et peut être inflammable, et l’électronique garde une charge après l’arrêt. Laissez tous les capots fermés.',
      tenant:
        '[[FR: C’est normalement le locataire qui la fait faire, une fois tous les deux ans. | Demandez une copie du compte rendu. En France, c’est normalement le locataire qui fait faire la visite.]]',
      landlord: 'entretien de la pompe à chaleur',
    },
    'central-heating.change-furnace-filter': {
      title: 'Contrôler le filtre du générateur d’air chaud et le changer s’il est gris',
      why: 'Tout l’air de la maison passe par ce filtre, y compris celui de la climatisation centrale. ENERGY STAR dit de le regarder chaque mois d’usage intensif et de le changer tous les trois mois au plus tard.',
      steps: [
        'Réglez le thermostat sur arrêt et attendez que la soufflerie se taise.',
        'Ouvrez la fente du filtre, à côté du générateur d’air chaud ou derrière la grille de reprise, et notez les dimensions et la flèche du cadre.',
        'Tenez le filtre devant une lampe. S’il laisse passer peu de lumière, ou s’il a trois mois, mettez-le dans un sac. Aspirez la poussière de la fente.',
        'Posez un filtre neuf de mêmes dimensions et de même classe. Un filtre plus dense que ne le permet le fabricant étouffe la soufflerie.',
        'Tournez la flèche vers le générateur d’air chaud, fermez bien la fente et écrivez la date sur le cadre.',
        'Remettez en marche et vérifiez que l’air sort des bouches. Vérifiez qu’aucun tapis ni canapé n’en couvre une.',
      ],
      firstReason: 'Un filtre gris fait peiner la soufflerie et monter la facture',
      safety:
        'N’enlevez que le cache de la fente du filtre. Si vous sentez une odeur de gaz, ne touchez à aucun interrupteur, sortez et appelez {any gas number}. Si le générateur d’air chaud sent le brûlé, coupez-le au tableau et appelez un technicien.',
      tenant: 'Les filtres vous reviennent en général. Demandez à votre propriétaire les dimensions et qui les paie.',
    },
    'central-heating.book-furnace-service': {
      title: 'Prendre rendez-vous pour le contrôle du générateur d’air chaud',
      why: 'Avec un échangeur fendu ou un conduit bouché, la soufflerie répand du monoxyde de carbone dans toutes les pièces. La CPSC demande un contrôle par un professionnel tous les ans.',
      steps: [
        'Prenez rendez-vous avec un chauffagiste agréé avant la saison de chauffe, quand il a de la place.',
        'Demandez le contrôle de l’échangeur, des brûleurs et du conduit, et une mesure du monoxyde de carbone dans le conduit et dans l’air soufflé.',
        'Faites contrôler l’allumage, le thermostat de sécurité, la pression du gaz, la soufflerie et l’évacuation des condensats.',
        'Faites contrôler en même temps un chauffe-eau à gaz qui partage le conduit.',
        'Gardez les mesures. Demandez un second avis avant de remplacer un générateur d’air chaud déclaré fendu, mais laissez-le à l’arrêt d’ici là.',
      ],
      firstReason: 'Le monoxyde de carbone d’un échangeur fendu n’a pas d’odeur',
      safety:
        'Si un détecteur de monoxyde de carbone sonne, ou si quelqu’un a mal à la tête pendant que le chauffage fonctionne, faites sortir tout le monde et appelez {emergency number} une fois dehors. N’utilisez pas un générateur d’air chaud déclaré dangereux ou mis à l’arrêt pour raison de sécurité, et posez un détecteur près des chambres.',
      tenant:
        'Demandez à voir ce que le technicien a mesuré. Si un détecteur de monoxyde de carbone sonne, sortez d’abord.',
      landlord: 'contrôle du générateur d’air chaud',
    },
    'central-heating.check-floor-heating': {
      title: 'Contrôler le collecteur du plancher chauffant',
      why: 'Une vanne bloquée laisse une pièce froide, et l’air ou la boue d’une boucle ne se voient pas d’en haut. Le collecteur le montre en cinq minutes.',
      steps: [
        'Si des radiateurs chauffent toutes les pièces, écartez cette tâche pour de bon. Sinon, ouvrez le coffret du collecteur, et cherchez gouttes, traces vertes et rouille à chaque raccord.',
        'Lisez le débit de chaque boucle, thermostats au maximum. Une boucle sans débit est bloquée ou contient de l’air.',
        'Fermez et rouvrez une fois chaque tête ou vanne, pour qu’elle ne se grippe pas.',
        'Lisez la température envoyée au sol : la plupart des planchers demandent 30 à 40 °C, et jamais plus de [[FR: 50 °C | 55 °C]].',
        'Purgez le collecteur pompe arrêtée, si la notice le permet, puis lisez la pression du chauffage.',
      ],
      firstReason: 'Une boucle sans débit se voit au collecteur, pas au sol',
      safety:
        'De l’eau chaude peut gicler d’une purge : tenez un chiffon devant. Ne percez jamais un plancher chauffant sans le plan de ses tuyaux.',
      tenant: 'Signalez une pièce froide ou une goutte au collecteur.',
    },
  },
};
