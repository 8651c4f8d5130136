import type { gasStove as english } from '../../en/items/gas-stove.ts';
import type { Translation } from '../../translation.ts';

export const gasStove: Translation<typeof english> = {
  name: 'Table de cuisson à gaz',
  tasks: {
    'gas-stove.book-service': {
      title: 'Prendre rendez-vous pour le contrôle de sécurité du gaz',
      why: 'Une table de cuisson à gaz n’a pas de conduit : vous respirez tout ce que produit un brûleur défectueux. Le contrôle mesure le monoxyde de carbone et prouve que les tuyaux sont étanches.',
      steps: [
        'Choisissez [[GB: un technicien inscrit au Gas Safe Register | US CA: un plombier ou un technicien gaz agréé | PL: un inspecteur pour le contrôle annuel de l’article 62 de la loi sur la construction | FR: un Professionnel du gaz, ou un contrôleur comme Qualigaz | IN: un technicien de votre distributeur de gaz | un professionnel du gaz agréé]], et vérifiez sa carte ou son agrément à la porte.',
        'Demandez une recherche de fuite et un contrôle de la pression du gaz, des flammes et des sécurités de flamme.',
        'Faites contrôler aussi le robinet de gaz, le tuyau et l’arrivée d’air de la pièce.',
        'Faites remplacer le tuyau souple s’il est fendillé ou périmé.',
        'Faites contrôler à la même visite les autres appareils à gaz.',
        'Gardez le rapport. N’utilisez rien de ce qui a été déclaré dangereux.',
      ],
      firstReason: 'Sans conduit, seul un contrôle montre ce que la table dégage',
      safety:
        'Vous sentez une odeur de gaz ? Ne touchez à aucun interrupteur. Éteignez toute flamme, et ouvrez les fenêtres en sortant. Fermez le robinet de gaz si vous pouvez l’atteindre sans danger, sortez avec tout le monde, puis appelez de l’extérieur {any gas number}.',
      tenant:
        '[[AU: Dans l’État de Victoria, la loi impose un contrôle tous les deux ans dans les logements loués. | GB: La loi demande un contrôle des appareils et des tuyaux de gaz du propriétaire tous les 12 mois, et vous en recevez le document. Si la cuisinière est à vous, c’est à vous de la faire contrôler. | IN: Le raccordement au gaz et la table de cuisson sont en général à vous, et leur contrôle aussi. | Demandez à voir le rapport du dernier contrôle du gaz.]]',
      landlord: 'contrôle de sécurité du gaz',
    },
    'gas-stove.clean-burners': {
      title: 'Nettoyer les chapeaux de brûleur et contrôler les flammes',
      why: 'Ce qui déborde bouche une partie des orifices du brûleur. La flamme brûle alors de façon irrégulière et laisse de la suie.',
      steps: [
        'Boutons fermés et brûleurs froids, faites tremper les grilles, les chapeaux et les couronnes dans de l’eau savonneuse très chaude.',
        'Brossez-les et débouchez les orifices avec une épingle, jamais avec un cure-dents, qui peut s’y casser.',
        'Essuyez la table de cuisson et les bougies d’allumage avec un chiffon essoré, et n’envoyez pas d’eau dans les injecteurs.',
        'Séchez tout et posez chaque chapeau à plat sur sa couronne. Un chapeau de travers fait brûler la flamme de côté.',
        'Allumez chaque brûleur : il doit prendre aussitôt et brûler bleu et régulier sur tout le tour.',
        'Mettez chaque flamme au minimum et ouvrez vivement une porte de placard : elle doit rester allumée.',
        'Chaque fois que vous cuisinez, mettez la hotte en marche et regardez la couleur des flammes. [[JP: Changez les piles quand l’étincelle tarde à venir. Si le tuyau en caoutchouc est durci, fendillé ou a du jeu, fermez le robinet de gaz et faites-le remplacer. | ]]',
      ],
      firstReason: 'Une flamme bleue et régulière signale un brûleur propre et sûr',
      safety:
        'N’utilisez plus un brûleur dont la flamme est molle, jaune ou orange, se décolle, ou laisse de la suie sur les casseroles. Appelez un professionnel du gaz. Ne dévissez pas et ne percez pas les injecteurs.',
      tenant:
        'Signalez aussitôt à votre propriétaire une flamme jaune ou de la suie. Si vous sentez une odeur de gaz, sortez d’abord et appelez {any gas number}.',
    },
    'gas-stove.check-bottle': {
      title: 'Contrôler la bouteille de gaz, le tuyau et le détendeur',
      why: 'Le gaz en bouteille est plus lourd que l’air : une fuite du tuyau remplit un placard à partir du bas. Le caoutchouc durcit avec l’âge, et c’est juste après un changement de bouteille qu’un raccord risque le plus de fuir.',
      steps: [
        'À chaque changement de bouteille, et aujourd’hui, fermez la table de cuisson et éloignez flammes et cigarettes.',
        'Lisez la date du tuyau. [[BR: Les règles de l’INMETRO donnent au tuyau et au détendeur cinq ans à partir de la date inscrite. | IN: Les distributeurs remplacent le tuyau Suraksha au bout de cinq ans. | FR: Remplacez le tuyau au plus tard à la date imprimée dessus. | Remplacez-le à sa date, ou au bout de cinq ans s’il n’en a pas.]]',
        'Pliez le tuyau sur toute sa longueur. Il ne doit avoir ni fissure, ni partie collante, ni passage près de la chaleur du four.',
        'Robinet ouvert, mouillez chaque raccord d’eau savonneuse et attendez une minute. Si des bulles grossissent, fermez le robinet et faites remplacer la pièce.',
        '[[US CA AU: Gardez la bouteille debout et dehors, loin des évacuations et des ouvertures de la maison. | Tenez la bouteille debout là où l’air circule au ras du sol : jamais dans une cave, ni dans un placard sans aération.]]',
        'Fermez le robinet la nuit et quand vous partez.',
      ],
      firstReason: 'Un tuyau vieilli peut remplir la cuisine de gaz en une nuit',
      safety:
        'Si vous sentez une odeur de gaz, ne touchez à aucun interrupteur et n’allumez rien. Fermez la bouteille si vous pouvez le faire sans danger, ouvrez portes et fenêtres, sortez avec tout le monde et appelez {emergency number}. Ne cherchez jamais une fuite avec une flamme.',
      tenant:
        'La bouteille et son tuyau sont en général à vous. Signalez à votre propriétaire un tuyau fixe ou un robinet qui fuit.',
    },
    'gas-stove.check-gas-tank': {
      title: 'Examiner la citerne de propane du jardin',
      why: 'Plantes, rouille et encombrants gagnent une citerne. Le fournisseur entretient les vannes, mais vous seul voyez chaque mois ce qui pousse autour.',
      steps: [
        'Lisez la jauge, et commandez quand il reste 25 à 30 %. Ne la laissez pas se vider : de l’air dans la conduite demande un essai de toute l’installation.',
        'Coupez herbe et branches sur 3 m autour, et retirez tout ce qui brûle. Aucun feu ouvert, et aucune voiture ou tondeuse en charge à proximité.',
        'Regardez de l’extérieur la peinture, les pieds et le capot : cherchez rouille et citerne qui penche.',
        'Vérifiez que le capot ferme, que le numéro d’urgence du fournisseur se lit, et que le tuyau du camion a le passage libre.',
        'Demandez au fournisseur quand vannes et citerne doivent être contrôlées.',
      ],
      firstReason: 'Une citerne envahie ne s’atteint pas quand il le faut',
      safety:
        'Si vous sentez une odeur de gaz, n’allumez rien et ne touchez à aucun interrupteur : fermez la vanne de la citerne si c’est sans danger, éloignez-vous tous face au vent et, de là, appelez {emergency number}. Laissez vannes et détendeurs au fournisseur.',
      tenant: 'Demandez qui commande le gaz et le contrôle, et signalez la rouille.',
    },
  },
};
