import type { ticking as english } from '../../en/app/ticking.ts';
import type { Translation } from '../../translation.ts';

export const ticking: Translation<typeof english> = {
  asked: { work: 'Avez-vous fait cette tâche ?', visit: 'Avez-vous pris ce rendez-vous ?' },
  mark: { work: 'Marquer comme faite', visit: 'Rendez-vous pris' },
  marked: { work: 'Cette tâche est faite.', visit: 'Le rendez-vous est pris.' },
  earlier: { work: 'Faite plus tôt…', visit: 'Rendez-vous déjà pris…' },
  when: { work: 'Quand l’avez-vous faite ?', visit: 'Quand avez-vous pris rendez-vous ?' },
  on: { work: (day) => `Faite ${day}`, visit: (day) => `Rendez-vous pris ${day}` },
  whenTheyCome: 'Quand est la visite ?',
};
