import type { preferences as english } from '../../en/app/preferences.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const preferences: Translation<typeof english> = {
  assistant: 'L’assistant',
  assistantAbout:
    'Des règles décident de ce dont votre logement a besoin. Parmi ces tâches, un modèle d’IA peut choisir celles d’une semaine, les mettre en ordre, et écrire une note pour la semaine et une ligne pour une tâche. Il reçoit la liste de ce que contient votre logement et des tâches à faire, mais ni votre nom ni votre adresse e-mail : voir la [politique de confidentialité].',
  assistantSwitch: 'Utiliser l’assistant',
  assistantHint: 'Sinon, vos semaines sont programmées sans lui et n’ont pas de notes.',
  assistantOn: 'L’assistant est activé',
  assistantOff: 'L’assistant est désactivé',
  fits: (tasks) =>
    `Votre logement demande environ ${format.count(tasks, { one: 'tâche', other: 'tâches' })} par semaine. Tout trouve sa place.`,
  homeIs: (kind) => `Votre logement : ${kind}`,
  added: (names) => `Ajout : ${names}`,
  removed: (names) => `Retrait : ${names}`,
  none: 'Rien',
  has: 'Ce qu’il contient',
  hasAbout:
    'Quelque chose de nouveau, ou quelque chose en moins ? Les tâches à faire pour ce que vous retirez disparaissent de cette semaine, et les semaines suivantes sont reprogrammées. Les tâches faites et vos propres tâches restent.',
  time: (tasks, days, isEveryDay) => {
    const count = format.count(tasks, { one: 'tâche', other: 'tâches' });
    const each = days.map((day) => `le ${day}`);
    return isEveryDay
      ? `Jusqu’à ${count} par semaine, tous les jours`
      : `Jusqu’à ${count} par semaine, ${format.list(each)}`;
  },
  pausedFrom: (from, to) => `en pause du ${from} au ${to}`,
  noPause: 'pas de pause',
  assistantNow: (isOn, away) => (isOn ? `Assistant activé, ${away}` : `Assistant désactivé, ${away}`),
  things: (items) => `${format.count(items, { one: 'équipement', other: 'équipements' })}`,
  pause: 'Pause',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  changePause: 'Modifier la pause',
  startPause: 'Faire une pause',
  endsBeforeStart: 'Choisissez le premier jour ou un jour suivant',
  longPause: (days) => `Une pause dure au plus ${days} jours`,
  pauseAbout:
    'Vous partez quelque temps ? Pendant une pause, rien n’est programmé ni en retard, et la première semaine au retour n’est pas plus chargée que d’habitude. Les contrôles de sécurité dont la date est passée entre-temps viennent en premier.',
  pausedOn: (day) => `En pause le [${day}].`,
  pausedSince: (from, to) => `En pause du [${from}] au [${to}].`,
  endPause: 'Terminer la pause',
  pauseOver: 'La pause est terminée',
  pausedMoved: (tasks) =>
    `En pause. ${format.count(tasks, { one: 'tâche déplacée', other: 'tâches déplacées' })} vers les jours qui suivent`,
  paused: 'En pause',
  timeTitle: 'Temps',
  homeTitle: 'Logement',
  assistantAndPause: 'Assistant et pause',
  noDays: 'Choisissez au moins un jour pour les tâches',
  rhythmAbout:
    'Avec cinq tâches, le programme vise environ une heure par semaine. Si vous changez quelque chose ici, cette semaine reste comme elle est, et les suivantes sont reprogrammées. Pour changer aussi cette semaine, choisissez « Reprogrammer cette semaine » sur votre [tableau de bord].',
  clamped: (min, max, count) => `Le nombre doit être compris entre ${min} et ${max} : il est fixé à ${count}.`,
  tasksPerWeek: 'Tâches par semaine',
  keepSmall: (tasks) => `Garder ${tasks} par semaine`,
  tasksPerWeekHint: (min, max) => `Au plus ce nombre, de ${min} à ${max}.`,
  days: 'Jours pour les tâches',
};
