import type { southAfrica as english } from '../../en/countries/south-africa.ts';
import type { Translation } from '../../translation.ts';

export const southAfrica: Translation<typeof english> = {
  place: 'en Afrique du Sud',
  facts: {
    Wiring:
      'Chaque utilisateur ou bailleur d’une installation a un certificat de conformité d’une personne enregistrée. Pour une vente, il a deux ans au plus, et des travaux faits depuis en demandent un nouveau.',
    Gas: 'Une installation de gaz a un certificat de conformité d’un installateur enregistré après chaque pose, modification ou changement de propriétaire. L’utilisateur la fait contrôler au moins tous les cinq ans.',
    Pools:
      'Les règles de construction demandent autour d’une piscine une clôture ou un mur d’au moins 1,2 m, avec un portillon qui se ferme et se verrouille seul. Le propriétaire en répond ; certaines villes exigent davantage.',
    'Hot water':
      'Un chauffe-eau (geyser) est posé par un plombier qualifié avec une soupape de sécurité, un bac et une soupape d’expansion, et les assureurs demandent le certificat. Les soupapes se testent comme le dit le fabricant.',
    'Smoke alarms':
      'Selon la loi nationale, une maison n’a pas besoin de détecteur de fumée, mais les grands bâtiments à toit de chaume ou partagés ont leurs propres règles. Assureurs et pompiers en conseillent un par étage.',
    Wildfire:
      'Les propriétaires d’un terrain où un feu de brousse peut naître ou passer gardent un pare-feu à la limite, et de quoi combattre un feu. Les jours de grand danger, aucun feu ouvert n’est permis.',
    Termites:
      'Aucune loi ne demande d’inspection. Lors d’une vente près de la côte, acquéreurs et banques veulent en général un certificat attestant que le bois est exempt d’insectes xylophages.',
    Renting:
      'Bailleur et locataire examinent ensemble le logement au début et à la fin du bail. Le bailleur garde le bâtiment en état, le locataire répond des dégâts qu’il cause.',
    'Vehicle tests':
      'Une voiture reçoit un certificat d’aptitude à la route quand elle change de propriétaire, et non chaque année. La vignette se renouvelle tous les ans.',
    'Emergency numbers':
      'D’un portable, appelez {emergency number} pour toute urgence. De tout téléphone, le 10177 joint une ambulance et le 10111 la police ; votre ville a son propre numéro pour les pompiers.',
  },
};
