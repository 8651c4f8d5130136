import type { selling as english } from '../../en/mails/selling.ts';
import type { Translation } from '../../translation.ts';
import { amounts } from '../amounts.ts';

const bought = (to: string) =>
  `Nous avons envoyé cet e-mail à ${to} parce qu’Upkept Premium a été acheté pour un logement dont vous êtes responsable.`;

export const selling: Translation<typeof english> = {
  paymentProblem: {
    subject: 'Votre paiement pour Upkept Premium n’a pas abouti',
    preview: (amount) => `Vous avez toujours Premium. Il reste ${amounts.exact(amount)} à payer.`,
    chip: 'Vous avez toujours Premium',
    heading: 'Votre dernier paiement n’a pas abouti',
    text: 'Cela peut arriver quand une carte expire ou qu’une banque refuse le paiement. En attendant, vous gardez Premium. Vous pouvez payer maintenant, avec la même carte ou une autre.',
    amount: 'Montant',
    card: 'Carte',
    endingIn: (digits) => `se terminant par ${digits}`,
    nextAttempt: 'Prochaine tentative',
    noAttempt: 'aucune, sauf si vous payez',
    ends: 'Fin de Premium, en l’absence de paiement',
    button: (amount) => `Payer ${amounts.exact(amount)}`,
    closing:
      'Si le paiement échoue encore, votre logement passe à la formule gratuite. Vos tâches et votre historique restent tels quels.',
    reason: bought,
  },
  started: {
    subject: 'Votre contrat Upkept Premium',
    preview: (price) => `${price}. Conservez cet e-mail.`,
    chip: 'Vous avez maintenant Premium',
    heading: 'Merci d’avoir choisi Premium',
    text: 'Cet e-mail confirme votre achat. Conservez-le : il indique ce que vous avez acheté, comment résilier et vous rétracter, et contient nos conditions.',
    what: 'Ce que vous avez acheté',
    premium:
      'Upkept Premium : des tâches personnalisées sans limite (200 au plus à la fois) et la synchronisation de l’agenda',
    price: 'Prix',
    bought: 'Date de l’achat',
    renewal: 'Renouvellement',
    renews: (day) => `le ${day}, puis à chaque fois pour la même durée, jusqu’à votre résiliation`,
    howToCancel: 'Comment résilier',
    cancelAt: (link) =>
      `À tout moment sur ${link}. Premium dure alors jusqu’à la fin de la période que vous avez payée.`,
    howToWithdraw: 'Comment se rétracter',
    withdrawUntil: (day) => `Jusqu’au ${day} inclus, à la même adresse.`,
    withdrawals: {
      true: 'Vous avez demandé que le service commence tout de suite. Si vous vous rétractez, vous payez, en proportion, le temps écoulé jusque-là.',
      false: 'Si vous vous rétractez, nous remboursons tout.',
    },
    seller: 'Vendeur',
    terms: 'Conditions',
    termsAre: (version, hash) => `version ${version}, SHA-256 ${hash}`,
    button: 'Résilier ou se rétracter',
    closing:
      'Les conditions que vous avez acceptées, avec le modèle de formulaire de rétractation, figurent ci-dessous, dans la langue du contrat.',
    reason: bought,
  },
  ended: {
    subject: 'Upkept Premium a pris fin',
    subjectAhead: 'Upkept Premium est résilié',
    heading: 'Premium a pris fin',
    headingAhead: 'Premium ne sera pas renouvelé',
    chip: (day) => `Fin le ${day}`,
    chipAhead: (day) => `Jusqu’au ${day}`,
    text: (day) => `Premium a pris fin le ${day}. Plus rien ne sera prélevé.`,
    textAhead: (instant) => `Premium est résilié. Vous le gardez jusqu’au ${instant}, et plus rien ne sera prélevé.`,
    withdrawn: 'Votre rétractation a pris effet',
    refunded: (amount) =>
      `Vous avez exercé votre droit de rétractation : Premium a donc pris fin. Nous remboursons ${amounts.exact(amount)} par le moyen de paiement que vous avez utilisé. Le remboursement arrive en général sous dix jours.`,
    nothingLeft:
      'Vous avez exercé votre droit de rétractation : Premium a donc pris fin. Il ne reste rien à rembourser.',
    button: 'Garder Premium',
    closing:
      'Rien n’est supprimé. Vos tâches personnalisées continuent de se répéter, et la formule gratuite continue de programmer vos semaines. La synchronisation de l’agenda s’arrête avec Premium.',
    reason: bought,
  },
  priceChanges: {
    subject: 'Le prix d’Upkept Premium change',
    preview: (price, day) => `${price}, à partir du ${day}.`,
    chip: (day) => `À partir du ${day}`,
    heading: 'Premium change de prix',
    text: (price, day) =>
      `À partir du ${day}, Premium coûte ${price}. Vous payez le nouveau prix à partir de votre première période qui commence ce jour-là ou plus tard. Si vous ne le souhaitez pas, résiliez d’ici là : vous gardez Premium jusqu’à la fin de la période que vous avez payée.`,
    price: 'Nouveau prix',
    applies: 'S’applique à partir du',
    button: 'Résilier Premium',
    closing: 'Si vous gardez Premium, vous n’avez rien à faire.',
    reason: bought,
  },
  termsChange: {
    subjects: { terms: 'Nos conditions changent', privacy: 'Notre politique de confidentialité change' },
    chip: (day) => `À partir du ${day}`,
    texts: {
      terms: (day) =>
        `Nos conditions d’utilisation changent le ${day}. D’ici là, les conditions actuelles s’appliquent. Voici ce qui change, et ce que vous pouvez faire si vous n’êtes pas d’accord.`,
      privacy: (day) =>
        `Notre politique de confidentialité change le ${day}. D’ici là, la politique actuelle s’applique. Voici ce qui change, et ce que vous pouvez faire si vous n’êtes pas d’accord.`,
    },
    what: 'Ce qui change',
    applies: 'S’applique à partir du',
    disagree: 'Si vous n’êtes pas d’accord',
    end: (day, link) =>
      link === undefined
        ? `Vous pouvez mettre fin au contrat avant le ${day} : supprimez votre compte, dans les réglages, sous Compte.`
        : `Vous pouvez mettre fin au contrat avant le ${day} : résiliez Premium sur ${link}, ou supprimez votre compte, dans les réglages, sous Compte.`,
    read: { terms: 'Lire nos conditions', privacy: 'Lire notre politique de confidentialité' },
    closing: 'Si vous êtes d’accord, vous n’avez rien à faire.',
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que c’est l’adresse de votre compte Upkept.`,
  },
  receipt: {
    withdrawal: {
      subjects: {
        unconfirmed: 'Encore une étape : confirmez votre rétractation',
        reminder: 'Toujours en attente : confirmez votre rétractation',
        accepted: 'Nous avons reçu votre rétractation',
        no_contract: 'Votre rétractation : aucun contrat trouvé',
        too_late: 'Votre rétractation est arrivée après les 14 jours',
        declined: 'Nous avons répondu à votre rétractation',
      },
      content: 'Je me rétracte du contrat portant sur Upkept Premium.',
      button: 'Confirmer la rétractation',
    },
    cancellation: {
      subjects: {
        unconfirmed: 'Encore une étape : confirmez votre résiliation',
        reminder: 'Toujours en attente : confirmez votre résiliation',
        accepted: 'Nous avons reçu votre résiliation',
        no_contract: 'Votre résiliation : aucun contrat trouvé',
        too_late: 'Votre résiliation est arrivée après le contrat',
        declined: 'Nous avons répondu à votre résiliation',
      },
      content: 'Je résilie le contrat portant sur Upkept Premium, avec effet à la fin de la période payée.',
      button: 'Confirmer la résiliation',
    },
    preview: (instant) => `Reçue le ${instant}.`,
    chip: 'Reçue',
    texts: {
      unconfirmed:
        'Votre déclaration compte à partir de la date et de l’heure indiquées ci-dessous. Il reste une étape : confirmez-la avec le lien ci-dessous, pour que personne d’autre ne puisse mettre fin à votre contrat. Dès que vous l’aurez confirmée, nous y donnerons suite.',
      reminder:
        'Vous avez envoyé cette déclaration, ou quelqu’un l’a fait en votre nom, et elle n’est pas encore confirmée. Elle compte toujours à partir de la date et de l’heure indiquées ci-dessous. Dès que vous la confirmez, nous y donnons suite.',
      accepted:
        'Votre déclaration compte à partir de la date et de l’heure indiquées ci-dessous. Nous y donnons suite maintenant, et vous écrirons de nouveau quand ce sera fait.',
      no_contract:
        'Votre adresse a été saisie sur notre page « Résilier ou se rétracter », mais aucun contrat en cours n’a été conclu avec elle. Si vous avez acheté Premium avec une autre adresse, renvoyez votre déclaration avec celle-ci.',
      too_late:
        'Votre déclaration est arrivée après les 14 jours du délai de rétractation : elle reste donc sans effet. Tant que le contrat court, vous pouvez le résilier à tout moment : Premium prend alors fin avec la période que vous avez payée.',
      declined: 'Nous avons examiné votre déclaration. Elle reste sans effet, pour la raison indiquée ci-dessous.',
    },
    carriedOut:
      'Premium a été résilié pour votre adresse, sur notre page « Résilier ou se rétracter ». Vous n’avez rien à faire : plus rien ne sera prélevé.',
    closings: {
      unconfirmed: 'Vous n’avez rien envoyé ? Ne faites rien, et rien ne change.',
      reminder: 'Vous n’avez rien envoyé ? Ne faites rien, et rien ne change.',
      accepted: 'Ce n’était pas vous ? Répondez tout de suite à cet e-mail.',
      no_contract: 'Vous n’avez rien envoyé ? Ne faites rien. Nous ne vous écrirons plus à ce sujet aujourd’hui.',
      too_late: 'Si vous pensez que nous nous trompons, répondez à cet e-mail.',
      declined: 'Si vous pensez que nous nous trompons, répondez à cet e-mail.',
    },
    changedMind:
      'Ce n’était pas vous, ou vous avez changé d’avis ? Jusqu’à la fin de Premium, vous pouvez revenir sur la résiliation.',
    keep: 'Garder Premium',
    toPage: 'Résilier ou se rétracter',
    stranger: (to) =>
      `Nous avons envoyé cet e-mail à ${to} parce que cette adresse a été saisie sur notre page « Résilier ou se rétracter ».`,
    buyer: (to) => `Nous avons envoyé cet e-mail à ${to} parce que c’est l’adresse de votre compte Upkept.`,
    content: 'Contenu',
    received: 'Date de réception',
    ends: 'Fin de Premium',
    why: 'Notre raison',
    email: 'E-mail',
    name: 'Nom',
    reference: 'Référence',
  },
};
