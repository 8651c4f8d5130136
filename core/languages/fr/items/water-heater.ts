import type { waterHeater as english } from '../../en/items/water-heater.ts';
import type { Translation } from '../../translation.ts';

export const waterHeater: Translation<typeof english> = {
  name: 'Chauffe-eau',
  tasks: {
    'water-heater.check-temperature': {
      title: 'Contrôler la température de l’eau chaude',
      why: 'Les légionelles se multiplient dans un ballon entre 20 °C et 45 °C et meurent à 60 °C, mais une eau aussi chaude brûle. Stockez-la chaude et mitigez-la au robinet.',
      steps: [
        'Une chaudière mixte instantanée ou un chauffe-eau instantané ne stocke pas d’eau : réglez-le comme le dit sa notice, et mesurez seulement au robinet.',
        'À la fin de la chauffe, lisez l’écran du ballon, s’il en a un. N’enlevez jamais de capot pour regarder. Il doit indiquer [[US: 60 °C avec des mitigeurs thermostatiques aux robinets, 49 °C sans | 60 °C]].',
        'Au robinet d’eau chaude le plus proche qui n’a pas de mitigeur thermostatique, faites couler l’eau dans une tasse et plongez-y un thermomètre. Au bout d’une minute, il doit indiquer [[US: à peu près le réglage du ballon | au moins 50 °C]].',
        'S’il indique moins et que la baignoire et la douche ont des mitigeurs thermostatiques, réglez le ballon à 60 °C par une commande accessible sans ouvrir de capot. S’il manque cette commande ou ces mitigeurs, appelez un plombier.',
        'Si un ballon solaire ou de pompe à chaleur est gardé plus froid, vérifiez que son cycle régulier à 60 °C est activé.',
        'Après une semaine d’absence ou plus, laissez le ballon atteindre 60 °C pendant une heure. Ouvrez ensuite la fenêtre et faites couler doucement chaque robinet d’eau chaude pendant deux minutes.',
      ],
      firstReason: 'Sachez si votre eau est assez chaude, et pas trop',
      safety:
        'Une eau à 60 °C brûle la peau d’un adulte en six secondes, celle d’un enfant en bien moins. La CPSC américaine conseille donc 49 °C. Cela ne tue pas les légionelles à coup sûr : l’OMS et le HSE conseillent 60 °C, avec des mitigeurs thermostatiques aux robinets. Laissez tous les capots en place.',
      tenant:
        'Mesurez au robinet. S’il indique moins de [[US: 45 °C | 50 °C]], demandez à votre propriétaire de faire régler le thermostat.',
    },
    'water-heater.work-safety-valve': {
      title: 'Manœuvrer le groupe de sécurité du ballon',
      why: 'L’eau se dilate en chauffant, et ce groupe évacue le surplus. Le calcaire peut le bloquer fermé si vous ne le manœuvrez pas régulièrement.',
      steps: [
        'Trouvez le groupe de sécurité : la vanne à bouton ou à levier sur l’arrivée d’eau froide, sous le ballon.',
        'Vérifiez que son écoulement mène à une évacuation, ou placez un seau dessous.',
        'Sans mettre la main ni le visage sous l’écoulement, tournez le bouton ou levez le levier jusqu’à ce que l’eau coule franchement.',
        'Laissez-le se refermer et regardez-le. Il peut goutter pendant la chauffe. S’il continue de couler, ou si aucune eau n’est venue, appelez un plombier.',
      ],
      firstReason: 'Un groupe jamais manœuvré peut se bloquer quand il le faut',
      safety:
        'L’eau peut brûler. Un groupe qui n’a pas été manœuvré depuis des années peut ne pas se refermer : essayez-le la première fois quand un plombier peut venir. Ne bouchez et ne fermez jamais son écoulement, même s’il goutte.',
      tenant:
        'Faites-le si vous pouvez atteindre le groupe. Demandez un plombier à votre propriétaire s’il coince ou continue de couler.',
    },
    'water-heater.test-relief-valve': {
      title: 'Tester la soupape de température et de pression du ballon',
      why: 'Si le thermostat lâche, cette soupape évacue la vapeur avant que le ballon éclate. Tartre et rouille peuvent gripper une soupape jamais manœuvrée.',
      steps: [
        'Trouvez la soupape en laiton à levier, en haut sur le côté ou sur le dessus du ballon, et suivez son tuyau jusqu’au bout ouvert.',
        'Placez un seau sous ce bout, sauf s’il mène à une évacuation ou dehors. Un chauffe-eau instantané n’a pas cette soupape : ignorez cette tâche.',
        'Tenez-vous à l’écart du tuyau. Levez lentement le levier, tenez-le quelques secondes et abaissez-le.',
        'L’eau doit jaillir et s’arrêter. Si rien ne vient, ou s’il goutte encore au bout d’une heure, appelez un plombier pour remplacer la soupape.',
        'Le ministère américain de l’Énergie conseille un test tous les six mois. Si votre notice indique un autre intervalle, suivez-le.',
      ],
      firstReason: 'Rien d’autre ne protège le ballon si son thermostat lâche',
      safety:
        'Le tuyau rejette de l’eau brûlante : éloignez personnes et animaux de son bout. Si le levier n’a pas bougé depuis des années, laissez-le à un plombier, car la soupape peut ne pas se refermer. Ne bouchez jamais le tuyau.',
      tenant: 'Signalez une soupape qui goutte et un tuyau d’écoulement bouché.',
      landlord: 'test de la soupape du ballon d’eau chaude',
    },
    'water-heater.clean-air-filter': {
      title: 'Nettoyer le filtre à air du chauffe-eau thermodynamique',
      why: 'La pompe à chaleur puise la chaleur de l’air qui l’entoure. Un filtre encrassé l’étouffe, et la résistance électrique prend le relais pour plusieurs fois le prix.',
      steps: [
        'Arrêtez le chauffe-eau à son écran, et sortez le filtre par le dessus ou le côté. Si le vôtre n’en a pas, trouvez la grille d’air.',
        'Aspirez le filtre ou la grille, ou rincez le filtre à l’eau tiède si la notice le permet. Laissez-le sécher.',
        'Remettez le filtre et redémarrez. Vérifiez que l’appareil est dans son mode habituel de pompe à chaleur, et non en résistance seule.',
        'Regardez le tuyau de condensats. Il doit goutter librement vers une évacuation, sans pli ni dépôt.',
        'Éloignez cartons et linge de l’entrée et de la sortie d’air. Nettoyez plus souvent si l’appareil partage une pièce avec un sèche-linge ou des animaux.',
      ],
      firstReason: 'Un filtre poussiéreux rend l’eau chaude lente et chère',
      safety:
        'N’enlevez aucun panneau tenu par des vis : derrière se trouvent des pièces sous tension, des ailettes coupantes et du fluide frigorigène, qui peut être inflammable.',
    },
    'water-heater.book-descale': {
      title: 'Prendre rendez-vous pour le détartrage du ballon et le contrôle de l’anode',
      why: 'Le tartre autour de la résistance gaspille du courant. Dans un ballon émaillé, une anode en magnésium se dissout à la place de la paroi ; quand elle a disparu, la rouille perce le ballon.',
      steps: [
        'Prenez rendez-vous avec un plombier, et donnez la marque, la capacité en litres et l’année de la plaque signalétique.',
        'Demandez la vidange courant coupé, l’enlèvement du tartre et des boues, et la pose d’un joint neuf.',
        'Si le ballon a une anode en magnésium, demandez qu’elle soit mesurée. Thermor conseille de la changer quand elle fait moins de 1 cm d’épaisseur. Les ballons en inox et en cuivre n’en ont pas.',
        'Faites contrôler à la même visite le thermostat, sa sécurité thermique et le groupe de sécurité.',
        'Gardez la facture avec la date et l’état de l’anode. [[GB: Prenez rendez-vous tous les ans, avec un plombier qualifié G3 : les fabricants l’exigent pour les ballons fermés. Un ballon ouvert peut attendre plus longtemps. | Si votre eau est très douce, très calcaire ou adoucie, prenez rendez-vous tous les ans.]]',
      ],
      firstReason: 'Sachez à quel point le ballon s’est entartré et corrodé',
      safety:
        'La résistance et le thermostat ont des bornes sous tension derrière un capot : ne le retirez pas. L’eau du ballon reste brûlante des heures.',
      tenant:
        '[[FR: Le détartrage incombe en général au locataire ; interrogez votre propriétaire sur l’anode et le groupe de sécurité. | Signalez eau rouillée, gouttes et longues attentes d’eau chaude.]]',
      landlord: 'entretien du ballon d’eau chaude',
    },
    'water-heater.book-gas-service': {
      title: 'Prendre rendez-vous pour l’entretien du chauffe-eau à gaz',
      why: 'Si son brûleur est encrassé ou son conduit bouché, un chauffe-eau à gaz peut dégager du monoxyde de carbone, qui ne se voit pas et ne se sent pas.',
      steps: [
        'Prenez rendez-vous avec [[GB: un technicien inscrit au Gas Safe Register | un professionnel du gaz agréé ou une entreprise de chauffage qualifiée]]. Groupez la visite avec celle de vos autres appareils à gaz.',
        'Demandez le contrôle du brûleur, du conduit, du tirage, de la ventilation et des sécurités, et la mesure du monoxyde de carbone.',
        'Pour un chauffe-eau à accumulation, faites aussi traiter la soupape, l’anode et les dépôts.',
        'Dégagez 1 m autour du chauffe-eau pour la visite. Laissez ouvertes, comme toujours, les aérations de la pièce.',
        'Gardez l’attestation, et notez la date de la visite suivante.',
      ],
      firstReason: 'Une flamme de gaz à l’intérieur demande un œil exercé une fois par an',
      safety:
        'Des flammes jaunes, de la suie ou des maux de tête sont des signes de monoxyde de carbone. Si vous remarquez l’un d’eux, faites aussitôt sortir tout le monde et appelez [[GB: {gas leak number}, ou {emergency number} si quelqu’un est malade, | {emergency number}]] une fois dehors. N’éteignez le chauffe-eau que s’il est sur votre chemin, et ne rentrez pas, même pour ouvrir les fenêtres. Gardez un détecteur de CO près du chauffe-eau.',
      tenant:
        '[[FR: C’est en général au locataire de le faire faire, tous les ans. | IT: L’occupant le fait entretenir et garde son libretto. | BE: Son entretien revient normalement au locataire. | Demandez le compte rendu et ses mesures. En France et en Belgique, c’est normalement au locataire de faire faire l’entretien.]]',
      landlord: 'entretien du chauffe-eau à gaz et contrôle du gaz',
    },
    'water-heater.strap-tank': {
      title: 'Contrôler les sangles ou les supports du chauffe-eau',
      why: 'Lors d’un séisme, un ballon plein peut tomber. Il arrache alors ses tuyaux de gaz et d’eau, inonde le logement et peut causer un incendie. Des sangles à deux hauteurs le retiennent.',
      steps: [
        'Cherchez deux sangles en métal autour du ballon, l’une dans le tiers supérieur et l’autre dans le tiers inférieur.',
        'Poussez doucement le ballon. Il ne doit pas bouger, et aucune sangle ne doit être rouillée, détendue ou fixée dans du plâtre seul.',
        'Un ballon mural a des supports à la place. Cherchez-y rouille, fissures et boulons desserrés, et faites-les réparer par un plombier.',
        'Vérifiez que ses tuyaux de gaz et d’eau sont souples, et qu’il n’y a pas de vide derrière lui.',
        'Si un ballon posé au sol n’a pas de sangles, ou si elles ont du jeu, faites fixer par un plombier un jeu de sangles aux montants ou à la maçonnerie.',
        'Apprenez où couper son gaz, son courant et son eau.',
      ],
      firstReason: 'Un ballon sanglé reste debout, et garde son eau pour boire',
      safety:
        'Ne percez pas près d’un conduit d’évacuation des gaz ni d’un tuyau de gaz, et ne déplacez jamais un chauffe-eau raccordé. Au moindre défaut, laissez-le à un plombier.',
      tenant: 'Envoyez une photo d’un ballon sans sangles, et ne laissez rien de lourd autour de lui.',
      landlord: 'contrôle des sangles du chauffe-eau',
    },
    'water-heater.look-over': {
      title: 'Examiner le chauffe-eau : échauffement, suie et gouttes',
      why: 'Quelle que soit son énergie, un chauffe-eau montre à temps que quelque chose ne va pas : prise brunie, suie près de la flamme, rouille au pied. Regarder prend dix minutes.',
      steps: [
        'Regardez la fiche, l’interrupteur et le câble. Si l’un est brun, chaud ou dégage une odeur, coupez le chauffe-eau au tableau et appelez un électricien.',
        'Si son circuit a un [[US CA: GFCI | disjoncteur différentiel]], appuyez sur le bouton de test : le chauffe-eau doit s’arrêter. Remettez-le ensuite en marche.',
        'S’il brûle du gaz, regardez la flamme par la vitre : elle doit être bleue et stable. S’il a un conduit, regardez sur toute sa longueur : pas de suie, chaque raccord fermé.',
        'Vérifiez que le détecteur de monoxyde de carbone marche, et que rien ne couvre une aération de la pièce.',
        'Cherchez dessous de la rouille, et de l’eau qui coule sans cesse de sa soupape. Dans un cas comme dans l’autre, appelez un plombier.',
        'Éloignez-en papier, linge et aérosols. Notez ce qui le chauffe, et l’année de sa plaque.',
      ],
      firstReason: 'Une fiche brunie ou un conduit noirci prévient avant l’accident',
      safety:
        'N’enlevez aucun capot, et ne touchez à rien d’électrique les mains mouillées. Si vous voyez de la suie ou une flamme de gaz jaune, ou si quelqu’un a mal à la tête près de l’appareil, faites sortir tout le monde à l’air libre et appelez, une fois dehors, [[GB: {gas leak number}, ou {emergency number} si quelqu’un est malade, | {emergency number}]]. N’utilisez pas une douche électrique qui vous donne des picotements.',
      tenant:
        'Signalez tout de suite ce que vous voyez, avec une photo. Les réparations de l’appareil, de son conduit et de son circuit reviennent à votre propriétaire.',
    },
  },
};
