import type { Rarity } from '../../domain/plan/what-waits.ts';
import type { waits as english } from '../en/waits.ts';
import type { Translation } from '../translation.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

const sentences: Readonly<Record<Rarity, (jobs: number, time: string, subject: string) => string>> = {
  never: (jobs, time, subject) =>
    format.form(jobs, {
      one: `Avec environ ${time} par semaine, ${subject} attend pour l’instant.`,
      other: `Avec environ ${time} par semaine, ${subject} attendent pour l’instant.`,
    }),
  little: (jobs, time, subject) =>
    format.form(jobs, {
      one: `Avec environ ${time} par semaine, ${subject} revient un peu moins souvent.`,
      other: `Avec environ ${time} par semaine, ${subject} reviennent un peu moins souvent.`,
    }),
  half: (jobs, time, subject) =>
    format.form(jobs, {
      one: `Avec environ ${time} par semaine, ${subject} revient environ deux fois moins souvent.`,
      other: `Avec environ ${time} par semaine, ${subject} reviennent environ deux fois moins souvent.`,
    }),
  third: (jobs, time, subject) =>
    format.form(jobs, {
      one: `Avec environ ${time} par semaine, ${subject} revient environ trois fois moins souvent.`,
      other: `Avec environ ${time} par semaine, ${subject} reviennent environ trois fois moins souvent.`,
    }),
  much: (jobs, time, subject) =>
    format.form(jobs, {
      one: `Avec environ ${time} par semaine, ${subject} revient beaucoup moins souvent.`,
      other: `Avec environ ${time} par semaine, ${subject} reviennent beaucoup moins souvent.`,
    }),
};

const subjects = {
  damage: {
    one: 'même une tâche qui évite des dégâts coûteux',
    other: 'même des tâches qui évitent des dégâts coûteux',
  },
  cleaning: { one: 'une petite tâche de nettoyage', other: 'de petites tâches de nettoyage' },
  upkeep: { one: 'une petite tâche d’entretien', other: 'de petites tâches d’entretien' },
  both: {
    one: 'une petite tâche de nettoyage et d’entretien',
    other: 'de petites tâches de nettoyage et d’entretien',
  },
} as const;

const tasksAWeek = (tasks: number): string => `${format.count(tasks, { one: 'tâche', other: 'tâches' })} par semaine`;

export const waits: Translation<typeof english> = {
  sentence: ({ jobs, rarity, kind, minutes }) =>
    sentences[rarity](jobs, durations.roughly(minutes), format.form(jobs, subjects[kind])),
  unsafe: ({ tasksPerWeek, jobs, never, enough }) => {
    const safety = format.count(jobs, { one: 'tâche de sécurité', other: 'tâches de sécurité' });
    const tooFew = format.form(tasksPerWeek, { one: 'ne suffit pas', other: 'ne suffisent pas' });
    const lost = format.form(never, { one: 'ne viendrait', other: 'ne viendraient' });
    const isEnough = format.form(enough, { one: 'suffit', other: 'suffisent' });
    return `Votre logement compte ${safety}. ${tasksAWeek(tasksPerWeek)} ${tooFew} : en deux ans, ${never} ${lost} jamais. ${tasksAWeek(enough)} ${isEnough}.`;
  },
  raiseTo: (tasksPerWeek) => `Prévoir ${tasksAWeek(tasksPerWeek)}`,
  raise: ({ tasksPerWeek, minutes, minutesBefore }) => {
    const [before, after] = [durations.roughly(minutesBefore), durations.roughly(minutes)];
    return before === after ? `Prévoir ${tasksAWeek(tasksPerWeek)}` : `Prévoir ${after} par semaine`;
  },
};
