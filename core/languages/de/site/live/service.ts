import type { serviceAnswers as english } from '../../../en/site/live/service.ts';
import type { Translation } from '../../../translation.ts';
/** What the sign-in page says about a sign-in service. */
export const serviceAnswers = {
  signIn: (service: string) => `Mit ${service} anmelden`,
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  away: (service: string) => `${service} war nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`,
  refused: (service: string) =>
    `Für die Adresse, die ${service} angegeben hat, gibt es hier kein Konto. Bitte wenden Sie sich an die Stelle, die diese Website betreibt.`,
} as const satisfies Translation<typeof english>;
