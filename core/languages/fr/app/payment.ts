import type { payment as english } from '../../en/app/payment.ts';
import type { Translation } from '../../translation.ts';

export const payment: Translation<typeof english> = {
  toPricing: 'Retour aux tarifs',
  questions: (support) => `Des questions ? Écrivez à [${support}].`,
  notFound: 'Session de paiement introuvable. Recommencez le paiement.',
  error: 'Une erreur s’est produite pendant votre paiement. Si une somme a été débitée, écrivez-nous.',
  notProcessed:
    'Votre paiement n’a pas pu être traité. Vérifiez vos informations de paiement et réessayez, ou écrivez-nous.',
  canceled: 'La procédure de paiement a été interrompue. Rien n’a été débité.',
  failedTitle: 'Échec du paiement',
  canceledTitle: 'Paiement annulé',
  status: (status) =>
    status === undefined
      ? 'État du paiement : inconnu. Réessayez ou écrivez-nous.'
      : `État du paiement : ${status}. Réessayez ou écrivez-nous.`,
  subject: 'Mon paiement',
  toSettings: 'Aller aux réglages',
  successful: 'Paiement réussi',
  thanks:
    'Merci. Premium est à vous : [connectez votre agenda], et ajoutez vos propres tâches. Vous pouvez le gérer ou le résilier à tout moment dans vos réglages.',
  confirming: 'Confirmation de votre paiement',
  confirmingAbout: 'Cela prend quelques secondes. Premium apparaît ici dès que le paiement est confirmé.',
  unconfirmed: 'Pas encore confirmé',
  checkAgain: 'Vérifier de nouveau',
  unconfirmedAbout:
    'Si vous venez de payer, votre paiement n’est pas perdu et il est inutile de payer de nouveau : la confirmation peut prendre quelques minutes, puis Premium apparaît de lui-même. Si vous n’avez pas payé, rien n’a été débité.',
  toLogin: 'Aller à la connexion',
  sentOnlyAfter:
    'Il n’est envoyé qu’une fois le paiement abouti. S’il n’arrive pas dans les minutes qui suivent, regardez dans vos courriers indésirables, ou connectez-vous avec l’adresse utilisée pour le paiement.',
  welcomeSent:
    'Un e-mail de bienvenue avec un lien de connexion a été envoyé à l’adresse utilisée pour le paiement. Ouvrez-le pour vous connecter et commencer.',
  body: (session) => `Paiement : ${session}`,
};
