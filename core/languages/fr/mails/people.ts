import type { people as english } from '../../en/mails/people.ts';
import type { Translation } from '../../translation.ts';

type Role = 'owner' | 'member' | 'viewer';

const homeOf = (name: string | undefined): string => (name === undefined ? 'un logement' : `« ${name} »`);
const ownHome = (name: string | undefined): string => (name === undefined ? 'votre logement' : `« ${name} »`);

const invitesTo: Readonly<Record<Role, string>> = {
  owner: 'Vous pouvez programmer et cocher ses tâches et, en tant que responsable, inviter d’autres personnes.',
  member: 'Vous pouvez voir ce qui est à faire, le cocher, le déplacer et y ajouter des tâches.',
  viewer: 'Vous pouvez voir ce qui est à faire et ce qui a été fait.',
};
const joinedAs: Readonly<Record<Role, string>> = { owner: 'responsable', member: 'membre', viewer: 'lecture seule' };

export const people: Translation<typeof english> = {
  invitation: {
    subject: (home) =>
      home === undefined
        ? 'Une invitation à entretenir un logement ensemble'
        : `Une invitation à entretenir « ${home} » ensemble`,
    preview: (inviter) => `${inviter} vous invite.`,
    chip: (days) => `Valable ${days} jours, et une seule fois`,
    heading: 'Une invitation pour vous',
    text: (home, inviter, role) =>
      `${inviter} vous invite à rejoindre ${homeOf(home)} dans Upkept, qui programme l’entretien du logement : quelques petites tâches chaque semaine. ${invitesTo[role]} Cela ne vous coûte rien.`,
    button: 'Voir l’invitation',
    closing:
      'Vous ne savez pas de qui il s’agit ? Vous pouvez ignorer cet e-mail. Il ne se passe rien tant que vous n’acceptez pas.',
    reason: (to, inviter) =>
      `Nous avons envoyé cet e-mail à ${to} parce que ${inviter} a saisi cette adresse. Nous ne l’utilisons pour rien d’autre.`,
  },
  joined: {
    subject: (home) => `Quelqu’un a rejoint ${ownHome(home)}`,
    preview: (who) => `${who} a accepté l’invitation.`,
    chip: (role) => `Rôle : ${joinedAs[role]}`,
    heading: 'Une invitation a été acceptée',
    text: (home, who, role) => `${who} a rejoint ${ownHome(home)} dans Upkept. Rôle : ${joinedAs[role]}.`,
    button: 'Voir les personnes de votre logement',
    closing:
      'Vous ne vous y attendiez pas ? Retirez cette personne dans les réglages, sous Compte. Elle ne verra alors plus votre logement.',
    reason: (to) => `Nous avons envoyé cet e-mail à ${to} parce que c’est l’adresse d’un responsable du logement.`,
  },
  removed: {
    subject: (home) => `Vous n’avez plus accès à ${homeOf(home)}`,
    preview: 'Un responsable vous a retiré l’accès.',
    chip: 'Votre compte reste',
    heading: 'Vous n’avez plus accès à un logement',
    text: (home) =>
      `Un responsable vous a retiré l’accès à ${homeOf(home)} dans Upkept : vous ne le voyez donc plus. Ce que vous y avez fait reste dans son historique. Votre compte et vos autres logements restent comme avant.`,
    button: 'Ouvrir Upkept',
    closing: 'Est-ce une erreur ? Demandez à quelqu’un du logement de vous inviter de nouveau.',
  },
};
