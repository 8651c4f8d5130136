import type { account as english } from '../../en/mails/account.ts';
import type { Translation } from '../../translation.ts';
import { deviceText } from '../device-text.ts';
import { format } from '../format.ts';

const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0
    ? format.count(minutes / 60, { one: 'heure', other: 'heures' })
    : format.count(minutes, { one: 'minute', other: 'minutes' });

export const account: Translation<typeof english> = {
  ofAccount: (to) => `Nous avons envoyé cet e-mail à ${to} parce que c’est l’adresse de votre compte Upkept.`,
  signInButton: 'Se connecter à Upkept',
  signIn: {
    subject: 'Votre lien de connexion à Upkept',
    lifetime: (minutes) => `Valable ${spoken(minutes)}, et une seule fois`,
    heading: 'Se connecter à Upkept',
    text: 'Si c’est votre première visite, ce lien crée aussi votre compte.',
    invited: (home, inviter) =>
      home === undefined
        ? `Vous rejoignez ensuite un logement, où ${inviter} vous invite.`
        : `Vous rejoignez ensuite « ${home} », où ${inviter} vous invite.`,
    code: 'Code, à saisir sur la page de votre demande',
    asked: 'Demandé',
    askedAt: (at, timezone, device) => {
      const moment = format.moment(at, 'dayAndZone', timezone);
      return device === undefined ? moment : `${moment}, dans ${deviceText(device)}`;
    },
    joinButton: 'Se connecter et rejoindre',
    closing: 'Vous n’avez pas demandé cet e-mail ? Vous pouvez l’ignorer.',
    closingWithCode: 'Ne donnez le code à personne. Vous n’avez rien demandé ? Ignorez cet e-mail.',
    reason: (to) =>
      `Nous avons envoyé cet e-mail à ${to} parce qu’un lien de connexion a été demandé pour cette adresse.`,
  },
  identityConfirmation: {
    subject: 'Connexion à Upkept : confirmez votre adresse',
    preview: (provider) => `Quelqu’un s’est connecté chez ${provider} avec cette adresse.`,
    heading: 'Était-ce vous ?',
    text: (provider) =>
      `Quelqu’un s’est connecté chez ${provider} avec cette adresse, que ${provider} n’a pas vérifiée. Si c’était vous, ouvrez ce lien dans le même navigateur. À partir de ce moment, ${provider} vous connectera à Upkept.`,
    closing: 'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail. Personne ne peut se connecter sans le lien.',
    reason: (to, provider) =>
      `Nous avons envoyé cet e-mail à ${to} parce que ${provider} nous a indiqué cette adresse.`,
  },
  welcome: {
    subject: 'Bienvenue dans Upkept Premium',
    preview: 'Merci. Voici le lien vers votre compte.',
    chip: 'Vous avez maintenant Premium',
    heading: 'Bienvenue dans Upkept',
    text: 'Merci de votre achat. Votre compte est prêt. Ce lien vous connecte, sans mot de passe. Si c’est votre première visite, dites-nous ce que contient votre logement, et nous programmerons votre première semaine.',
    closing: (minutes, signInPage) =>
      `Le lien fonctionne une fois, pendant ${spoken(minutes)}. S’il vous en faut un autre plus tard, saisissez cette adresse sur ${signInPage}. Vous pouvez résilier à tout moment dans les réglages, sous Compte. Un second e-mail confirme votre achat.`,
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que cette adresse a servi à acheter Upkept Premium.`,
  },
  emailChange: {
    subject: 'Confirmez la nouvelle adresse du compte Upkept',
    chip: 'Valable 24 heures',
    heading: 'Confirmer la nouvelle adresse',
    button: 'Confirmer la nouvelle adresse',
    current: {
      preview: 'Le changement doit être confirmé depuis les deux adresses.',
      text: (newEmail) =>
        `Vous avez demandé à vous connecter désormais avec ${newEmail}. Pour que nous sachions que c’est bien vous, confirmez le changement ici aussi. Nous avons également écrit à la nouvelle adresse.`,
      closing:
        'Vous n’avez pas demandé cela ? Ne confirmez pas, et l’adresse de votre compte reste la même. Par sécurité, déconnectez-vous partout dans les réglages, sous Compte.',
      reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que c’est l’adresse de votre compte Upkept.`,
    },
    new: {
      preview: 'Le changement doit être confirmé depuis les deux adresses.',
      text: () =>
        'Vous avez demandé à utiliser cette adresse pour votre compte Upkept. Confirmez qu’elle est bien à vous. Nous avons également écrit à votre adresse actuelle.',
      closing:
        'Vous n’avez pas demandé cela ? Vous pouvez ignorer cet e-mail. Rien ne change tant que les deux adresses n’ont pas confirmé.',
      reason: (to) =>
        `Nous avons envoyé cet e-mail à ${to} parce que quelqu’un a indiqué cette adresse comme nouvelle adresse de son compte Upkept.`,
    },
    moved: {
      preview: 'Notre assistance transfère un compte vers cette adresse.',
      text: () =>
        'Quelqu’un a dit à notre assistance ne plus pouvoir lire les e-mails de son compte Upkept, et nous a demandé de le transférer vers cette adresse. Si c’est vous, confirmez que l’adresse est bien à vous. Vous vous connecterez alors avec elle, et tous les appareils seront déconnectés.',
      closing: 'Vous n’avez rien demandé à notre assistance ? Ne confirmez pas, et rien ne change.',
      reason: (to) =>
        `Nous avons envoyé cet e-mail à ${to} parce que notre assistance a indiqué cette adresse comme nouvelle adresse d’un compte Upkept.`,
    },
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte Upkept a changé',
    preview: (newEmail) => `Vous vous connectez maintenant avec ${newEmail}.`,
    chip: 'Votre adresse a changé',
    heading: 'Votre compte a une nouvelle adresse',
    text: (newEmail) =>
      `Vous vous connectez maintenant à Upkept avec ${newEmail}. Tous les appareils ont été déconnectés, sauf celui sur lequel vous auriez demandé le changement, et les liens des e-mails envoyés auparavant à cette adresse ne fonctionnent plus.`,
    closing:
      'Ce changement ne vient pas de vous ? Répondez tout de suite à cet e-mail, pour que nous puissions vérifier ce qui s’est passé.',
    reason: (to) =>
      `Nous avons envoyé cet e-mail à ${to} parce que c’était jusqu’à maintenant l’adresse d’un compte Upkept.`,
  },
  accountDeleted: {
    subject: 'Votre compte Upkept est supprimé',
    preview: 'Ce que nous avions enregistré sur vous est supprimé aussi.',
    chip: 'Supprimé',
    heading: 'Votre compte est supprimé',
    text: 'Votre compte est supprimé, et avec lui chaque logement où vous étiez la seule personne. Leurs abonnements ont pris fin, et plus rien ne sera prélevé pour eux. Un logement où vivent d’autres personnes leur reste.',
    closing:
      'Les sauvegardes, qui ne servent qu’en cas d’urgence, contiennent encore ces données jusqu’à leur propre suppression. Vous pouvez revenir dans Upkept à tout moment avec un nouveau compte.',
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que c’était l’adresse du compte.`,
  },
  calendarReconnect: {
    subject: 'Reconnectez votre agenda à Upkept',
    preview: 'Google ne nous permet plus de le mettre à jour. Le reconnecter prend une minute.',
    chip: 'Votre programme est intact',
    heading: 'Votre agenda doit être reconnecté',
    text: 'Google ne permet plus à Upkept de mettre à jour votre agenda. Cela arrive quand l’autorisation est retirée dans votre compte Google, ou quand la connexion n’a pas servi pendant longtemps. Vos tâches restent les mêmes, mais leurs changements n’arrivent pas dans votre agenda tant que vous ne l’avez pas reconnecté.',
    button: 'Reconnecter votre agenda',
    closing:
      'Si vous ne voulez plus de vos tâches dans votre agenda, déconnectez-le sur la même page. Nous ne vous écrirons plus à ce sujet.',
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce qu’un agenda est connecté à Upkept pour cette adresse.`,
  },
};
