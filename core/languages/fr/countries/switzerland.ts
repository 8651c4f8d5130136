import type { switzerland as english } from '../../en/countries/switzerland.ts';
import type { Translation } from '../../translation.ts';

export const switzerland: Translation<typeof english> = {
  place: 'en Suisse',
  facts: {
    Wiring:
      'Les propriétaires font contrôler l’installation électrique d’un logement par un organe indépendant au moins tous les 20 ans, et après une vente si le dernier contrôle date de plus de cinq ans. L’exploitant du réseau écrit six mois avant.',
    'Boilers and heating':
      'L’ordonnance sur la protection de l’air fait mesurer les gaz brûlés des chaudières à gaz tous les quatre ans, et ceux des chaudières à mazout tous les deux ans. Le propriétaire fait faire la mesure quand le canton ou la commune le demande.',
    'Chimneys and stoves':
      'Les cantons décident de la fréquence du ramonage, et si vous pouvez choisir le ramoneur. Le propriétaire est responsable de la sécurité incendie de l’installation.',
    'Smoke alarms':
      'Aucune règle fédérale ne rend obligatoires les détecteurs de fumée dans les logements ordinaires. Ils restent conseillés, surtout devant les chambres ; les locataires peuvent poser leurs propres détecteurs à piles.',
    Renting:
      'Les locataires paient les petits nettoyages et les petites réparations de l’entretien courant, comme un flexible de douche ou un joint. Tous les défauts plus importants reviennent au propriétaire.',
    'Air conditioning and heat pumps':
      'Les systèmes qui contiennent plus de 3 kg de fluide frigorigène sont déclarés à l’autorité et ont un livret d’entretien. Seuls les titulaires d’un permis interviennent sur le circuit, et plusieurs cantons soumettent à autorisation la climatisation des logements.',
    Radon:
      'La valeur de référence pour les pièces où séjournent des personnes est de 300 becquerels par mètre cube. Là où elle est dépassée, le propriétaire prévoit l’assainissement avec le canton.',
    'Vehicle tests':
      'Le service cantonal des automobiles convoque les voitures et les motos au bout de cinq ans (six au plus tard), de nouveau au bout de trois ans, puis tous les deux ans.',
    'Winter tyres':
      'Il n’y a pas d’obligation générale, mais vous devez rester maître de la voiture : après un accident en pneus été sur la neige, les assureurs peuvent réduire leur indemnité. Des panneaux peuvent imposer les chaînes.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers, le 144 pour une ambulance et le 117 pour la police. Pour un empoisonnement, appelez {poison number}. Le 112 vous met en relation avec la police.',
  },
};
