import type { Rarity, WhatWaits } from '../../domain/plan/what-waits.ts';
import type { waits as english } from '../en/waits.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';
import { rhythm } from './rhythm.ts';

const rarities: Readonly<Record<Exclude<Rarity, 'never'>, string>> = {
  little: 'un peu moins souvent',
  half: 'environ deux fois moins souvent',
  third: 'environ trois fois moins souvent',
  much: 'beaucoup moins souvent',
};

function rarityOf({ jobs, rarity }: WhatWaits): string {
  if (rarity === 'never') return jobs === 1 ? 'attend pour l’instant' : 'attendent pour l’instant';
  return `${jobs === 1 ? 'revient' : 'reviennent'} ${rarities[rarity]}`;
}

function subjectOf({ jobs, kind }: WhatWaits): string {
  if (kind === 'damage') {
    return jobs === 1
      ? 'même une tâche qui évite des dégâts coûteux'
      : 'même des tâches qui évitent des dégâts coûteux';
  }
  const words = { cleaning: 'de nettoyage', upkeep: 'd’entretien', both: 'de nettoyage et d’entretien' }[kind];
  return `${jobs === 1 ? 'une petite tâche' : 'de petites tâches'} ${words}`;
}

const tasksAWeek = (tasks: number): string => `${format.count(tasks, { one: 'tâche', other: 'tâches' })} par semaine`;

export const waits: Translation<typeof english> = {
  sentence: (what) => `Avec environ ${rhythm.roughly(what.minutes)} par semaine, ${subjectOf(what)} ${rarityOf(what)}.`,
  unsafe: ({ tasksPerWeek, jobs, never, enough }) =>
    `Votre logement compte ${format.count(jobs, { one: 'tâche de sécurité', other: 'tâches de sécurité' })}. ${tasksAWeek(tasksPerWeek)} ne ${tasksPerWeek === 1 ? 'suffit' : 'suffisent'} pas : en deux ans, ${never} ne ${never === 1 ? 'viendrait' : 'viendraient'} jamais. ${tasksAWeek(enough)} ${enough === 1 ? 'suffit' : 'suffisent'}.`,
  raiseTo: (tasksPerWeek) => `Prévoir ${tasksAWeek(tasksPerWeek)}`,
  raise: ({ tasksPerWeek, minutes, minutesBefore }) => {
    const [before, after] = [rhythm.roughly(minutesBefore), rhythm.roughly(minutes)];
    return before === after ? `Prévoir ${tasksAWeek(tasksPerWeek)}` : `Prévoir ${after} par semaine`;
  },
};
