import type { calendarSettings as english } from '../../en/app/calendar-settings.ts';
import type { Translation } from '../../translation.ts';
import { clockText } from '../clock-text.ts';

export const calendarSettings: Translation<typeof english> = {
  waitsForConnection: 'Nous chargerons la connexion de votre agenda à votre retour en ligne.',
  integration: 'Agenda',
  disconnected: 'L’agenda est déconnecté',
  premiumTitle: 'La synchronisation de l’agenda fait partie de Premium',
  premiumAbout:
    'Avec Premium, chaque jour qui a des tâches devient un événement de votre agenda, et vos événements suivent votre programme. Vous pouvez aussi ajouter d’autres tâches personnalisées.',
  connectFailed: 'L’agenda n’a pas pu être connecté. Réessayez.',
  connectFailures: {
    invalid_grant: 'L’autorisation a expiré ou a déjà servi. Recommencez la connexion.',
    no_refresh_token:
      'Google n’a pas donné d’accès durable. Retirez l’accès d’Upkept dans votre compte Google, puis recommencez.',
    premium_required: 'Il faut Premium pour connecter un agenda.',
    scope_missing:
      'Upkept a besoin de votre autorisation pour créer son propre agenda. Recommencez, et laissez la case cochée.',
  },
  connected: 'L’agenda est connecté !',
  expired: 'La demande d’autorisation a expiré. Nouvel essai…',
  retryFailed: 'Le nouvel essai a échoué. Recommencez vous-même la connexion.',
  noStart: 'Choisissez une heure de début',
  start: 'Heure de début',
  eachEvent: (duration, range) => `Chaque événement dure ${duration}, de ${range}.`,
  yourHome: (timezone) => `${timezone} (votre logement)`,
  range: (start, end, isNextDay) =>
    isNextDay ? `${clockText(start)} à ${clockText(end)} le lendemain` : `${clockText(start)} à ${clockText(end)}`,
};
