import type { EmergencyKind } from './emergency-kinds.ts';
import type { HarmlessSign, Sign } from './signs.ts';

/** A passage means the emergency if it has a sign of each, and none that makes it harmless. */
export type Rule = {
  readonly kind: EmergencyKind;
  readonly all: readonly Sign[];
  readonly unless?: readonly HarmlessSign[];
};

export const rules: readonly Rule[] = [
  { kind: 'gas', all: ['gas-alone'], unless: ['asking'] },
  { kind: 'gas', all: ['gas', 'smells'], unless: ['asking'] },
  { kind: 'gas', all: ['gas', 'escapes'], unless: ['asking'] },
  { kind: 'gas', all: ['eggs', 'gas-appliance'], unless: ['asking', 'drains'] },
  { kind: 'carbon-monoxide', all: ['monoxide', 'detector', 'sounds'], unless: ['asking', 'low-battery'] },
  { kind: 'carbon-monoxide', all: ['monoxide', 'detector', 'beeps'], unless: ['asking', 'low-battery'] },
  { kind: 'carbon-monoxide', all: ['monoxide-alarm', 'sounds'], unless: ['asking', 'low-battery'] },
  { kind: 'carbon-monoxide', all: ['ill', 'burner'], unless: ['asking'] },
  { kind: 'carbon-monoxide', all: ['headache', 'burner'], unless: ['asking', 'noise'] },
  { kind: 'chimney-fire', all: ['chimney-alone'], unless: ['asking'] },
  { kind: 'chimney-fire', all: ['chimney', 'on-fire'], unless: ['asking', 'burns-badly'] },
  { kind: 'chimney-fire', all: ['chimney', 'roaring'], unless: ['asking'] },
  { kind: 'pan-fire', all: ['pan-alone'], unless: ['asking'] },
  { kind: 'pan-fire', all: ['pan', 'on-fire'], unless: ['asking'] },
  { kind: 'pan-fire', all: ['pan', 'burning'], unless: ['asking', 'burns-badly'] },
  { kind: 'pan-fire', all: ['oil', 'on-fire'], unless: ['asking', 'grill'] },
  { kind: 'battery', all: ['battery', 'swollen'], unless: ['asking', 'alarm-battery'] },
  { kind: 'fire', all: ['on-fire', 'room'], unless: ['asking', 'burner-flame'] },
  { kind: 'electric-shock', all: ['shock'], unless: ['asking', 'pool'] },
  {
    kind: 'water-and-electricity',
    all: ['water', 'soaks-mains', 'mains-fitting'],
    unless: ['asking', 'warning-light'],
  },
  { kind: 'water-and-electricity', all: ['flooded', 'current'], unless: ['asking'] },
  { kind: 'electrical', all: ['sparks', 'mains'], unless: ['asking', 'igniter', 'alarm-battery'] },
  { kind: 'electrical', all: ['crackles', 'mains'], unless: ['asking'] },
  { kind: 'electrical', all: ['sparks', 'machine'], unless: ['asking', 'igniter', 'alarm-battery'] },
  { kind: 'fumes', all: ['fumes-alone'], unless: ['asking'] },
  { kind: 'fumes', all: ['cleaner', 'poisoned'], unless: ['asking', 'pool'] },
  { kind: 'fumes', all: ['cleaner', 'acid', 'mixed'], unless: ['asking'] },
  { kind: 'structure', all: ['structure', 'gives'], unless: ['asking', 'tiny'] },
  { kind: 'structure', all: ['crack', 'widens', 'fast'], unless: ['asking'] },
  { kind: 'smoke-alarm', all: ['fire-alarm', 'sounds'], unless: ['asking', 'low-battery', 'cooking'] },
];
