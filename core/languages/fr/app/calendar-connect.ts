import type { calendarConnect as english } from '../../en/app/calendar-connect.ts';
import type { Translation } from '../../translation.ts';

export const calendarConnect: Translation<typeof english> = {
  oneEvent: 'Chaque jour qui a des tâches devient un événement, avec les étapes de chaque tâche.',
  follow: 'Les événements suivent votre programme : déplacez ou cochez une tâche, et l’événement change aussi.',
  timeOfDay: 'Vous choisissez l’heure, et vous pouvez déconnecter l’agenda à tout moment.',
  title: 'Connectez votre agenda',
  about: 'Voyez vos moments d’entretien dans Google Agenda, avec tout ce que vous faites d’autre.',
  connect: 'Connecter Google Agenda',
  askedByGoogle: 'Google vous demande de confirmer sur une page à lui, puis vous renvoie ici.',
  noNewUrl: 'Aucune nouvelle adresse d’autorisation n’a été obtenue après l’erreur.',
  noUrl: 'L’adresse de connexion n’est pas disponible',
  onePermission: 'Une seule autorisation',
  googleAsks:
    'Google vous demandera ceci : « [Créer des agendas Google secondaires et afficher, créer, modifier et supprimer des événements dans ces agendas] ».',
  permissionAbout:
    'Avec elle, Upkept crée son propre agenda, nommé « Upkept », et ne peut utiliser que celui-là. Il ne peut voir ni vos autres agendas ni rien de ce qu’ils contiennent.',
};
