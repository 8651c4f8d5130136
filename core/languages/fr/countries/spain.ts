import type { spain as english } from '../../en/countries/spain.ts';
import type { Translation } from '../../translation.ts';

export const spain: Translation<typeof english> = {
  place: 'en Espagne',
  facts: {
    'Boilers and heating':
      'L’utilisateur fait entretenir par une entreprise agréée une chaudière à gaz de 70 kW au plus au moins tous les deux ans, et une chaudière à fioul tous les ans. Un certificat reste dans le logement.',
    'Hot water':
      'Un chauffe-eau à gaz de 24,4 kW au plus, comme dans la plupart des appartements, est entretenu au moins tous les cinq ans, un plus puissant tous les deux ans. L’utilisateur fait venir le technicien.',
    Gas: 'Tous les cinq ans, le distributeur annonce et fait un contrôle du gaz de ville, et le compte sur la facture. Avec une bouteille ou une citerne, vous appelez vous-même un installateur agréé. Les contrôleurs ne demandent jamais d’argent liquide à la porte.',
    'Air conditioning and heat pumps':
      'Les appareils de logement de 12 kW au plus ont un entretien obligatoire tous les quatre ans, les plus puissants tous les deux ans. L’ouverture du circuit est réservée à une entreprise agréée.',
    Wiring:
      'L’électricité d’un logement individuel n’est soumise à aucun contrôle périodique. Les installations communes des grands immeubles sont contrôlées tous les dix ans, à l’initiative de la copropriété.',
    'Smoke alarms':
      'Aucune loi nationale n’impose de détecteurs dans les logements existants. Certaines régions en demandent dans les logements neufs ou touristiques ; ailleurs, vous choisissez d’en poser un à chaque étage.',
    Renting:
      'Le propriétaire fait toutes les réparations qui gardent le logement habitable, sans augmenter le loyer. Les petites réparations dues à l’usure ordinaire sont à la charge du locataire.',
    'The building':
      'La plupart des régions et des villes font contrôler les bâtiments vers leurs 50 ans, puis tous les dix ans. Les propriétaires mandatent un architecte.',
    'Vehicle tests':
      'Le contrôle technique (ITV) commence quatre ans après l’immatriculation, revient tous les deux ans jusqu’à la dixième année, puis tous les ans.',
    'Emergency numbers':
      'Appelez {emergency number} pour toute urgence ; les opérateurs parlent plusieurs langues. Pour le gaz, appelez la ligne du distributeur, imprimée sur la facture. Pour un empoisonnement, appelez {poison number}.',
  },
};
