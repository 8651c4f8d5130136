import type { germany as english } from '../../en/countries/germany.ts';
import type { Translation } from '../../translation.ts';

export const germany: Translation<typeof english> = {
  place: 'en Allemagne',
  facts: {
    'Chimneys and stoves':
      'Deux fois en sept ans, le ramoneur de secteur contrôle tous les foyers et délivre le Feuerstättenbescheid. Ce document énumère ce qu’il faut ramoner et mesurer, et pour quelle date. Le propriétaire fait faire les travaux par le ramoneur qualifié de son choix et envoie la preuve.',
    'Smoke alarms':
      'Les 16 Länder imposent des détecteurs dans les chambres, les chambres d’enfants et les couloirs d’évacuation. Le propriétaire les pose. Leur entretien revient à l’un ou à l’autre : à l’occupant en Bavière, au propriétaire à Hambourg. La norme demande un contrôle tous les 12 mois.',
    'Hot water':
      'Les bailleurs d’immeubles à grande installation d’eau chaude (plus de 400 litres, ou plus de 3 litres dans une conduite) font rechercher les légionelles dans l’eau au moins tous les trois ans. Les maisons d’un ou deux logements en sont dispensées.',
    Gas: 'Le propriétaire des tuyaux intérieurs les maintient en sécurité. Les règles techniques demandent un examen visuel par an, que vous pouvez faire, et un essai d’étanchéité par une entreprise inscrite tous les douze ans.',
    Wiring:
      'Aucune loi ne fixe de fréquence pour l’électricité d’un logement privé. Le propriétaire, bailleur ou non, répond de son état ; les électriciens proposent un E-Check facultatif, en général tous les quatre ans.',
    'Hedges and trees':
      'Du 1er mars au 30 septembre, il est interdit de tailler court ou d’arracher haies et arbustes. Une taille légère des jeunes pousses est permise, si aucun oiseau n’y niche.',
    'Snow and ice':
      'Les communes confient le déneigement des trottoirs aux propriétaires, qui peuvent le confier aux locataires dans le bail. La plupart des règlements demandent un passage déneigé et sablé d’environ 7 h du matin à 8 h du soir.',
    'Winter tyres':
      'Sur le verglas, la neige ou la neige fondante, vous ne pouvez rouler qu’avec des pneus qui portent le symbole alpin, une montagne avec un flocon. Il n’y a pas de date fixe.',
    'Vehicle tests':
      'Une voiture neuve passe son premier contrôle technique (HU) au bout de trois ans, puis un tous les deux ans. La vignette de la plaque d’immatriculation indique le mois.',
    Renting:
      'Le propriétaire maintient le logement en état de servir. Un bail peut obliger le locataire à payer, dans certaines limites, les petites réparations de ce qui sert tous les jours ; l’entretien du chauffage fait souvent partie des charges.',
    'Lead and asbestos':
      'Les conduites d’eau potable en plomb devaient être retirées ou mises hors service avant le 12 janvier 2026. L’office de santé peut accorder un délai sur demande, jusqu’en 2036 au plus si seul votre foyer boit l’eau. Le bailleur informe ses locataires de la présence de plomb.',
    'Old stoves':
      'Les poêles pour une seule pièce homologués entre 1995 et mars 2010 doivent avoir la preuve d’au plus 0,15 g de poussières et 4 g de monoxyde de carbone par mètre cube. Depuis le 1er janvier 2025, ils ne doivent plus servir sans elle. Foyers ouverts, cuisinières et poêles d’avant 1950 en sont dispensés.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance, et le 110 pour la police. Pour une fuite de gaz, appelez le gestionnaire de réseau local, dont le numéro est sur le compteur, ou le 112. Pour un médecin la nuit, appelez le 116 117.',
  },
};
