import type { portugal as english } from '../../en/countries/portugal.ts';
import type { Translation } from '../../translation.ts';

export const portugal: Translation<typeof english> = {
  place: 'au Portugal',
  facts: {
    Gas: 'Une installation de gaz de logement qui a plus de dix ans et n’a pas été refaite est contrôlée tous les cinq ans. Le propriétaire s’adresse à un organisme de contrôle et paie, sauf si le bail en charge le locataire.',
    Wiring:
      'Les logements privés n’ont pas de contrôle électrique régulier. Il en faut un pour un nouveau raccordement ou plus de puissance, et le certificat reste valable tant que rien ne change.',
    'The building':
      'Les propriétaires font des travaux de conservation au moins une fois tous les huit ans, et chaque fois que la sécurité l’exige. La commune peut les ordonner.',
    Wildfire:
      'En zone rurale, les propriétaires débroussaillent une bande de 50 m autour de la maison, avec des arbres espacés et des branches hautes. L’échéance annuelle est normalement le 30 avril.',
    Renting:
      'Sauf si le contrat dit autre chose, le propriétaire fait les réparations ordinaires et les grosses réparations. Le locataire signale les défauts tout de suite, et ne peut agir seul qu’en cas d’urgence.',
    'Smoke alarms':
      'La loi n’impose pas de détecteur dans un logement individuel. Les immeubles hauts ont une détection dans les parties communes, et les locations de vacances un extincteur et une couverture antifeu.',
    Radon:
      'La valeur de référence nationale est de 300 becquerels par mètre cube. Les régions granitiques du nord et du centre sont les plus exposées ; mesurez-y pendant trois mois en hiver.',
    'Air conditioning and heat pumps':
      'Les techniciens et les entreprises qui manipulent des fluides frigorigènes fluorés ont un certificat. Demandez-le avant qu’ils ouvrent le circuit ; les filtres, vous pouvez les nettoyer sans eux.',
    'Vehicle tests':
      'Les voitures passent le contrôle technique (IPO) au bout de quatre ans, à six ans, et tous les ans à partir de la huitième année. La date suit le mois de la plaque d’immatriculation.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance, et le 117 pour un feu de forêt. Pour un empoisonnement, appelez {poison number}. Votre fournisseur de gaz imprime son propre numéro sur la facture.',
  },
};
