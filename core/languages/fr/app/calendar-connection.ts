import type { calendarConnection as english } from '../../en/app/calendar-connection.ts';
import type { Translation } from '../../translation.ts';

export const calendarConnection: Translation<typeof english> = {
  syncedAt: (day, time) => `${day} à ${time}`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  connected: 'Connecté',
  needsReconnect: 'À reconnecter',
  paused: 'En pause',
  connectedAbout:
    'Vos moments d’entretien sont dans leur propre agenda, nommé « Upkept », à côté de vos autres agendas.',
  needsReconnectAbout: 'Vos événements restent comme ils sont jusqu’à ce que vous reconnectiez l’agenda.',
  pausedAbout:
    'Premium a pris fin : vos événements ne sont plus mis à jour. Ils restent dans votre agenda, et la connexion est gardée pour quand vous repasserez à Premium.',
  google: 'Google Agenda',
  recreated: (day) =>
    `L’agenda « Upkept » a été supprimé dans Google Agenda : nous l’avons recréé le ${day}. Si vous n’en voulez plus, déconnectez-le plutôt ici.`,
  lost: 'Google n’autorise plus Upkept à utiliser son agenda. C’est ce qui arrive quand l’accès est retiré dans le compte Google, ou quand son mot de passe change.',
  reconnect: 'Reconnecter Google Agenda',
  disconnectAbout:
    'La déconnexion supprime l’agenda « Upkept » et ses événements de votre compte Google. Vos tâches restent ici.',
  disconnect: 'Déconnecter',
  disconnectTitle: 'Déconnecter votre agenda ?',
  disconnectWarning:
    'L’agenda « Upkept » et ses événements sont supprimés de votre compte Google, et l’autorisation d’Upkept prend fin. Vos tâches restent comme elles sont.',
  keep: 'Garder la connexion',
  times: 'Heures des événements',
  timesAbout:
    'À quelle heure votre événement a lieu, chaque jour qui a des tâches. Les changements valent à partir d’aujourd’hui.',
  saveSettings: 'Enregistrer les réglages de l’agenda',
  settingsSaved: 'Les réglages de l’agenda sont enregistrés',
  calendar: 'Agenda',
  openInGoogle: 'Ouvrir dans Google Agenda',
  lastSynced: 'Dernière synchronisation',
  notYet: 'Pas encore',
  keepInStep: 'Mettre à jour les événements quand mon programme change',
  keepInStepHint: (days) =>
    `Cela concerne les ${days} prochains jours. Sinon, choisissez « Synchroniser avec l’agenda » à côté d’un jour de votre semaine.`,
};
