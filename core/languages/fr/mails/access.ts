import type { access as english } from '../../en/mails/access.ts';
import type { Translation } from '../../translation.ts';

export const access: Translation<typeof english> = {
  quoted: (name) => `« ${name} »`,
  tokenAdded: {
    subject: 'Un nouveau jeton d’API pour votre logement',
    preview: (name, scope) =>
      scope === 'write'
        ? `« ${name} » peut maintenant lire et modifier votre programme.`
        : `« ${name} » peut maintenant lire votre programme.`,
    heading: 'Vous avez créé un jeton d’API',
    text: (scope) =>
      scope === 'write'
        ? 'Un logiciel qui a ce jeton peut lire vos semaines, votre logement avec ses appareils et ses compteurs, et son historique, et les modifier. Il ne peut ni changer votre adresse, ni voir vos paiements, ni supprimer votre compte.'
        : 'Un logiciel qui a ce jeton peut lire vos semaines, votre logement avec ses appareils et ses compteurs, et son historique. Il ne peut ni changer votre adresse, ni voir vos paiements, ni supprimer votre compte.',
    button: 'Voir vos jetons',
    closing:
      'Ce n’est pas vous qui l’avez créé ? Dans les réglages, sous Compte, retirez-le et déconnectez-vous partout, puis répondez à cet e-mail.',
  },
  appAdded: {
    subject: 'Une nouvelle application a accès à votre logement',
    preview: (name, scope) =>
      scope === 'write'
        ? `« ${name} » peut maintenant lire et modifier votre programme.`
        : `« ${name} » peut maintenant lire votre programme.`,
    heading: 'Vous avez connecté une application',
    text: (host, scope) =>
      scope === 'write'
        ? `L’application de ${host} peut lire vos semaines, vos guides, vos compteurs et votre historique, y compris qui a fait quoi. Elle peut aussi cocher, déplacer et ignorer des tâches, et enregistrer ce qu’affiche un compteur. Elle ne peut ni changer votre adresse, ni voir vos paiements, ni supprimer quoi que ce soit.`
        : `L’application de ${host} peut lire vos semaines, vos guides, vos compteurs et votre historique, y compris qui a fait quoi. Elle ne peut ni changer votre adresse, ni voir vos paiements, ni supprimer quoi que ce soit.`,
    button: 'Voir vos applications',
    closing:
      'Ce n’est pas vous qui l’avez connectée ? Dans les réglages, sous Compte, retirez-la et déconnectez-vous partout, puis répondez à cet e-mail.',
  },
  webhookAdded: {
    subject: 'Un nouveau webhook pour votre logement',
    preview: (host) => `Les changements dans votre logement sont maintenant signalés à ${host}.`,
    heading: 'Vous avez ajouté un webhook',
    text: (host) =>
      `Upkept envoie maintenant à ${host} un message à chacun de ces changements dans votre logement. Un message sur des tâches contient leur titre, leur équipement, leur jour et leurs minutes, et indique si et quand elles ont été faites, et si vous les avez ajoutées vous-même. Ce webhook ne peut rien modifier.`,
    reported: 'Signalé',
    button: 'Voir vos webhooks',
    closing:
      'Ce n’est pas vous qui l’avez ajouté ? Dans les réglages, sous Compte, retirez-le et déconnectez-vous partout, puis répondez à cet e-mail.',
  },
  webhookPaused: {
    subject: 'Un webhook de votre logement est en pause',
    preview: (host) => `${host} n’a pas accepté ce que nous avons envoyé.`,
    heading: 'Un webhook est en pause',
    text: (host) =>
      `${host} n’a pas accepté nos derniers envois : Upkept ne lui signale donc plus les changements. Vos tâches restent les mêmes. Quand tout fonctionne de nouveau, envoyez un test depuis les réglages, et le webhook reprendra.`,
    closing: 'S’il ne vous sert plus, retirez-le sur la même page. Nous ne vous écrirons plus à ce sujet.',
    reason: (to) =>
      `Nous avons envoyé cet e-mail à ${to} parce que vous avez ajouté ce webhook à votre logement dans Upkept.`,
  },
  passkeyAdded: {
    subject: 'Une nouvelle clé d’accès pour votre compte Upkept',
    preview: (name) => `« ${name} » peut maintenant se connecter à votre compte.`,
    heading: 'Vous avez ajouté une clé d’accès',
    text: 'Vous pouvez maintenant vous connecter à Upkept avec cette clé d’accès. Les liens par e-mail fonctionnent comme avant. Si vous ne l’avez pas ajoutée, dites-le ci-dessous : cela la retire et vous déconnecte partout.',
    button: 'Je ne l’ai pas ajoutée',
    closing: 'C’était bien vous ? Alors il n’y a rien à faire. Vos clés d’accès sont dans les réglages, sous Compte.',
  },
  identityAdded: {
    subject: 'Un service de connexion ouvre votre compte Upkept',
    preview: (provider) => `${provider} peut maintenant vous connecter.`,
    heading: 'Votre service de connexion est relié',
    text: (provider) => `Une connexion a eu lieu avec ${provider}. Désormais, ce service ouvre votre compte Upkept.`,
    button: 'Voir ce service',
    closing:
      'Ce n’était pas vous ? Dans les réglages, sous Compte, retirez ce service et déconnectez-vous partout, puis répondez à cet e-mail.',
  },
};
