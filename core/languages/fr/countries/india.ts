import type { india as english } from '../../en/countries/india.ts';
import type { Translation } from '../../translation.ts';

export const india: Translation<typeof english> = {
  place: 'en Inde',
  facts: {
    Gas: 'Le mécanicien du distributeur contrôle la cuisinière, le tuyau et le détendeur de chaque client de GPL tous les cinq ans, contre paiement. Le tuyau Suraksha se remplace aussi tous les cinq ans, et l’assurance après un accident en dépend.',
    Wiring:
      'Les travaux sur l’installation sont réservés à une entreprise agréée, qui la teste et fait un rapport. Un dispositif différentiel est prescrit pour tous les raccordements, sauf les plus petits.',
    'Vehicle tests':
      'Après sa première année, chaque véhicule a un certificat antipollution (PUC), renouvelé chaque année pour les moteurs récents. Après 15 ans, une voiture privée est contrôlée pour renouveler son immatriculation, chaque fois pour cinq ans.',
    Renting:
      'Les États ont leurs propres lois sur les loyers ; la loi modèle, que plusieurs ont reprise, laisse structure, électricité et plomberie au bailleur, et robinets, interrupteurs et nettoyage au locataire.',
    'Smoke alarms':
      'Selon la loi, une maison n’a pas besoin de détecteur de fumée. Les immeubles de grande hauteur ont une détection, des bornes d’incendie et des contrôles annuels selon la loi de l’État ; l’association des propriétaires s’en charge.',
    'The building':
      'Plusieurs villes, dont Mumbai, exigent un audit de structure des immeubles de plus de 30 ans. Les propriétaires ou leur société font venir un ingénieur, le plus souvent avant les pluies.',
    'Septic tanks':
      'Les fosses se vident tous les deux à trois ans, par une entreprise autorisée avec un camion ; personne ne peut être envoyé dans une fosse sans machines ni protection. C’est au propriétaire d’appeler l’entreprise.',
    Mosquitoes:
      'En saison des pluies, les inspecteurs de la ville cherchent l’eau stagnante dans réservoirs, rafraîchisseurs et pots, et mettent l’occupant à l’amende. Couvrez les réservoirs et videz les rafraîchisseurs chaque semaine.',
    'Hedges and trees':
      'Abattre ou élaguer fortement un arbre demande l’autorisation du responsable des arbres à Delhi, et d’autorités semblables dans la plupart des États, même sur un terrain privé.',
    'Emergency numbers':
      'Appelez {emergency number} pour toute urgence, le 101 pour un incendie et le 108 pour une ambulance. Pour une fuite de gaz de cuisine, appelez {gas leak number}, à toute heure.',
  },
};
