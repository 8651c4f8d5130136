import type { landlord as english } from '../en/landlord.ts';
import type { Translation } from '../translation.ts';
/** What a tenant does about a job of the landlord's. */
export const landlord = {
  /** `subject` is what the care task's words name under `landlord`. */
  request: (subject: string) => `Vermietung bitten: ${subject}`,
  steps: [
    'Schreiben Sie Ihrer Vermietung oder Hausverwaltung. Fragen Sie, wann das zuletzt gemacht wurde und wann es wieder ansteht.',
    'Bewahren Sie Nachricht und Antwort auf. Kommt innerhalb von zwei Wochen keine Antwort, fragen Sie noch einmal.',
  ],
} as const satisfies Translation<typeof english>;
