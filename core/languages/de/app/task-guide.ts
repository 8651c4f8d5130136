import type { taskGuide as english } from '../../en/app/task-guide.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
/** How a task is done. */
export const taskGuide = {
  why: 'Warum es wichtig ist',
  safety: 'Sicherheit.',
  steps: 'Schritte',
  tools: 'Werkzeug und Material',
  noTools: 'Nichts',
  youNeed: 'Sie brauchen:',
  background: 'Hintergrund und Quellen',
  difficulty: 'Schwierigkeit',
  onlyFor: 'Nur für:',
  ifYouRent: 'Wenn Sie zur Miete wohnen:',
  inPlace: (place: string) => `In ${place}:`,
  checkedOn: (date: string) => `(geprüft am ${date})`,
  readGuide: 'Den ganzen Ratgeber lesen',
  forItem: (item: string) => `zu ${item}`,
  /** The day follows. */
  sources: (sources: readonly string[], day: string) => `Quellen: ${format.clauses(sources)}. Geprüft am [${day}].`,
} as const satisfies Translation<typeof english>;
