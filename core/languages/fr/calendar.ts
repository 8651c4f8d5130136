import type { calendar as english } from '../en/calendar.ts';
import type { Translation } from '../translation.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

export const calendar: Translation<typeof english> = {
  about: (address) => `L’entretien de votre logement, tenu à jour depuis ${address}`,
  day: (tasks, minutes) => {
    const count = format.count(tasks, { one: 'tâche', other: 'tâches' });
    return minutes > 0
      ? `Entretien du logement · ${count}, ${durations.spoken(minutes)}`
      : `Entretien du logement · ${count}`;
  },
  task: (title, minutes) => `${title} (${durations.spoken(minutes)})`,
  safety: (text) => `Sécurité : ${text}`,
  guide: (address) => `Guide : ${address}`,
  week: (address) => `Votre semaine dans Upkept : ${address}`,
};
