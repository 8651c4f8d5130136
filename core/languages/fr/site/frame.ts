import type { frame as english } from '../../en/site/frame.ts';
import type { Translation } from '../../translation.ts';

export const frame: Translation<typeof english> = {
  skip: 'Aller au contenu',
  loading: 'Chargement…',
  optional: '(facultatif)',
  contents: 'Sur cette page',
  path: 'Fil d’Ariane',
  withoutScript:
    'Upkept programme les petits travaux qui gardent un logement en bon état. Cette page a besoin de JavaScript : vérifiez qu’il est activé, puis rechargez la page.',
  needsScript: (what) =>
    `${what} nécessite JavaScript. Vérifiez qu’il est activé, rechargez la page ou écrivez à [{support email}](mailto:{support email}).`,
  startFree: 'Commencer gratuitement',
  howWeChoose: 'Le choix des tâches',
};
