import type { signInMail as english } from '../en/sign-in-mail.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

const spoken = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0
    ? format.count(minutes / 60, { one: 'heure', other: 'heures' })
    : format.count(minutes, { one: 'minute', other: 'minutes' });

export const signInMail: Translation<typeof english> = {
  subject: 'Votre lien de connexion à Upkept',
  lifetime: (minutes) => `Valable ${spoken(minutes)}, et une seule fois`,
  signIn: 'Se connecter à Upkept',
  text: 'Ce lien vous connecte, sans mot de passe. Si c’est votre première visite, il crée aussi votre compte.',
  closing: 'Vous n’avez pas demandé cet e-mail ? Vous pouvez l’ignorer. Personne ne peut se connecter sans le lien.',
  reason: (to) =>
    `Nous avons envoyé cet e-mail à ${to} parce qu’un lien de connexion a été demandé pour cette adresse, sur notre page de connexion ou par notre assistance.`,
};
