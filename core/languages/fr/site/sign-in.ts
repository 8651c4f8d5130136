import type { signIn as english } from '../../en/site/sign-in.ts';
import type { Translation } from '../../translation.ts';

export const signIn: Translation<typeof english> = {
  title: 'Bienvenue dans Upkept',
  introduction: 'Indiquez votre adresse e-mail pour vous connecter ou créer un compte.',
  premiumNext: 'Vous pourrez ensuite passer à Premium.',
  email: 'Adresse e-mail',
  example: 'vous@exemple.fr',
  needsScript: 'La connexion',
  submit: 'Se connecter',
  busy: 'Envoi…',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyBusy: 'En attente de votre clé d’accès…',
  mailed:
    'Votre service de connexion n’a pas vérifié votre adresse e-mail : nous vous avons donc envoyé un lien. Ouvrez-le dans ce navigateur.',
  service: 'Se connecter avec votre service de connexion',
  serviceOnly:
    'Ici, tout le monde se connecte avec le service de connexion de ce serveur, sans lien ni mot de passe de notre part.',
  serviceBusy: 'Un instant…',
  how: 'Sans mot de passe : nous vous envoyons un lien.',
  agreement:
    'En vous connectant, vous acceptez les [conditions d’utilisation](/terms). La [politique de confidentialité](/privacy) explique ce que nous enregistrons et pourquoi.',
  click: 'Suivez le lien de l’e-mail pour vous connecter.',
  noEmail: 'Pas d’e-mail ? Regardez dans vos courriers indésirables, ou [réessayez].',
};
