/** What can't wait for an answer, the most urgent first where a question mentions several. */
export const emergencyKinds = [
  'gas',
  'carbon-monoxide',
  'chimney-fire',
  'pan-fire',
  'battery',
  'fire',
  'electric-shock',
  'water-and-electricity',
  'electrical',
  'fumes',
  'structure',
  'smoke-alarm',
] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];
