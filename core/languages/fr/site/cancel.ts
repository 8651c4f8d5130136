import type { cancel as english } from '../../en/site/cancel.ts';
import type { Translation } from '../../translation.ts';

export const cancel: Translation<typeof english> = {
  title: 'Résilier ou se rétracter',
  introduction:
    'Vous pouvez résilier Premium à tout moment : il prend alors fin avec la période que vous avez payée. Pendant 14 jours après l’achat, vous pouvez aussi vous rétracter du contrat : Premium prend alors fin immédiatement, et nous vous remboursons, moins les jours utilisés si vous avez demandé un début immédiat. Les [conditions](/terms#withdrawal) donnent les détails et un formulaire à recopier.',
  otherWays:
    'Vous pouvez aussi écrire à [{support email}](mailto:{support email}), ou envoyer une lettre à l’adresse indiquée dans nos [mentions légales](/legal).',
  keep: 'Garder Premium',
  loading: 'Chargement de votre contrat…',
  cancel: 'Résilier Premium',
  withdraw: 'Se rétracter du contrat',
  areYouSure: 'Confirmez-vous ?',
  confirmCancellation: 'Confirmer la résiliation',
  confirmWithdrawal: 'Confirmer la rétractation',
  back: 'Retour',
  what: 'Que souhaitez-vous faire ?',
  name: 'Votre nom',
  email: 'Adresse e-mail',
  emailHint: 'Celle avec laquelle vous avez acheté Premium',
  reference: 'Référence',
  referenceHint: 'Un numéro de facture, ou tout ce qui nous aide à retrouver votre contrat',
  needsScript: 'Ce formulaire',
  busy: 'Envoi…',
  counts:
    'C’est le moment où vous appuyez sur le bouton qui compte. Nous vous envoyons un e-mail avec le contenu, la date et l’heure de votre déclaration. Pour une résiliation, il n’y a rien d’autre à faire. Pour une rétractation, l’e-mail contient un lien : ouvrez-le, pour que personne d’autre ne puisse mettre fin à votre contrat.',
  receivedTitle: 'Nous avons bien reçu votre déclaration',
  received:
    'Votre déclaration est arrivée le *. Nous avons envoyé son contenu, sa date et son heure par e-mail à *. Cet e-mail dit ce qu’il vous reste à faire.',
};
