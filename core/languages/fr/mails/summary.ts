import { capitalise } from '../../../domain/text/capitalise.ts';
import { type IsoDate, monthOf } from '../../../domain/time/dates.ts';
import type { summary as english } from '../../en/mails/summary.ts';
import type { Translation } from '../../translation.ts';
import { durations } from '../durations.ts';
import { format } from '../format.ts';

const tasks = { one: 'tâche', other: 'tâches' };
const dayOf = (date: IsoDate): string => format.date(date, 'weekdayAndDay');
/** « 4 », « 1er ». */
const dayOfMonth = (date: IsoDate): string => format.date(date, 'day').split(' ')[0] ?? '';

export const summary: Translation<typeof english> = {
  subject: (from, total) => `Votre semaine du ${format.date(from, 'day')} : ${total}`,
  total: (count, minutes) =>
    minutes > 0 ? `${format.count(count, tasks)}, ${durations.short(minutes)}` : format.count(count, tasks),
  allDone: 'tout est fait',
  nothing: 'rien à faire',
  heading: 'Votre semaine',
  headingFor: (name) => `Votre semaine, ${name}`,
  dates: (from, to) => {
    const isShort = monthOf(from) === monthOf(to);
    const first = isShort ? `${format.date(from, 'weekday')} ${dayOfMonth(from)}` : dayOf(from);
    return `Du ${first} au ${dayOf(to)}`;
  },
  weekday: (date) => capitalise(format.date(date, 'weekday')),
  tasks: (count) => format.form(count, tasks),
  inAll: 'en tout',
  quietWeek: 'La semaine dernière a été calme. Voici un nouveau départ.',
  lastWeek: (done, planned, minutes) => {
    const [count, time] = [format.count(done, tasks), durations.short(minutes)];
    if (done < planned) {
      return minutes > 0
        ? `La semaine dernière, vous avez fait ${count} sur ${planned}, environ ${time}.`
        : `La semaine dernière, vous avez fait ${count} sur ${planned}.`;
    }
    return minutes > 0
      ? `La semaine dernière, vous avez fait ${format.count(planned, tasks)}, environ ${time}.`
      : `La semaine dernière, vous avez fait ${format.count(planned, tasks)}.`;
  },
  finished: (done, minutes) => {
    const time = durations.short(minutes);
    if (done === 1) {
      return minutes > 0
        ? `Votre seule tâche de la semaine est faite, ${time}.`
        : 'Votre seule tâche de la semaine est faite.';
    }
    return minutes > 0
      ? `Les ${done} tâches de la semaine sont faites, ${time}.`
      : `Les ${done} tâches de la semaine sont faites.`;
  },
  next: (title, weekStart) => `Ensuite : ${title}, semaine du ${format.date(weekStart, 'day')}.`,
  bookFirst: (title) => `Rendez-vous à prendre : ${title}.`,
  weekOff: 'Une semaine de repos.',
  first: (title) => `${title}.`,
  firstTwo: (one, other) => `${one}, et ${other}.`,
  firstAndMore: (one, other, more) => `${one}, ${other} et ${more} de plus.`,
  hasMore: (more) => `Votre semaine en compte ${more} de plus.`,
  nothingButBookings: 'Rien n’est prévu ces jours-ci : c’est le moment de prendre rendez-vous pour la suite.',
  nothingPlanned: 'Rien n’est prévu ces jours-ci.',
  open: 'Ouvrir votre semaine',
  bookings: 'Rendez-vous à prendre',
  note: 'En cette saison',
  assumedTown:
    'Les tâches liées au gel, aux pluies et aux tempêtes viennent aussi tôt qu’il le faut dans une grande partie de votre pays.',
  nameTown: 'Indiquer la ville la plus proche',
  plannedFor: (weekStart) => `Prévu la semaine du ${format.date(weekStart, 'day')}`,
  done: { work: 'C’est fait', visit: 'Rendez-vous pris' },
  notThisWeek: 'Pas cette semaine',
  notMine: 'Pas chez moi ?',
  safety: 'Sécurité',
  labelled: (label, text) => `${label} : ${text}`,
  question: {
    heading: 'Toujours utile ?',
    text: 'Pour continuer à recevoir ce résumé, ouvrez simplement votre semaine. Sinon, il s’arrête maintenant et reprend après votre prochaine visite.',
    keep: 'Continuer à le recevoir',
    stop: 'Arrêter définitivement',
  },
  reason: (to) => `Vous choisissez dans les réglages si et quand Upkept envoie ce résumé à ${to}.`,
  settings: 'Changer le jour ou l’heure',
  unsubscribe: 'Se désinscrire',
};
