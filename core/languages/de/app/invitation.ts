import type { invitation as english } from '../../en/app/invitation.ts';
import type { Translation } from '../../translation.ts';
/** The page of an invitation. */
export const invitation = {
  invites: (name: string) => `${name} lädt Sie ein`,
  together: (home: string) => `Kümmern Sie sich gemeinsam um „${home}“`,
  togetherWith: (name: string) => `Kümmern Sie sich mit ${name} um ein Zuhause`,
  yourName: 'Wie die anderen Sie nennen',
  yourEmail: 'Ihre E-Mail-Adresse',
  sendLink: 'Link zum Mitmachen senden',
  join: 'Mitmachen',
  decline: 'Ablehnen',
  notNow: 'Nicht jetzt',
  agree: 'Mit dem Mitmachen stimmen Sie den [Nutzungsbedingungen] zu.',
  privacy: 'Die [Datenschutzerklärung] erklärt, was wir speichern und warum.',
  youSee: (youMay: string) =>
    `Sie sehen, was das Zuhause jede Woche braucht und was erledigt wurde. ${youMay} Es kostet Sie nichts.`,
  joinAs: (email: string) => `Sie machen als [${email}] mit und behalten Ihr eigenes Zuhause.`,
  haveAccount: (email: string) =>
    `Sie haben ein Konto. Um sicherzugehen, dass Sie es sind, schicken wir einen Link an [${email}].`,
  inviterSignsIn: (name: string, email: string) => `${name} meldet sich mit ${email} an.`,
  expired:
    'Die Einladung wurde vielleicht schon angenommen oder zurückgezogen, oder sie ist älter als sieben Tage. Bitten Sie um eine neue Einladung.',
  signInWith: (service: string) => `Mit ${service} anmelden`,
  everyoneSignsIn: (service: string) =>
    `Hier melden sich alle mit ${service} an. Melden Sie sich zuerst an, und öffnen Sie dann diesen Link noch einmal, um mitzumachen.`,
  sentTo: (email: string) =>
    `Wir haben einen Link an [${email}] geschickt. Er meldet Sie an, und Sie gehören zum Zuhause.`,
} as const satisfies Translation<typeof english>;
