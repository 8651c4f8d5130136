import { clausesOf, formsOf, isLeft } from './clauses.ts';

/** Work that only a professional may do. */
export type DangerousName = 'gas' | 'mains wiring' | 'refrigerant' | 'flue' | 'roof';
type DangerousWork = {
  readonly name: DangerousName;
  /** What must not be done, followed or preceded by what it is done to. */
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
};

const handling = [
  'adjust',
  'attach',
  'bend',
  'bypass',
  'change',
  'clean',
  'clear',
  'connect',
  'cut',
  'detach',
  'disassemble',
  'disconnect',
  'dismantle',
  'drill',
  'extend',
  'fit',
  'fix',
  'install',
  'loosen',
  'mend',
  'modify',
  'move',
  'open',
  'patch',
  'pull',
  'reconnect',
  'refit',
  'relocate',
  'remove',
  'repair',
  'replace',
  'reseal',
  'rewire',
  'screw',
  'seal',
  'solder',
  'splice',
  'strip',
  'swap',
  'take',
  'tighten',
  'touch',
  'twist',
  'undo',
  'unscrew',
  'wire',
] as const;

const dangerousWork: readonly DangerousWork[] = [
  {
    name: 'gas',
    verbs: handling,
    objects: [
      'gas (pipe|pipework|line|main|meter|valve|fitting|union|joint|connection|supply|cock|jet|injector|burner assembly|control)s?',
      '(pilot|gas) (assembly|tube)',
      'gas (boiler|heater|furnace|fire)( cover| casing| panel)?',
      'boiler (cover|casing|burner|combustion chamber)',
      'thermocouple',
    ],
  },
  {
    name: 'mains wiring',
    verbs: handling,
    objects: [
      'wires',
      'wiring',
      '(wall |power |electric(al)? )?(socket|outlet)s?',
      '(wall|power|light) switch(es)?',
      '(consumer unit|fuse ?box|fuse ?board|distribution board|electrical panel|breaker panel|junction box|electricity meter)',
      '(circuit )?breakers?',
      'rcds?',
      '(live|neutral|earth|ground|mains) (wire|cable|conductor|terminal)s?',
      'capacitors?',
      'magnetron',
      'heating element',
    ],
  },
  {
    name: 'refrigerant',
    verbs: [
      ...handling,
      'add',
      'bleed',
      'charge',
      'discharge',
      'drain',
      'empty',
      'fill',
      'pierce',
      'puncture',
      'recharge',
      'refill',
      'release',
      'top',
      'vent',
    ],
    objects: [
      'refrigerant',
      'freon',
      'coolant gas',
      'r-?(22|32|134a|290|410a|600a)',
      'sealed (system|circuit)',
      'compressor',
    ],
  },
  {
    name: 'flue',
    verbs: [...handling, 'block', 'cover', 'scrape', 'sweep', 'brush'],
    objects: [
      'flues?',
      'flue (pipe|liner|terminal)s?',
      'chimney (liner|stack|pot|cowl)s?',
      'chimneys?',
      'stove ?pipes?',
    ],
  },
  {
    name: 'roof',
    verbs: [...handling, 'climb', 'get', 'go', 'lay', 'nail', 'stand', 'step', 'walk'],
    objects: [
      '(on|onto|up to|over) (the |your |a )?roof',
      '(roof|ridge) tiles?',
      '(tiles?|gutters?) (on|from) the roof',
      'slates?',
      'shingles?',
      'flashing',
      'roof',
    ],
  },
];

/** A place rather than what is worked on: "take the plug from the socket". */
const place =
  /\b(from|at|near|around|beside|behind|under|into|next to)\s+((the|a|an|your|its|any|old|wall)\s+)*\S+(\s+(pipe|panel|unit|tap))?/gi;

const patterns = dangerousWork.map((work) => ({
  work,
  verb: new RegExp(`\\b(${work.verbs.map(formsOf).join('|')})\\b`, 'i'),
  object: new RegExp(`\\b(${work.objects.join('|')})\\b`, 'i'),
}));

/** The work that a text asks the user to do, although only a professional may do it: a verb and its object in one clause. */
export function dangerousWorkIn(text: string): DangerousWork | undefined {
  const clauses = clausesOf(text)
    .filter((clause) => !isLeft(clause))
    .map((clause) => clause.replace(place, ' '));
  return patterns.find(({ verb, object }) => clauses.some((clause) => verb.test(clause) && object.test(clause)))?.work;
}
