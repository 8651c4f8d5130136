import { emergencyNumber, gasEmergencyNumber } from '../local-text/emergency-numbers.ts';

/** What to do at once, in our own words. */
export type Emergency = {
  readonly kind: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly taskIds: readonly string[];
};

/** Recognises emergencies before a question goes anywhere. `country` decides on the number to call. */
export function triage(question: string, country: string | undefined): Emergency | undefined {
  if (!/\bsmell(s|ing)?\b.*\bgas\b|\bgas\b.*\bsmell/i.test(question)) return undefined;
  const steps = [
    'Put out flames, and switch nothing on or off.',
    'Open the windows and go outside.',
    `Call ${gasEmergencyNumber(country)} from there, or ${emergencyNumber(country)} if a person is in danger.`,
  ];
  return { kind: 'gas', title: 'It may be a gas leak', steps, taskIds: [] };
}
