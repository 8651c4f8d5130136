import type { japan as english } from '../../en/countries/japan.ts';
import type { Translation } from '../../translation.ts';

export const japan: Translation<typeof english> = {
  place: 'au Japon',
  facts: {
    'Smoke alarms':
      'Depuis juin 2011, chaque logement doit avoir des détecteurs de fumée, dans les chambres et en haut des escaliers qui y mènent ; l’arrêté de la commune désigne les pièces. Le propriétaire ou l’occupant les pose et les remplace après dix ans environ.',
    Gas: 'Le fournisseur de gaz en bouteille contrôle gratuitement tuyaux et appareils du logement au moins une fois en quatre ans, et celui de gaz de ville de même. L’occupant laisse entrer le contrôleur et fait réparer les défauts.',
    Wiring:
      'Le gestionnaire du réseau, ou un organisme agréé pour lui, examine l’installation électrique de chaque logement tous les quatre ans environ, sans frais. Les travaux sont réservés à des électriciens diplômés.',
    'Septic tanks':
      'Le responsable d’une cuve d’épuration individuelle (jōkasō) la fait entretenir et vidanger comme prescrit ; la vidange a lieu en général une fois par an. Une fois par an, l’organisme que le gouverneur désigne analyse son eau.',
    'Hot water':
      'Les chauffe-eau et chaudières de bain au fioul portent une durée d’utilisation conseillée. Le propriétaire les enregistre auprès du fabricant, qui propose un contrôle vers la fin. Depuis 2021, les appareils à gaz ne sont plus dans la liste.',
    'Air conditioning and heat pumps':
      'Vieux climatiseurs, réfrigérateurs, congélateurs, lave-linge, sèche-linge et téléviseurs sont repris par le magasin, et le propriétaire paie leur recyclage. Ne laissez pas le fluide frigorigène à un ferrailleur de passage.',
    'The building':
      'Les propriétaires de logements construits selon les règles d’avant juin 1981 devraient faire examiner leur résistance aux séismes, ce que beaucoup de communes paient en partie. Fixer les meubles est conseillé à tous.',
    'Hedges and trees':
      'Les racines qui passent la limite peuvent être coupées. Depuis avril 2023, vous pouvez aussi couper les branches si le propriétaire de l’arbre ne le fait pas dans un délai raisonnable après votre demande.',
    Renting:
      'Le bailleur fait les réparations nécessaires à l’usage du logement. Le locataire peut les faire si le bailleur, prévenu, ne les fait pas dans un délai raisonnable, ou en cas d’urgence.',
    'Vehicle tests':
      'Le premier certificat de contrôle d’une voiture neuve vaut trois ans, et chacun des suivants deux. Sans lui, la voiture ne peut pas circuler.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance, et le 110 pour la police. Si vous sentez une odeur de gaz, sortez et appelez votre fournisseur, dont le numéro est sur le compteur ou la bouteille.',
  },
};
