import { type LocalWords, localise } from '../../local-text/localise.ts';
import type { Advice } from '../advice.ts';
import type { EmergencyKind } from './emergency-kinds.ts';

/** What a language says in an emergency: what it may be, and what to do. */
export type EmergencyWords = Readonly<
  Record<EmergencyKind, { readonly title: string; readonly steps: readonly string[] }>
>;

/** The care tasks whose safety rules that repeats. */
const taskIds: Readonly<Record<EmergencyKind, readonly string[]>> = {
  gas: ['gas-stove.book-service', 'central-heating.book-boiler-service'],
  'carbon-monoxide': ['carbon-monoxide-alarm.check-air-supply', 'smoke-alarm.test-alarms'],
  'chimney-fire': ['chimney.inspect-stack', 'chimney.book-sweep'],
  'pan-fire': ['smoke-alarm.check-extinguisher'],
  battery: ['scooter.care-battery'],
  fire: ['smoke-alarm.check-extinguisher', 'windows-and-doors.test-escape-routes'],
  'electric-shock': ['electrical-panel.label-circuits', 'electrical-panel.test-rcd'],
  'water-and-electricity': [
    'plumbing-and-drains.look-for-leaks',
    'plumbing-and-drains.test-sump-pump',
    'plumbing-and-drains.turn-stopcock',
  ],
  electrical: ['electrical-panel.look-for-heat'],
  fumes: ['shower.remove-mould'],
  fuel: [],
  poison: [],
  'power-line': [],
  injury: [],
  'hot-water': ['water-heater.work-safety-valve', 'water-heater.test-relief-valve'],
  'burst-pipe': ['plumbing-and-drains.turn-stopcock'],
  structure: ['roof-and-gutters.check-walls'],
  'smoke-alarm': ['windows-and-doors.test-escape-routes', 'smoke-alarm.test-alarms'],
  danger: [],
};

/** What to do at once, in our own words. */
export type Emergency = {
  readonly kind: EmergencyKind;
  readonly title: string;
  readonly steps: readonly string[];
  readonly taskIds: readonly string[];
};

type Words = { readonly emergencies: EmergencyWords; readonly local: LocalWords };

/** It is fixed, so that it can't be wrong and needs no other service; only the numbers to call are the country's. */
export function emergencyOf(
  kind: EmergencyKind,
  country: string | undefined,
  { emergencies, local }: Words,
): Emergency {
  const { title, steps } = emergencies[kind];
  return { kind, title, steps: steps.map((text) => localise(text, country, local)), taskIds: taskIds[kind] };
}

export const emergencyAdvice = ({ steps, taskIds }: Emergency): Advice => ({
  steps: steps.map((text) => ({ text, cites: [] })),
  taskIds,
  stop: 'emergency',
  proposals: [],
});
