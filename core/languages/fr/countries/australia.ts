import type { australia as english } from '../../en/countries/australia.ts';
import type { Translation } from '../../translation.ts';

export const australia: Translation<typeof english> = {
  place: 'en Australie',
  facts: {
    'Smoke alarms':
      'Chaque État impose des détecteurs et en charge le propriétaire. Dans le Victoria et en Nouvelle-Galles du Sud, le bailleur les contrôle tous les ans ; dans le Queensland, il les teste dans les 30 jours qui précèdent chaque bail, et tous les logements doivent avoir des détecteurs photoélectriques reliés entre eux à partir de 2027.',
    Gas: 'Seuls les gasfitters titulaires d’une licence interviennent sur le gaz. Dans le Victoria, le bailleur fait contrôler les installations de gaz tous les deux ans ; les autres États ne fixent pas de fréquence.',
    Wiring:
      'Dans le Victoria, l’électricité des logements loués est contrôlée tous les deux ans, aux frais du bailleur. L’Australie-Occidentale demande deux dispositifs différentiels (safety switches) avant une vente ou une location, et le Queensland un sur les circuits de prises.',
    Pools:
      'Une barrière d’au moins 1,2 m, avec un portillon qui se ferme et se verrouille tout seul, est obligatoire, et la plupart des piscines sont enregistrées. Le Victoria veut un nouveau certificat tous les quatre ans ; la Nouvelle-Galles du Sud et le Queensland, quand le logement est vendu ou loué.',
    'Hot water':
      'Les installations neuves stockent l’eau à 60 °C ou plus et la délivrent à 50 °C au plus dans les salles de bains, à travers un mitigeur thermostatique. Un plombier agréé le pose et le remplace.',
    'Air conditioning and heat pumps':
      'Toute personne qui manipule un fluide frigorigène doit avoir une licence de l’Australian Refrigeration Council. Vous pouvez nettoyer vous-même les filtres et l’habillage.',
    Termites:
      'La norme australienne conseille un contrôle par un professionnel au moins une fois par an, plus souvent dans le nord. Aucune loi n’y oblige les propriétaires, mais les garanties et les assureurs peuvent l’exiger.',
    Wildfire:
      'Un jour de total fire ban (interdiction totale de feu), vous ne pouvez allumer aucun feu dehors, et beaucoup de communes ordonnent de dégager les herbes sèches avant l’été. Les pompiers de l’État prononcent l’interdiction.',
    'Blind cords':
      'Les stores et rideaux en vente doivent avoir des cordons que l’on peut fixer hors de portée d’un enfant. Cette obligation pèse sur les fournisseurs ; dans un logement loué, demandez à votre propriétaire de faire fixer les vieux cordons.',
    'Septic tanks':
      'La commune autorise chaque installation et peut fixer la fréquence des visites. Les installations aérées ont en général un entretien tous les trois mois, sous contrat.',
    'Vehicle tests':
      'Les États diffèrent. La Nouvelle-Galles du Sud contrôle tous les ans les voitures de plus de cinq ans ; le Victoria et le Queensland demandent un certificat à la vente d’une voiture.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance. Le State Emergency Service aide après les tempêtes et les inondations au 132 500. Pour un empoisonnement, appelez {poison number}.',
  },
  regions: {
    'AU-VIC': {
      place: 'dans l’État de Victoria',
      facts: {
        'Blind cords':
          'Depuis le 1er décembre 2025, le bailleur fixe chaque cordon de store et de rideau d’un logement loué, même ancien, pour qu’il ne puisse pas former de boucle. Un cordon libre est une réparation urgente.',
      },
    },
  },
};
