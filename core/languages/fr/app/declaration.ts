import type { declaration as english } from '../../en/app/declaration.ts';
import type { Translation } from '../../translation.ts';

const names = { withdrawal: 'rétractation', cancellation: 'résiliation' } as const;

export const declaration: Translation<typeof english> = {
  expired: 'Le lien est peut-être incomplet. Vous pouvez renvoyer votre déclaration.',
  confirmed: 'Confirmé',
  confirmedAbout: 'Votre contrat prend fin comme vous l’avez déclaré. Nous vous écrirons quand ce sera fait.',
  done: 'C’est fait',
  doneAbout: 'Votre contrat prend fin comme vous l’avez déclaré. Nous vous avons envoyé un e-mail à ce sujet.',
  noContract: 'Nous n’avons pas trouvé de contrat',
  noContractAbout:
    'Il n’y a pas d’abonnement Premium pour votre adresse e-mail, ou il a pris fin. Si vous l’avez acheté avec une autre adresse, utilisez celle-là.',
  tooLate: 'Les 14 jours étaient passés',
  tooLateAbout:
    'Votre déclaration est arrivée après le délai de rétractation : le contrat continue. Vous pouvez en revanche le résilier à tout moment.',
  takenBack: 'Vous gardez Premium',
  takenBackAbout: 'La résiliation est annulée, et Premium se renouvelle comme avant.',
  declined: 'Nous avons répondu',
  declinedAbout:
    'Nous vous avons écrit pourquoi votre déclaration reste sans effet. Si vous pensez que nous nous trompons, répondez à cet e-mail.',
  repeated: 'Vous l’aviez déjà déclaré',
  repeatedAbout: 'C’est votre première déclaration qui compte.',
  keep: 'Garder Premium',
  keepAbout: 'Premium est résilié. Jusqu’à sa fin, vous pouvez revenir sur la résiliation.',
  withdraw: 'Se rétracter du contrat ?',
  cancel: 'Résilier Premium ?',
  confirm: (kind) => `Confirmer la ${names[kind]}`,
  received: (kind, at) =>
    `Nous avons reçu votre ${names[kind]} le [${at}]. C’est ce moment qui compte, et elle prend effet dès que vous la confirmez.`,
};
