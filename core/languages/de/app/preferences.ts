import type { preferences as english } from '../../en/app/preferences.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** The tab about the plan, the home and pauses. */
export const preferences = {
  assistant: 'Der Assistent',
  assistantAbout:
    'Regeln entscheiden, was Ihr Zuhause braucht. Aus diesen Aufgaben kann ein KI-Modell die für eine Woche auswählen, sie ordnen und eine Notiz zur Woche und eine Zeile zu einer Aufgabe schreiben. Es erhält eine Liste dessen, was Ihr Zuhause hat und welche Aufgaben fällig sind, aber weder Ihren Namen noch Ihre E-Mail-Adresse: siehe die [Datenschutzerklärung].',
  assistantSwitch: 'Den Assistenten verwenden',
  assistantHint: 'Wenn er aus ist, werden Ihre Wochen ohne ihn geplant und haben keine Notizen.',
  assistantOn: 'Der Assistent ist an',
  assistantOff: 'Der Assistent ist aus',
  fits: (tasks: number) =>
    `Ihr Zuhause braucht etwa ${format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' })} pro Woche. Alles passt hinein.`,
  homeIs: (kind: string) => `Ihr Zuhause: ${kind}`,
  added: (names: string) => `Hinzugefügt: ${names}`,
  removed: (names: string) => `Entfernt: ${names}`,
  none: 'Nichts',
  has: 'Was es hat',
  hasAbout:
    'Haben Sie etwas Neues gekauft oder etwas abgegeben? Offene Aufgaben zu allem, was Sie entfernen, verschwinden aus dieser Woche, und die Wochen danach werden neu geplant. Erledigte und eigene Aufgaben bleiben.',
  time: (tasks: number, days: readonly string[], isEveryDay: boolean) => {
    const count = format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' });
    return isEveryDay
      ? `Höchstens ${count} pro Woche, jeden Tag`
      : `Höchstens ${count} pro Woche, ${format.list(days)}`;
  },
  pausedFrom: (from: string, to: string) => `pausiert vom ${from} bis zum ${to}`,
  noPause: 'keine Pause',
  assistantNow: (isOn: boolean, away: string) => (isOn ? `Assistent an, ${away}` : `Assistent aus, ${away}`),
  things: (items: number) => `${format.count(items, { one: 'Gerät', other: 'Geräte' })}`,
  pause: 'Pause',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  changePause: 'Pause ändern',
  startPause: 'Pause',
  endsBeforeStart: 'Bitte wählen Sie den ersten oder einen späteren Tag',
  longPause: (days: number) => `Eine Pause kann höchstens ${days} Tage dauern`,
  pauseAbout:
    'Eine Weile weg? Während einer Pause wird nichts geplant oder überfällig, und die erste Woche danach ist nicht voller als sonst. Sicherheitsprüfungen, die in der Zeit fällig wurden, kommen zuerst.',
  pausedOn: (day: string) => `Pausiert am [${day}].`,
  pausedSince: (from: string, to: string) => `Pausiert vom [${from}] bis zum [${to}].`,
  endPause: 'Pause beenden',
  pauseOver: 'Die Pause ist vorbei',
  pausedMoved: (tasks: number) =>
    `Pausiert. Auf die Tage danach verschoben: ${format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' })}`,
  paused: 'Pausiert',
  timeTitle: 'Zeit',
  homeTitle: 'Zuhause',
  assistantAndPause: 'Assistent und Pause',
  noDays: 'Bitte wählen Sie mindestens einen Tag für die Aufgaben',
  rhythmAbout:
    'Mit fünf Aufgaben zielt der Plan auf etwa eine Stunde pro Woche. Wenn Sie hier etwas ändern, bleibt diese Woche, wie sie ist, und die Wochen danach werden neu geplant. Um auch diese Woche zu ändern, wählen Sie „Diese Woche neu planen“ auf Ihrer [Wochenseite].',
  clamped: (min: number, max: number, count: number) =>
    `Die Zahl muss zwischen ${min} und ${max} liegen, deshalb wurde sie auf ${count} gesetzt.`,
  tasksPerWeek: 'Aufgaben pro Woche',
  keepSmall: (tasks: number) => `Bei ${tasks} pro Woche bleiben`,
  tasksPerWeekHint: (min: number, max: number) => `Höchstens so viele, von ${min} bis ${max}.`,
  days: 'Tage für die Aufgaben',
} as const satisfies Translation<typeof english>;
