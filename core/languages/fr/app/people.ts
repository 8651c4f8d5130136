import type { people as english } from '../../en/app/people.ts';
import type { Translation } from '../../translation.ts';
import { inSentence } from '../in-sentence.ts';

export const people: Translation<typeof english> = {
  thePeople: 'la liste des personnes de votre logement',
  typeDelete: 'Tapez SUPPRIMER',
  deleteHome: 'Supprimer ce logement',
  deleteTitle: (home) => `Supprimer « ${home} » ?`,
  deleteAbout:
    'Ses semaines et leur historique, ses tâches personnalisées, photos, documents et réglages sont supprimés, et son abonnement prend fin. Votre compte et vos autres logements restent. C’est irréversible.',
  keep: 'Le garder',
  toConfirm: 'Pour confirmer, tapez SUPPRIMER',
  noName: 'Indiquez un nom',
  homeName: 'Nom du logement',
  homeNameHint: 'Par exemple « Rue des Lilas », pour le distinguer des autres.',
  invitations: 'Invitations en attente',
  aLink: 'Un lien',
  invitedAs: (role, until) => `Rôle : ${inSentence(role)}. Valable jusqu’au ${until}`,
  takeBackOf: (name) => `Annuler l’invitation : ${name}`,
  takeBack: 'Annuler l’invitation',
  linkToPass: 'Le lien à transmettre',
  linkHint:
    'Il ne sert qu’une fois. Envoyez-le seulement à la personne prévue : toute personne qui l’a peut l’utiliser.',
  byEmail: 'Par e-mail',
  withLink: 'Avec un lien',
  introduction: (isAlone) =>
    isAlone
      ? 'Entretenez votre logement ensemble : tout le monde voit la même semaine. Une personne de plus ne coûte rien.'
      : 'Tout le monde voit ici la même semaine. Une personne de plus ne coûte rien.',
  invite: 'Inviter quelqu’un',
  theirEmail: 'Son adresse e-mail',
  theirRole: 'Son rôle',
  send: 'Envoyer l’invitation',
  createLink: 'Créer un lien',
  sent: (email) => `Nous avons écrit à ${email}. L’invitation est valable sept jours.`,
  noEmail: 'Indiquez une adresse e-mail',
  addHome: 'Ajouter un autre logement',
  addHomeAbout:
    'Il a sa propre semaine, son propre historique et ses propres personnes. Vous passez d’un logement à l’autre dans votre menu. Premium vaut pour un seul logement.',
  otherName: 'Nom de l’autre logement',
  addIt: 'L’ajouter',
  leaveHome: 'Quitter ce logement',
  leaveTitle: (home) => `Quitter « ${home} » ?`,
  leaveAbout:
    'Vous ne le voyez plus. Ce que vous avez fait reste dans son historique. Une personne du logement peut vous inviter de nouveau.',
  handOver: 'Transmettre et quitter',
  leave: 'Quitter',
  stay: 'Rester',
  heir: 'Qui en devient responsable',
  heirHint:
    'Personne d’autre n’a ce rôle, et un logement a besoin d’un responsable. Premium et son paiement restent avec le logement.',
  nameless: 'Sans nom',
  inYourHome: 'Les personnes de votre logement',
  you: '(vous)',
  roleOf: (name) => `Rôle : ${name}`,
  removeOf: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name} ?`,
  removeAbout:
    'Cette personne cesse aussitôt de voir votre logement, et nous l’en avertissons par e-mail. Les liens d’invitation que vous avez transmis ne marchent plus non plus. Ce qu’elle a fait reste dans son historique.',
};
