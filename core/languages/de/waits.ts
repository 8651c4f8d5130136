import type { Rarity, WhatWaits } from '../../domain/plan/what-waits.ts';
import type { waits as english } from '../en/waits.ts';
import type { Translation } from '../translation.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

const rarities: Readonly<Record<Exclude<Rarity, 'never'>, string>> = {
  little: 'etwas seltener',
  half: 'etwa halb so oft',
  third: 'etwa ein Drittel so oft',
  much: 'viel seltener',
};

function rarityOf({ jobs, rarity }: WhatWaits): string {
  if (rarity === 'never') return jobs === 1 ? 'wartet vorerst' : 'warten vorerst';
  return `${jobs === 1 ? 'kommt' : 'kommen'} ${rarities[rarity]}`;
}

function subjectOf({ jobs, kind }: WhatWaits): string {
  if (kind === 'damage') {
    return jobs === 1
      ? 'sogar eine Arbeit, die teure Schäden verhindert,'
      : 'sogar Arbeiten, die teure Schäden verhindern,';
  }
  const words = { cleaning: 'zur Reinigung', upkeep: 'zur Pflege', both: 'zur Reinigung und Pflege' }[kind];
  return `${jobs === 1 ? 'eine kleine Arbeit' : 'kleine Arbeiten'} ${words}`;
}

const tasksAWeek = (tasks: number): string => `${format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' })} pro Woche`;

export const waits: Translation<typeof english> = {
  sentence: (what) => `Bei etwa ${durations.roughly(what.minutes)} pro Woche: ${subjectOf(what)} ${rarityOf(what)}.`,
  unsafe: ({ tasksPerWeek, jobs, never, enough }) =>
    `Ihr Zuhause hat ${format.count(jobs, { one: 'Sicherheitsarbeit', other: 'Sicherheitsarbeiten' })}. Dafür ${format.form(tasksPerWeek, { one: 'reicht', other: 'reichen' })} ${tasksAWeek(tasksPerWeek)} nicht: Innerhalb von zwei Jahren ${format.form(never, { one: 'käme', other: 'kämen' })} ${never} nie. ${tasksAWeek(enough)} ${format.form(enough, { one: 'reicht', other: 'reichen' })}.`,
  raiseTo: (tasksPerWeek) => `${tasksAWeek(tasksPerWeek)} planen`,
  raise: ({ tasksPerWeek, minutes, minutesBefore }) => {
    const [before, after] = [durations.roughly(minutesBefore), durations.roughly(minutes)];
    return before === after ? `${tasksAWeek(tasksPerWeek)} planen` : `${after} pro Woche planen`;
  },
};
