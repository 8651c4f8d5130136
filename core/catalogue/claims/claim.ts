/** Whom to call: the emergency number, the line for leaks of mains gas, that or the one for bottles, or a poison centre. */
export const calls = ['emergency', 'gas leak', 'any gas', 'poison'] as const;
export type Call = (typeof calls)[number];

/** What the safety texts speak of. A language that loses one of these in a sentence has changed the warning. */
export const subjects = [
  'adult',
  'air supply',
  'alarm',
  'ash',
  'barrier',
  'battery',
  'birds',
  'brake',
  'burn',
  'bottle',
  'carbon monoxide',
  'child',
  'chlorine and acid',
  'cover',
  'door',
  'fire',
  'flame',
  'flue',
  'gas',
  'get out',
  'go back in',
  'hand',
  'headache',
  'ladder',
  'leak',
  'legionella',
  'mains',
  'medical',
  'mixing',
  'panel',
  'pipe',
  'roof',
  'smell',
  'smoke',
  'soot',
  'spark',
  'switch',
  'water',
  'wet',
  'window',
  'wires',
] as const;
export type Subject = (typeof subjects)[number];

/** Who alone may do it. */
export const trades = [
  'duct cleaner',
  'electrician',
  'gas engineer',
  'mason or metalworker',
  'plumber',
  'registered tradesperson',
  'service agent',
  'sweep',
] as const;
export type Trade = (typeof trades)[number];

/**
 * What one sentence of a safety text says, in no language. Numbers have their unit: `60 °C`, `6 s`, `3 m`. Without a
 * country; `inBritain` is whom to call there, if that is someone else.
 */
export type Claim = {
  readonly about?: readonly Subject[];
  /** Whether it forbids something or denies it. */
  readonly forbids?: true;
  readonly calls?: readonly Call[];
  readonly inBritain?: readonly Call[];
  readonly numbers?: readonly string[];
  readonly who?: readonly Trade[];
};

/** By the id of a care task, a claim for each sentence of its safety text, in their order. */
export type TaskClaims = { readonly [TaskId in string]?: readonly Claim[] };
