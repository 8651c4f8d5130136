import type { tryPlanAnswers as english } from '../../../en/site/live/try-plan.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

export const tryPlanAnswers: Translation<typeof english> = {
  noCountry: 'Choisissez votre pays : les saisons et la loi en dépendent.',
  offline:
    'Le programme n’a pas pu être chargé. Vérifiez votre connexion, puis appuyez de nouveau sur le bouton. Vos choix sont conservés.',
  orSignUp: (refusal) =>
    `${refusal} Ou créez un compte : vos réponses sont conservées, et votre propre programme n’a pas cette limite.`,
  weekOf: (monday) => `Semaine du ${format.date(monday, 'day')}`,
  minutes: (minutes) => `${minutes} minutes`,
  day: (date, minutes) => `${format.date(date, 'weekday')}, ${minutes} minutes`,
  source: 'Source :',
  more: (sources) => `et ${format.count(sources, { one: 'autre', other: 'autres' })}`,
};
