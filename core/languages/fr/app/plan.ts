import type { plan as english } from '../../en/app/plan.ts';
import type { Translation } from '../../translation.ts';

const dataIsKept =
  'Rien n’a été supprimé, et vos tâches personnalisées continuent. Il faut Premium pour en ajouter d’autres et pour synchroniser votre agenda.';

export const plan: Translation<typeof english> = {
  title: 'Votre formule',
  more: 'Plus avec Premium',
  moreAbout:
    'Autant de tâches personnalisées que votre logement en demande (200 au plus à la fois), et votre semaine dans votre agenda.',
  manage: 'Gérer l’abonnement',
  manageAbout:
    'Factures, cartes et résiliation, sur le site de notre prestataire de paiement, Stripe. Vous pouvez aussi [résilier ou vous rétracter] ici.',
  fromSupport: 'Notre équipe d’assistance vous a offert Premium. Il n’y a rien à payer.',
  problem: 'Problème de paiement',
  notPaid:
    'Votre dernier paiement n’a pas abouti. Nous réessaierons, et vous gardez Premium en attendant. Vérifiez vos informations de paiement.',
  notPaidUntil: (end) =>
    `Votre dernier paiement n’a pas abouti. Nous réessaierons, mais Premium prend tout de même fin le ${end}. Vérifiez vos informations de paiement.`,
  renews: (day) => `Renouvellement le ${day}. Vous pouvez résilier à tout moment.`,
  endsOn: (end) => `Prend fin le ${end}`,
  cancelled: 'Vous avez résilié. Vous gardez Premium jusque-là, et rien n’est supprimé ensuite.',
  freeAbout: 'Le programme hebdomadaire complet de votre logement, et 1 tâche personnalisée qui se répète.',
  ended: (end) => `Premium a pris fin le ${end}. ${dataIsKept}`,
  stopped: `Premium s’est arrêté, car il manque un paiement. ${dataIsKept}`,
  notCompleted: 'Votre paiement de Premium n’est pas allé à son terme : vous avez la formule gratuite.',
  names: { free: 'Gratuit', premium: 'Premium' },
};
