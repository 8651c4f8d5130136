import type { luxembourg as english } from '../../en/countries/luxembourg.ts';
import type { Translation } from '../../translation.ts';

export const luxembourg: Translation<typeof english> = {
  place: 'au Luxembourg',
  facts: {
    'Smoke alarms':
      'Depuis 2023, chaque logement, ancien ou neuf, a un détecteur de fumée dans chaque chambre et sur le chemin d’évacuation. Le propriétaire les pose et l’occupant les garde en état, sauf accord contraire.',
    Gas: 'Une nouvelle installation de chauffage au gaz est réceptionnée par la Chambre des Métiers, puis révisée tous les quatre ans par un contrôleur agréé. Un entretien annuel est conseillé, et la révision se fait le plus souvent avec lui.',
    'Boilers and heating':
      'Les chaudières au mazout, au bois et les poêles raccordés au chauffage sont inspectés tous les deux ans par un contrôleur agréé. Le propriétaire ou l’utilisateur le demande et garde le rapport.',
    'Vehicle tests':
      'Voitures, motos et remorques de plus de 750 kg passent leur premier contrôle technique quatre ans après la mise en circulation, le deuxième deux ans plus tard, puis un chaque année.',
    Renting:
      'Le bailleur garde le logement habitable et fait toutes les réparations, sauf les menues réparations locatives, qui sont au locataire. Le bail dit qui fait venir le chauffagiste pour l’entretien.',
    Radon:
      'Le nord du pays est plus exposé. La division de la radioprotection de la Direction de la santé envoie un test aux particuliers et conseille des travaux au-dessus de 300 becquerels par mètre cube.',
    'Winter tyres':
      'Sur le verglas, la neige, la neige fondante ou le givre, on ne roule qu’avec des pneus d’hiver, marqués d’une montagne et d’un flocon ou M+S. Il n’y a pas de date fixe.',
    'Snow and ice':
      'Les règlements communaux demandent aux riverains de dégager et de saler le trottoir. Dans un immeuble, c’est l’affaire du syndic, dans une maison louée en général celle du locataire.',
    'Chimneys and stoves':
      'Aucune loi nationale ne fixe la fréquence du ramonage. Les secours et les assureurs le demandent au moins une fois par an, par un professionnel qui laisse une attestation.',
    'Emergency numbers':
      'Un seul numéro, {emergency number}, fait venir pompiers et ambulance, et vaut aussi pour une odeur de gaz ; le 113 est celui de la police. Pour un empoisonnement, appelez {poison number}.',
  },
};
