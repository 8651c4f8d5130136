import type { customTasks as english } from '../../en/app/custom-tasks.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const customTasks: Translation<typeof english> = {
  category: 'Catégorie',
  titleField: 'Titre',
  frequency: 'Fréquence',
  firstDay: 'Premier jour',
  minutes: 'Minutes',
  instructions: 'Instructions',
  importance: 'Importance',
  form: 'Tâche personnalisée',
  new: 'Nouvelle tâche personnalisée',
  categoryHint: 'Choisissez une suggestion, ou écrivez la vôtre.',
  titleHint: 'Dites quoi faire, en quelques mots.',
  instructionsHint: 'Comment faire. Votre semaine les montre avec la tâche.',
  importanceHint: 'Pourquoi cela en vaut la peine.',
  create: 'Créer la tâche personnalisée',
  yours: 'Vos tâches personnalisées',
  loads: 'vos tâches personnalisées',
  deleteTitle: 'Supprimer cette tâche personnalisée ?',
  deleteAbout: (title) =>
    `« ${title} » ne reviendra plus, et ses tâches à faire sont retirées de vos semaines. Ce que vous avez fait reste dans votre historique.`,
  nothing: 'Vous n’avez pas encore de tâche personnalisée. Ajoutez-en une pour tout ce qui n’existe que chez vous.',
  why: (importance) => `Pourquoi : ${importance}`,
  editOf: (title) => `Modifier ${title}`,
  deleteOf: (title) => `Supprimer ${title}`,
  created: 'La tâche personnalisée est créée !',
  title: 'Tâches personnalisées',
  about:
    'Vos propres tâches qui se répètent : l’aquarium, le piano, l’horloge comtoise. Elles s’ajoutent à ce qu’Upkept programme.',
  unlimited: 'Premium en comprend autant que vous voulez.',
  room: (free, count) =>
    `La formule gratuite comprend ${format.count(free, { one: 'tâche personnalisée', other: 'tâches personnalisées' })}${count > 0 ? `, et vous en avez ${format.number(count)}` : ''}.`,
  noCategory: 'Choisissez une catégorie',
  wholeMinutes: (most) => `Indiquez un nombre entier de minutes, de 1 à ${most}`,
  editTitle: 'Modifier la tâche personnalisée',
  premiumRequired: 'Il faut Premium pour créer plus d’une tâche personnalisée',
  premiumTitle: 'Autant que votre logement en demande',
  premiumAbout:
    'Premium ne limite pas les tâches personnalisées. Ce que vous avez reste tel quel, et ce que vous venez d’écrire est conservé.',
  check: 'À vérifier : ',
  recurs: (hasFirstDate, recurrence) =>
    `Elle commence ${hasFirstDate ? 'le premier jour indiqué' : 'cette semaine'}, puis se répète ${recurrence}.`,
  createFailed: 'La tâche n’a pas pu être créée',
  recurrences: {
    weekly: 'Toutes les semaines',
    monthly: 'Tous les mois',
    quarterly: 'Tous les trois mois',
    yearly: 'Tous les ans',
  },
};
