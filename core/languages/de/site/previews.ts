import type { previews as english } from '../../en/site/previews.ts';
import type { Translation } from '../../translation.ts';
/** The sample home of the home page’s previews. */
export const previews = {
  position: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  steps: [
    {
      title: 'Küchengeräte',
      question: 'Was steht in Ihrer Küche?',
      options: ['Kühlschrank', 'Gasherd', 'Induktionskochfeld', 'Mikrowelle', 'Backofen'],
    },
    {
      title: 'Bad',
      question: 'Und im Bad?',
      options: ['Badewanne', 'Dusche', 'Bidet', 'Whirlpool', 'Sauna'],
    },
    {
      title: 'Draußen',
      question: 'Gibt es etwas draußen?',
      options: ['Grill', 'Terrasse/Holzdeck', 'Feuerschale', 'Außenwhirlpool', 'Außenküche', 'Pool'],
    },
  ],
  tasks: [
    { name: 'Kühlrippen des Kühlschranks reinigen', place: 'Küche' },
    { name: 'Batterien der Rauchmelder testen', place: 'Ganzes Zuhause' },
    { name: 'Filter des Geschirrspülers reinigen', place: 'Küche' },
  ],
} as const satisfies Translation<typeof english>;
