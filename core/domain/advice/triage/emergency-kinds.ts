/** What can't wait for an answer, the most urgent first where a question mentions several. */
export const emergencyKinds = [
  'gas',
  'carbon-monoxide',
  'fuel',
  'chimney-fire',
  'pan-fire',
  'battery',
  'poison',
  'fumes',
  'power-line',
  'electric-shock',
  'injury',
  'fire',
  'water-and-electricity',
  'electrical',
  'hot-water',
  'structure',
  'smoke-alarm',
  'burst-pipe',
  'danger',
] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];
