import type { unsubscribe as english } from '../../en/app/unsubscribe.ts';
import type { Translation } from '../../translation.ts';

export const unsubscribe: Translation<typeof english> = {
  expired:
    'Il est peut-être incomplet ou très ancien. Vous pouvez désactiver le résumé hebdomadaire dans les réglages, sous Compte.',
  unsubscribed: 'Le résumé est arrêté',
  restart: 'Reprendre l’envoi',
  unsubscribedAbout:
    'Vous ne recevrez plus de résumés hebdomadaires. Les liens de connexion arrivent toujours quand vous en demandez un.',
  again: 'Votre résumé hebdomadaire est rétabli',
  stop: 'Arrêter le résumé hebdomadaire ?',
  unsubscribe: 'Se désinscrire',
  againAbout:
    'Le prochain arrive votre jour habituel. Vous pouvez changer le jour et l’heure dans les réglages, sous Compte.',
  stopAbout: 'Vous ne recevrez plus d’e-mail avec les tâches de votre semaine. Votre programme reste comme il est.',
};
