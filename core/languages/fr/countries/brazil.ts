import type { brazil as english } from '../../en/countries/brazil.ts';
import type { Translation } from '../../translation.ts';

export const brazil: Translation<typeof english> = {
  place: 'au Brésil',
  facts: {
    'Smoke alarms':
      'Les pompiers des États prescrivent la protection des immeubles, dont le syndic garde en règle les extincteurs et l’attestation des pompiers. Une maison individuelle n’a pas besoin de détecteur selon la loi.',
    Renting:
      'Le bailleur remet un logement en état de servir et répond des défauts antérieurs au bail. Le locataire signale aussitôt tout dégât, répare ce qu’il a causé et paie les charges courantes de l’immeuble.',
    'Septic tanks':
      'Un bâtiment se raccorde à l’égout là où il y en a un, aux frais du propriétaire. Ailleurs, des systèmes individuels sont permis selon les règles du régulateur et de l’autorité environnementale.',
    Pools:
      'Les piscines ont des dispositifs qui empêchent l’aspiration des cheveux et des membres, et les propriétaires les gardent en état. L’autorité locale le contrôle là où d’autres se baignent.',
    Mosquitoes:
      'Là où dengue ou Zika menacent, l’autorité sanitaire peut entrer dans un logement abandonné ou fermé pour retirer l’eau stagnante. Gardez citernes et réservoirs couverts.',
    'Hedges and trees':
      'Abîmer des arbres ou des plantes ornementales sur un terrain public ou d’autrui est un délit. Pour abattre ou élaguer un arbre, même dans votre jardin, demandez d’abord l’autorisation de la commune.',
    Wildfire:
      'L’emploi du feu sur la végétation est interdit, sauf quelques usages que l’autorité environnementale autorise. Brûler feuilles ou déchets au jardin est aussi le plus souvent puni par les règles de la commune.',
    'The building':
      'Le propriétaire répond des dégâts si un bâtiment dont la réparation s’imposait tombe en ruine ; le syndic d’un immeuble fait entretenir les parties communes. Plusieurs villes exigent des inspections périodiques des immeubles.',
    'Vehicle tests':
      'L’autorisation de circuler d’un véhicule se renouvelle chaque année. Le code prévoit aussi des contrôles de sécurité et d’émissions, mais la plupart des États ne les font pas pour les voitures ordinaires.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers, aussi pour le gaz, le 192 pour une ambulance (SAMU) et le 190 pour la police. La protection civile est au 199.',
  },
};
