import type { poland as english } from '../../en/countries/poland.ts';
import type { Translation } from '../../translation.ts';

export const poland: Translation<typeof english> = {
  place: 'en Pologne',
  facts: {
    Gas: 'Les propriétaires ou les gestionnaires font contrôler l’installation de gaz une fois par an, dans une maison individuelle aussi. Une personne qualifiée en énergie ou en bâtiment s’en charge et laisse un rapport.',
    Ventilation:
      'L’état et le tirage des conduits de fumée, de gaz brûlés et de ventilation sont contrôlés tous les ans. Un maître ramoneur le fait à la demande du propriétaire, dans les appartements par l’intermédiaire du gestionnaire.',
    'Chimneys and stoves':
      'Tant qu’ils servent, les conduits des combustibles solides sont ramonés tous les trois mois et ceux du gaz ou du fioul tous les six mois ; les conduits de ventilation, tous les ans.',
    Wiring:
      'Au moins tous les cinq ans, un électricien qualifié mesure l’installation électrique, sa terre et le paratonnerre. Le propriétaire le fait venir, ou le gestionnaire de l’immeuble.',
    'Smoke alarms':
      'Les logements neufs doivent avoir des détecteurs depuis décembre 2024, et les logements en location de courte durée depuis juin 2026. Les logements existants suivent au plus tard le 1er janvier 2030.',
    'Carbon monoxide':
      'Les pièces où brûle un combustible solide, liquide ou gazeux doivent avoir un détecteur de monoxyde de carbone, aux mêmes dates : les logements neufs dès maintenant, les anciens à partir de 2030. Posez-en un dès aujourd’hui à côté de chaque chauffe-eau à gaz.',
    'Septic tanks':
      'Toute personne qui a une fosse doit avoir un contrat avec un transporteur agréé et garder les factures. La commune contrôle au moins une fois en deux ans et fixe la fréquence de la vidange.',
    Renting:
      'Selon la loi, le locataire entretient à l’intérieur de l’appartement les sols, les équipements, les appareils de cuisine et de salle de bains et leurs évacuations. Le bâtiment, les installations communes et le remplacement du chauffage reviennent au propriétaire.',
    'Hedges and trees':
      'Les nids ne peuvent pas être retirés entre le 1er mars et le 15 octobre, période protégée. Tailler une haie est permis si aucun oiseau n’y niche.',
    'Snow and ice':
      'Les propriétaires déneigent le trottoir le long de leur terrain, et retirent la neige et les stalactites de glace avant qu’ils menacent des personnes ou le toit. Dans un immeuble, cette tâche revient au gestionnaire.',
    'Vehicle tests':
      'Après l’immatriculation, une voiture passe le contrôle technique dans les trois ans, ensuite dans les deux ans, puis tous les ans. Les voitures au GPL le passent tous les ans dès le début.',
    'Emergency numbers':
      'Appelez {emergency number}, ou le 998 pour les pompiers et le 999 pour une ambulance. Pour une urgence gaz, appelez {gas leak number} ; pour une panne de courant, le 991.',
  },
};
