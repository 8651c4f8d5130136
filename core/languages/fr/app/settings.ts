import type { settings as english } from '../../en/app/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings: Translation<typeof english> = {
  title: 'Réglages',
  account: 'Compte',
  preferences: 'Préférences des tâches',
  customTasks: 'Tâches personnalisées',
  calendar: 'Agenda',
  how: 'Comment ça marche',
  unsaved: 'Modifications non enregistrées',
  discard: 'Abandonner',
  notifications: 'Notifications',
  soon: 'bientôt disponible',
};
