import type { webhooks as english } from '../../en/app/webhooks.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const webhooks: Translation<typeof english> = {
  noAddress: 'Indiquez une adresse qui commence par https://',
  noEvent: 'Choisissez-en au moins un',
  address: 'Adresse',
  addressHint: 'Là où l’autre logiciel écoute, par exemple https://home.example.com/hook.',
  when: 'L’avertir quand',
  submit: 'Ajouter le webhook',
  yourWebhooks: 'vos webhooks',
  noWebhook: 'Rien n’est signalé à un autre logiciel.',
  note: (kinds, added) => `${format.count(kinds, { one: 'type', other: 'types' })} de changement, ajouté le ${added}`,
  paused: (day) =>
    `En pause depuis le ${day}, car il n’a pas accepté ce que nous envoyions. Il reprend dès qu’il accepte un test.`,
  deliveries: 'Envois',
  secret: 'Le secret du nouveau webhook',
  copySecret:
    'Copiez-le maintenant : il ne sera plus affiché. L’autre logiciel s’en sert pour vérifier qu’un message vient d’ici.',
  add: 'Ajouter un webhook',
  sendTest: 'Envoyer un test',
  theDeliveries: 'les envois',
  nothingSent: 'Rien n’a encore été envoyé.',
  test: 'Test',
  noPublicAddress: 'l’adresse est inconnue, ou n’est pas ouverte sur internet',
  timedOut: 'pas de réponse en dix secondes',
  untrusted: 'le certificat n’est pas valable',
  closed: 'la connexion a été fermée',
  tooLarge: 'la réponse était trop volumineuse',
  unreadable: 'le secret n’est plus lisible. Ajoutez de nouveau le webhook',
  response: (status, ms) => `réponse ${status} en ${ms} ms`,
  accepted: (why) => `Accepté : ${why}`,
  onItsWay: 'En route',
  notSent: 'Pas envoyé : le webhook était en pause',
  willRetry: (why) => `Nouvel essai prévu : ${why}`,
  notAccepted: (why) => `Pas accepté : ${why}`,
};
