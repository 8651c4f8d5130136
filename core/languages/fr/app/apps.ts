import type { apps as english } from '../../en/app/apps.ts';
import type { Translation } from '../../translation.ts';

export const apps: Translation<typeof english> = {
  apps: 'Applications',
  yourApps: 'vos applications',
  noApp: 'Aucune application n’est connectée.',
  appNote: (host, mayWrite, connected, used) => {
    if (used === null) {
      return mayWrite
        ? `De ${host}, lecture et modification, connexion le ${connected}, pas encore d’utilisation`
        : `De ${host}, lecture, connexion le ${connected}, pas encore d’utilisation`;
    }
    return mayWrite
      ? `De ${host}, lecture et modification, connexion le ${connected}, dernière utilisation le ${used}`
      : `De ${host}, lecture, connexion le ${connected}, dernière utilisation le ${used}`;
  },
  introduction:
    'Laissez un serveur domotique ou un autre logiciel lire votre semaine, ou cocher des tâches. Il ne peut ni voir ni modifier votre compte.',
  appsHow: (address) =>
    `Un assistant ou une autre application qui parle le Model Context Protocol peut demander à se connecter. Donnez-lui l’adresse [${address}]. L’application vous envoie alors ici, où vous décidez. L’accès prend fin quand vous la retirez, ou après 90 jours sans utilisation.`,
  tokens: 'Jetons d’API',
  tokensHow: (header) => `Un logiciel envoie son jeton avec chaque demande, sous la forme [${header}].`,
  tokensMay:
    'Ce qu’il peut appeler est dans [la description de l’API]. Donnez à chaque logiciel son propre jeton, pour pouvoir en retirer un sans les autres.',
  todosHow: (address) =>
    `Dans un logiciel de tâches compatible CalDAV, saisissez l’adresse [${address}], votre adresse e-mail comme utilisateur et un jeton comme mot de passe. Pour cocher des tâches, le jeton doit permettre la modification.`,
  webhooks: 'Webhooks',
  webhooksHow:
    'Quand quelque chose change, nous envoyons un message à un autre logiciel, signé avec un secret. S’il ne répond pas, nous réessayons pendant un jour ; ensuite, son webhook se met en pause et nous vous écrivons. Les messages contiennent les tâches : ne donnez que des adresses de confiance.',
  read: 'Lire',
  write: 'Lire et modifier',
  days30: '30 jours',
  days90: '90 jours',
  year: 'Un an',
  tokenHint: 'À quoi sert le jeton, par exemple Home Assistant.',
  createToken: 'Créer un jeton',
  may: 'Ce qu’il peut faire',
  howLong: 'Combien de temps il est valable',
  yourTokens: 'vos jetons',
  noToken: 'Aucun logiciel n’a de jeton.',
  tokenNote: (mayWrite, used, until) => {
    if (used === null) {
      return mayWrite
        ? `Lecture et modification, pas encore d’utilisation, jusqu’au ${until}`
        : `Lecture, pas encore d’utilisation, jusqu’au ${until}`;
    }
    return mayWrite
      ? `Lecture et modification, dernière utilisation le ${used}, jusqu’au ${until}`
      : `Lecture, dernière utilisation le ${used}, jusqu’au ${until}`;
  },
  tokenFor: (name) => `Le jeton de ${name}`,
  copyToken:
    'Copiez-le maintenant : il ne sera plus affiché. Toute personne qui l’a peut s’en servir : gardez-le comme une clé.',
};
