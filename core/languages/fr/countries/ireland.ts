import type { ireland as english } from '../../en/countries/ireland.ts';
import type { Translation } from '../../translation.ts';

export const ireland: Translation<typeof english> = {
  place: 'en Irlande',
  facts: {
    Renting:
      'Une maison louée est maintenue en bon état à l’intérieur et à l’extérieur, et son toit, ses gouttières, ses descentes, ses évacuations et son jardin sont bien entretenus. C’est l’obligation du propriétaire, et la collectivité locale contrôle.',
    'Smoke alarms':
      'Dans une maison louée, le propriétaire fournit une couverture antifeu et des détecteurs branchés sur le secteur ou à pile de dix ans. Chez vous, la loi ne vise que les bâtiments neufs.',
    'Carbon monoxide':
      'Depuis 2014, une chaudière, un poêle ou une cheminée à foyer ouvert, neuf ou de remplacement, s’accompagne d’un détecteur dans sa pièce. Les logements loués en ont un là où il est nécessaire.',
    'Boilers and heating':
      'Seul un Registered Gas Installer peut faire des travaux sur le gaz dans un logement. Un entretien annuel est conseillé pour le gaz et le fioul, mais aucune loi ne l’impose.',
    Wiring:
      'Les tableaux, les nouveaux circuits et les autres travaux réglementés sont réservés à un Registered Electrical Contractor, qui laisse un certificat. Les contrôles des installations anciennes sont facultatifs.',
    'Septic tanks':
      'Les propriétaires déclarent la fosse, l’empêchent de polluer et la font vider aussi souvent que nécessaire. Les collectivités en contrôlent chaque année un échantillon, avec un préavis de dix jours, surtout près des rivières et des puits.',
    'Hedges and trees':
      'Du 1er mars au 31 août, il est interdit de couper les haies champêtres et la végétation sauvage, parce que des oiseaux y nichent. Une haie de jardin qui abrite un nid est protégée, elle aussi.',
    Radon:
      'La valeur de référence est de 200 becquerels par mètre cube. Une mesure dure trois mois, et la carte de l’EPA montre si une valeur élevée est probable à votre adresse.',
    'Chimneys and stoves':
      'Depuis 2022, dans tout le pays, seuls des combustibles solides à faible fumée peuvent être vendus pour les foyers domestiques. Le ramonage est laissé au propriétaire ; les pompiers le conseillent au moins une fois par an.',
    'Vehicle tests':
      'Le contrôle technique (NCT) est à faire quatre ans après la première immatriculation, tous les deux ans jusqu’aux dix ans de la voiture, puis tous les ans.',
    'Emergency numbers':
      'Appelez {emergency number} ou le 112 pour les pompiers ou une ambulance. Pour signaler une fuite à Gas Networks Ireland, appelez {gas leak number} ; pour signaler une ligne tombée à ESB Networks, le 1800 372 999.',
  },
};
