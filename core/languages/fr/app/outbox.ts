import type { outbox as english } from '../../en/app/outbox.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const outbox: Translation<typeof english> = {
  ok: 'OK',
  sending: (changes) => `Envoi de ${format.count(changes, { one: 'modification', other: 'modifications' })}…`,
  waiting: (changes) =>
    `${format.count(changes, { one: 'modification attend', other: 'modifications attendent' })} d’être ${format.form(changes, { one: 'envoyée', other: 'envoyées' })}.`,
  noteExists: 'Il y a déjà une note',
  moved: (title) =>
    `${title} : cette tâche a été déplacée depuis un autre appareil. Elle reste à cette date-là, et votre déplacement n’a pas été fait.`,
  noteKept: (title, note) => `${title} : une note venue d’un autre appareil a été gardée. La vôtre était : « ${note} »`,
  photoWithoutEntry: (title) => `${title} n’est plus dans votre historique : la photo n’a pas été enregistrée.`,
  changedElsewhere: (title, isDeleted) =>
    isDeleted
      ? `${title} : tâche supprimée depuis un autre appareil. Votre modification n’a pas été enregistrée.`
      : `${title} : tâche modifiée depuis un autre appareil. Votre modification n’a pas été enregistrée.`,
  photoNotSaved: (title, why) => `Une photo n’a pas pu être enregistrée (${title}) : ${why}`,
  notDone: (title, isNew, why) =>
    isNew
      ? `${title} : l’ajout n’a pas été possible. ${why}`
      : `${title} : la modification n’a pas été possible. ${why}`,
  quoted: (title) => `« ${title} »`,
  unsent: (changes) =>
    `${format.count(changes, { one: 'modification n’a pas été envoyée', other: 'modifications n’ont pas été envoyées' })}`,
  lost: (changes) =>
    `Si vous vous déconnectez maintenant, ${format.form(changes, { one: 'elle est perdue', other: 'elles sont perdues' })}.`,
  notAllMade: 'Certaines modifications n’ont pas pu être faites',
  stay: 'Rester',
  logOutAnyway: 'Se déconnecter quand même',
};
