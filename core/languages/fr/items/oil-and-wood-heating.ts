import type { oilAndWoodHeating as english } from '../../en/items/oil-and-wood-heating.ts';
import type { Translation } from '../../translation.ts';

export const oilAndWoodHeating: Translation<typeof english> = {
  tasks: {
    'central-heating.book-oil-or-wood-service': {
      title: 'Prendre rendez-vous pour l’entretien annuel de la chaudière à fioul ou à bois',
      why: 'La suie sur l’échangeur coûte du combustible et, avec un conduit bouché, envoie du monoxyde de carbone à l’intérieur. Les fabricants de chaudières à fioul, à bois et à granulés demandent un entretien tous les ans.',
      steps: [
        'Prenez rendez-vous avec [[GB: un technicien OFTEC pour le fioul, ou un technicien HETAS pour le bois | IE: un technicien OFTEC pour le fioul, ou le technicien du fabricant pour le bois | PL: un technicien du fabricant, et un kominiarz pour le conduit | une entreprise de chauffage formée à votre combustible et à votre marque]] pendant que le chauffage est arrêté.',
        'Pour le fioul, demandez un gicleur et un filtre neufs, et le contrôle de la vanne de sécurité incendie. Pour les granulés, demandez le creuset, l’allumeur et la vis d’alimentation.',
        'Demandez le nettoyage de l’échangeur, puis une mesure des gaz brûlés.',
        'Faites ramoner le conduit de cette chaudière à une date qui le laisse propre pour la première semaine froide. [[DE: Le Feuerstättenbescheid indique les dates. | ]]',
        'Faites contrôler la soupape de sécurité, le vase d’expansion, et l’inhibiteur de l’eau de chauffage.',
        'Gardez le rapport de mesure : [[FR: la loi demande cette attestation tous les ans | ES: le règlement RITE demande une visite tous les ans pour le fioul | BE: la loi la demande tous les ans pour le fioul et le bois | IT: il se range dans le libretto di impianto | la garantie et l’assureur peuvent le demander, et la loi l’impose en France et en Belgique]].',
      ],
      firstReason: 'Un brûleur propre consomme moins et garde ses gaz dans le conduit',
      safety:
        'Laissez fermés le brûleur et ses capots. N’entrez jamais dans un silo à granulés et ne vous y penchez pas : les granulés dégagent du monoxyde de carbone. Si un détecteur sonne, faites sortir tout le monde et appelez {emergency number} une fois dehors.',
      tenant:
        '[[FR: C’est à vous de faire faire et de payer la visite annuelle. | IT: L’occupant est responsable de cette chaudière aussi. | BE: C’est normalement au locataire de prendre rendez-vous. | Demandez une copie du rapport, et signalez aussitôt de la suie, de la fumée ou une odeur de fioul. En France et en Belgique, c’est normalement au locataire de prendre rendez-vous.]]',
      landlord: 'entretien de la chaudière à fioul ou à bois',
    },
    'central-heating.empty-ash': {
      title: 'Vider les cendres et le creuset de la chaudière à bois ou à granulés',
      why: 'Les cendres et le mâchefer du creuset étouffent la flamme, et la chaudière fume ou se met en défaut une nuit froide. Quadra-Fire, un fabricant, demande de retirer les cendres au moins une fois par semaine d’un poêle à granulés utilisé à plein.',
      steps: [
        'Entre ces tours, prenez l’habitude de regarder à quelques jours d’intervalle : raclez le creuset, et videz le cendrier avant qu’il soit plein.',
        'Arrêtez la chaudière à sa commande, et attendez aussi longtemps que le dit la notice que le feu soit éteint et le ventilateur arrêté.',
        'Raclez le creuset ou la grille, et passez un fil fin dans chaque trou d’air. Cassez le mâchefer dur.',
        'Versez les cendres, comme si elles étaient brûlantes, dans un bac en métal avec couvercle, et laissez-le dehors sur de la pierre, bien loin des murs.',
        'Brossez les surfaces que montre la notice, et actionnez le levier de nettoyage s’il y en a un.',
        'Fermez les portes sur des joints propres et remettez en marche. Regardez la flamme : si elle est molle et fumeuse, il faut un technicien.',
      ],
      firstReason: 'Des cendres qui étouffent la flamme arrêtent la chaudière une nuit froide',
      safety:
        'N’utilisez pas d’aspirateur domestique : les braises mettent le feu à son sac. Aérez la chaufferie, et n’ouvrez pas la porte du foyer pendant la combustion, sauf si la chaudière se charge à la main.',
      tenant:
        'Vider les cendres vous revient. Signalez de la fumée, de la suie sur les murs ou une chaudière qui se met sans cesse en défaut.',
    },
    'central-heating.check-oil-tank': {
      title: 'Chercher des fuites à la cuve à fioul et à son tuyau',
      why: 'Une cuve qui suinte perd du fioul dans le sol pendant des mois. La dépollution peut coûter le prix d’une voiture, que l’assurance ne paie pas toujours, et l’odeur de fioul est le plus souvent le premier signe.',
      steps: [
        'Faites le tour de la cuve et sentez. Cherchez coulures, rouille, renflements, fissures et traces blanches de contrainte, ainsi qu’à la base et aux pieds.',
        'Suivez le tuyau jusqu’à la chaudière, et essuyez chaque raccord, le filtre et les vannes avec un chiffon sec. Il doit rester sec.',
        'Lisez la jauge et comparez-la à votre dernière note. Une hausse soudaine de la consommation peut être une fuite.',
        'Vérifiez que l’évent est ouvert, que le bouchon de remplissage ferme à clé, et qu’il n’y a ni fioul ni eau entre les deux parois d’une cuve à double paroi.',
        'Taillez les plantes pour voir toute la cuve, et éloignez-en ce qui brûle.',
        'Si quelque chose suinte, fermez la vanne de la cuve et appelez le jour même un technicien du chauffage au fioul.',
      ],
      firstReason: 'Trouvé tôt, un raccord qui suinte coûte un joint et non le sol dessous',
      safety:
        'Ne montez pas sur la cuve et ne la réparez pas vous-même, et tenez les flammes à distance. Ne chassez jamais à l’eau du fioul répandu vers une évacuation : absorbez-le avec du sable ou de la litière pour chat, et déclarez la fuite aux autorités.',
      tenant:
        'Regardez et sentez vous-même, et signalez à votre propriétaire le jour même un raccord mouillé ou de la rouille.',
    },
  },
};
