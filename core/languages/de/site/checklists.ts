import type { checklists as english } from '../../en/site/checklists.ts';
import type { Translation } from '../../translation.ts';
/** The checklists of the seasons. */
export const checklists = {
  seasons: {
    spring: { name: 'Frühling', title: 'Checkliste für Haus und Wohnung im Frühling', link: 'Checkliste Frühling' },
    summer: { name: 'Sommer', title: 'Checkliste für Haus und Wohnung im Sommer', link: 'Checkliste Sommer' },
    autumn: { name: 'Herbst', title: 'Checkliste für Haus und Wohnung im Herbst', link: 'Checkliste Herbst' },
    winter: { name: 'Winter', title: 'Checkliste für Haus und Wohnung im Winter', link: 'Checkliste Winter' },
  },
  introduction: (season: string) =>
    `Die ersten drei Listen enthalten, was eine sorgfältige Hausbetreuung im ${season} tut, Melder zuerst. Darunter steht, was es nur in manchen Haushalten gibt: Streichen Sie den Rest.`,
  months: (from: string, south: string) => `${from}; südlich des Äquators ${south}`,
  print: 'Diese Liste drucken',
  everySeason: 'In jeder Jahreszeit',
  homes: 'Wohnungen und Häuser',
  houses: 'Zusätzlich im Haus',
  minutes: (minutes: number) => `${minutes} Minuten`,
  frostTitle: 'Wenn Frost angesagt ist:',
  frost:
    'Heizen Sie weiter jeden Raum mit Wasserleitungen, auch wenn Sie nicht da sind. Entleeren Sie den Außenwasserhahn. Wenn eine Leitung einfriert, schließen Sie den Hauptabsperrhahn, öffnen Sie den Wasserhahn, und erwärmen Sie die Leitung langsam mit Handtüchern oder einem Föhn, nie mit einer Flamme ([die Schritte und ihre Quellen](/items/plumbing-and-drains#plumbing-and-drains.winterise-pipes)).',
  ifYouHave: 'Wenn Sie es haben',
  nextTitle: 'Nur die Aufgaben, die Ihr Zuhause braucht',
  next: 'Sagen Sie Upkept, was Sie haben, und es plant diese Aufgaben zur richtigen Zeit für Ihren Wohnort. Der Einstieg ist kostenlos.',
  others: 'Die anderen Jahreszeiten',
} as const satisfies Translation<typeof english>;
