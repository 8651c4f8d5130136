import type { year as english } from '../../en/app/year.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const year: Translation<typeof english> = {
  title: 'L’année à venir',
  lede: 'Les rendez-vous à prendre, ce que demande chaque saison, et le temps qu’il faut.',
  what: 'votre année',
  noTime: 'Aucun temps à prévoir',
  nothing: 'Rien n’est prévu.',
  bookings: 'Rendez-vous à prendre',
  seasonal: 'De saison',
  others: (tasks) => format.count(tasks, { one: 'autre tâche', other: 'autres tâches' }),
  small: (tasks) => format.count(tasks, { one: 'petite tâche', other: 'petites tâches' }),
  times: (times) => `(${times} fois)`,
  pictureOf: (weeks) =>
    `${weeks} semaines : plus la couleur est forte, plus la semaine est chargée. Un point est un rendez-vous à prendre.`,
  tasks: (tasks) => format.count(tasks, { one: 'tâche', other: 'tâches' }),
  visit: 'un rendez-vous à prendre',
  byMonth: 'Mois par mois',
  weekOf: (monday) => `semaine du ${monday}`,
  freeTitle: 'Une année libre',
  free: 'Rien dans votre logement n’a besoin d’entretien. Indiquez dans vos préférences ce qu’il contient, et l’année se remplit.',
  preferences: 'Ouvrir vos préférences',
};
