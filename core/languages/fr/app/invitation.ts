import type { invitation as english } from '../../en/app/invitation.ts';
import type { Translation } from '../../translation.ts';

export const invitation: Translation<typeof english> = {
  invites: (name) => `${name} vous invite`,
  together: (home) => `Entretenir « ${home} » ensemble`,
  togetherWith: (name) => `Entretenir un logement avec ${name}`,
  yourName: 'Le nom que les autres verront',
  yourEmail: 'Votre adresse e-mail',
  sendLink: 'M’envoyer un lien pour le rejoindre',
  join: 'Rejoindre',
  decline: 'Refuser',
  notNow: 'Plus tard',
  agree: 'En rejoignant ce logement, vous acceptez les [conditions d’utilisation].',
  privacy: 'La [politique de confidentialité] explique ce que nous enregistrons et pourquoi.',
  youSee: (youMay) =>
    `Vous voyez ce que le logement demande chaque semaine, et ce qui a été fait. ${youMay} Cela ne vous coûte rien.`,
  joinAs: (email) => `Vous le rejoignez avec l’adresse [${email}], et gardez votre propre logement.`,
  haveAccount: (email) =>
    `Vous avez déjà un compte. Pour vérifier que c’est bien vous, nous envoyons un lien à [${email}].`,
  inviterSignsIn: (name, email) => `${name} se connecte avec ${email}.`,
  expired:
    'L’invitation a peut-être déjà été acceptée ou annulée, ou date de plus de sept jours. Demandez-en une autre.',
  signInWith: (service) => `Se connecter avec ${service}`,
  everyoneSignsIn: (service) =>
    `Ici, tout le monde se connecte avec ${service}. Connectez-vous d’abord, puis rouvrez ce lien pour rejoindre le logement.`,
  sentTo: (email) => `Nous avons envoyé un lien à [${email}]. Il vous connecte, et vous rejoignez le logement.`,
};
