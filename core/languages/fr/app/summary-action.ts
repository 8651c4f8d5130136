import type { summaryAction as english } from '../../en/app/summary-action.ts';
import type { Translation } from '../../translation.ts';

export const summaryAction: Translation<typeof english> = {
  about: 'De votre résumé hebdomadaire',
  expired:
    'Il date peut-être de plus de 8 jours, ou est incomplet. Dans votre semaine, vous pouvez encore cocher ou déplacer la tâche.',
  moves: 'Elle passe à la semaine prochaine. Le reste de votre semaine reste comme il est.',
  move: 'Reporter à la semaine prochaine',
  moved: 'Reportée à la semaine prochaine.',
};
