import type { titles as english } from '../../en/app/titles.ts';
import type { Translation } from '../../translation.ts';

export const titles: Translation<typeof english> = {
  verify: 'Connexion en cours',
  summaryAction: 'Votre tâche',
  unsubscribe: 'Votre résumé hebdomadaire',
  confirmEmail: 'Votre nouvelle adresse',
  join: 'Une invitation',
  invitations: 'Une invitation',
  confirmDeclaration: 'Résilier ou se rétracter',
  onboarding: 'Parlez-nous de votre logement',
  dashboard: 'Votre semaine',
  year: 'L’année à venir',
  history: 'Historique',
  housePassport: 'Votre carnet du logement',
  appliances: 'Appareils et équipements',
  appliance: 'Appareil',
  labels: 'Étiquettes',
  contents: 'Inventaire du logement',
  ask: 'Demander à l’assistant',
  settings: 'Réglages',
  paymentSuccess: 'Votre paiement',
  paymentCancel: 'Le paiement n’a pas été fait',
  calendarCallback: 'Connexion de votre agenda',
  connectApp: 'Connecter une application',
  passport: 'Carnet du logement',
  job: 'Une tâche pour vous',
};
