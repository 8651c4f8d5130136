/** Work that only a professional may do, and what the user is to say to them. */
type DangerousWork = {
  readonly name: 'gas' | 'mains wiring' | 'refrigerant' | 'flue' | 'roof';
  /** What must not be done, followed or preceded by what it is done to. */
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  readonly tell: string;
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

export const dangerousWork: readonly DangerousWork[] = [
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
    tell: 'Leave gas pipes and gas appliances to a registered gas engineer. Tell them what you noticed, when it began, and the make and age of the appliance.',
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
    tell: 'Leave mains wiring to a qualified electrician. Tell them which circuit or appliance it is, what trips or fails, and when it began.',
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
    tell: 'Leave the refrigerant circuit to a certified refrigeration technician. Tell them the make and age of the appliance, and whether there is ice, noise or no cooling.',
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
    tell: 'Leave flues and chimneys to a chimney sweep or a heating engineer. Tell them what you burn, when it was last swept, and what you noticed.',
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
    tell: 'Leave work on the roof to a roofer. Tell them where it leaks or what is loose, and send a photo taken from the ground.',
  },
];

/** A verb in its forms: "remove", "removes", "removed", "removing"; "fit", "fits", "fitted", "fitting". */
const formsOf = (verb: string): string =>
  verb.endsWith('e') ? `${verb.slice(0, -1)}(e|es|ed|ing)` : `${verb}(s|es|ed|ing|${verb.at(-1)}(ed|ing))?`;

/** Up to four words, such as "the old", but none that makes the object a mere place: "take the plug from the socket". */
const between = String.raw`(\s+(?!(from|at|near|around|beside|behind|under|into|next)\b)[^\s]+){0,4}?\s+`;

const patternOf = ({ verbs, objects }: DangerousWork) =>
  new RegExp(`\\b(${verbs.map(formsOf).join('|')})${between}(${objects.join('|')})\\b`, 'i');
const passiveOf = ({ verbs, objects }: DangerousWork) =>
  new RegExp(
    `\\b(${objects.join('|')})\\s+(can|may|should|must|has to|needs? to|is to) be (${verbs.map(formsOf).join('|')})\\b`,
    'i',
  );

const patterns = dangerousWork.map((work) => ({ work, active: patternOf(work), passive: passiveOf(work) }));

/**
 * A clause that forbids the work or leaves it to someone else. It says so at its very beginning, since "you need no
 * electrician: open the panel" mentions one too.
 */
const isLeft =
  /^(so |and |but |please |then |also )?(never|do not|don['’]t|must not|leave|(have|ask|let|call|get|book|tell|hire|contact) (a|an|the|your|only)\b|only (a|an)\b)/i;

/** Clauses, because "have a technician clean it, then open the panel" leaves only its first half to someone else. */
const clausesOf = (text: string): readonly string[] =>
  text
    .split(/[.;:!?\n–—]+|,?\s+(?:and then|then|or else|otherwise|and|but|yourself)\s+|,\s*/i)
    .map((clause) => clause.trim());

/** The work that a text asks the user to do, although only a professional may do it. */
export function dangerousWorkIn(text: string): DangerousWork | undefined {
  const risky = clausesOf(text).filter((clause) => !isLeft.test(clause));
  const inClauses = patterns.find(({ active, passive }) =>
    risky.some((clause) => active.test(clause) || passive.test(clause)),
  );
  return inClauses?.work;
}
