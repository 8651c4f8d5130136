import type { people as english } from '../../en/mails/people.ts';
import type { Translation } from '../../translation.ts';

type Role = 'owner' | 'member' | 'viewer';

/** A home in a sentence. */
const homeOf = (name: string | undefined): string => (name === undefined ? 'ein Zuhause' : `„${name}“`);
const ownHome = (name: string | undefined): string => (name === undefined ? 'Ihr Zuhause' : `„${name}“`);

/** What the reader may do there. */
const invitesTo: Readonly<Record<Role, string>> = {
  owner: 'Sie können seine Aufgaben planen und abhaken und andere zur Verwaltung einladen.',
  member: 'Sie sehen, was fällig ist, und können es abhaken, verschieben und ergänzen.',
  viewer: 'Sie sehen, was fällig ist und was erledigt wurde.',
};
const joinedAs: Readonly<Record<Role, string>> = {
  owner: 'Verwaltung',
  member: 'Mitglied',
  viewer: 'Person mit Lesezugriff',
};

/** The mails about who is in a home, which may have no name. */
export const people = {
  invitation: {
    subject: (home: string | undefined) => `Einladung: ${homeOf(home)} gemeinsam pflegen`,
    preview: (inviter: string) => `${inviter} lädt Sie ein.`,
    chip: (days: number) => `Gültig für ${days} Tage und nur einmal`,
    heading: 'Sie sind eingeladen',
    text: (home: string | undefined, inviter: string, role: Role) =>
      `${inviter} lädt Sie ein, sich in Upkept mit um ${homeOf(home)} zu kümmern. Upkept plant die Pflege eines Zuhauses: ein paar kleine Aufgaben pro Woche. ${invitesTo[role]} Es kostet Sie nichts.`,
    button: 'Einladung ansehen',
    closing:
      'Sie kennen diese Person nicht? Sie können diese E-Mail einfach ignorieren. Es geschieht nichts, solange Sie nicht annehmen.',
    reason: (to: string, inviter: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil ${inviter} diese Adresse eingegeben hat. Wir verwenden sie für nichts anderes.`,
  },
  joined: {
    subject: (home: string | undefined) => `Einladung für ${ownHome(home)} angenommen`,
    preview: (who: string) => `${who} hat die Einladung angenommen.`,
    chip: (role: Role) => `Rolle: ${joinedAs[role]}`,
    heading: 'Eine Einladung wurde angenommen',
    text: (home: string | undefined, who: string, role: Role) =>
      `${who} hat in Upkept die Einladung für ${ownHome(home)} angenommen (Rolle: ${joinedAs[role]}).`,
    button: 'Personen in Ihrem Zuhause ansehen',
    closing: 'Nicht erwartet? Entfernen Sie die Person dort. Sie sieht Ihr Zuhause dann nicht mehr.',
    reason: (to: string) =>
      `Wir haben diese E-Mail an ${to} geschickt, weil mit dieser Adresse das Zuhause verwaltet wird.`,
  },
  removed: {
    subject: (home: string | undefined) => `Sie haben keinen Zugriff mehr auf ${homeOf(home)}`,
    preview: 'Wer das Zuhause verwaltet, hat Sie entfernt.',
    chip: 'Ihr Konto bleibt',
    heading: 'Sie wurden aus einem Zuhause entfernt',
    text: (home: string | undefined) =>
      `Jemand mit der Rolle Verwaltung hat Ihnen in Upkept den Zugriff auf ${homeOf(home)} entzogen. Sie sehen dieses Zuhause nicht mehr. Was Sie dort getan haben, bleibt im Verlauf. Ihr Konto und Ihre anderen Zuhause sind wie bisher.`,
    button: 'Upkept öffnen',
    closing: 'War das ein Versehen? Bitten Sie jemanden aus dem Zuhause, Sie wieder einzuladen.',
  },
} as const satisfies Translation<typeof english>;
