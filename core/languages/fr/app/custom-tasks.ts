import type { customTasks as english } from '../../en/app/custom-tasks.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const month = (number: number): string => format.date(`2027-${String(number).padStart(2, '0')}-01`, 'month');

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
  unlimited: 'Premium en comprend autant que vous voulez, jusqu’à 200 à la fois.',
  room: (free, count) => {
    const included = format.count(free, { one: 'tâche personnalisée', other: 'tâches personnalisées' });
    return count > 0
      ? `La formule gratuite comprend ${included}, et vous en avez ${format.number(count)}.`
      : `La formule gratuite comprend ${included}.`;
  },
  noCategory: 'Choisissez une catégorie',
  wholeMinutes: (most) => `Indiquez un nombre entier de minutes, de 1 à ${most}`,
  editTitle: 'Modifier la tâche personnalisée',
  premiumRequired: 'Il faut Premium pour créer plus d’une tâche personnalisée',
  premiumTitle: 'Plus de tâches personnalisées',
  premiumAbout:
    'Premium comprend autant de tâches personnalisées que vous voulez, jusqu’à 200 à la fois. Ce que vous avez reste tel quel, et ce que vous venez d’écrire est conservé.',
  check: 'À vérifier :',
  recurs: (hasFirstDate, recurrence) =>
    hasFirstDate
      ? `Elle commence le premier jour indiqué, puis se répète ${recurrence}.`
      : `Elle commence cette semaine, puis se répète ${recurrence}.`,
  createFailed: 'La tâche n’a pas pu être créée',
  recurrences: {
    weekly: 'Toutes les semaines',
    monthly: 'Tous les mois',
    quarterly: 'Tous les trois mois',
    yearly: 'Tous les ans',
    own: 'Un autre rythme',
    use: 'Selon l’usage',
  },
  recursAfter: (hasFirstDate, recurrence) =>
    hasFirstDate
      ? `Elle commence le premier jour indiqué, puis se répète ${recurrence}, à compter de la dernière fois.`
      : `Elle commence cette semaine, puis se répète ${recurrence}, à compter de la dernière fois.`,
  every: 'Tous les',
  unit: 'Unité',
  units: { day: 'jours', week: 'semaines', month: 'mois', year: 'ans' },
  wholeNumber: (most) => `Indiquez un nombre entier, de 1 à ${format.number(most)}`,
  anchor: 'À compter',
  anchors: { completion: 'de la dernière fois', date: 'du premier jour, à dates fixes' },
  seasonFrom: 'Seulement de',
  seasonTo: 'Jusqu’à la fin de',
  allYear: 'Toute l’année',
  noMonth: 'Choisissez les deux mois, ou aucun',
  month,
  inSeason: (rhythm, from, to) => {
    if (from === to) return `${rhythm}, seulement en ${month(from)}`;
    return /^[ao]/.test(month(from))
      ? `${rhythm}, d’${month(from)} à ${month(to)}`
      : `${rhythm}, de ${month(from)} à ${month(to)}`;
  },
  steps: 'Étapes',
  stepsHint: 'Une par ligne. Vous pourrez les cocher en ouvrant la tâche.',
  stepCount: (steps) => format.count(steps, { one: 'étape', other: 'étapes' }),
  tooManySteps: (most, characters) => `Indiquez au plus ${most} étapes, de ${characters} caractères au plus chacune`,
  item: 'Fait partie de',
  itemHint: 'La page d’un équipement montre aussi ses tâches personnalisées.',
  noItem: 'Rien en particulier',
};
