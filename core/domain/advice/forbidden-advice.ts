import { clausesOf, isLeft } from './clauses.ts';

/** What no text may have the user do, whatever it is based on: words that are wrong together in one clause. */
type Rule = { readonly name: string; readonly all: readonly RegExp[]; readonly unless?: RegExp };

const words = (pattern: string): RegExp => new RegExp(`\\b(${pattern})\\b`, 'i');

const alarm = words('alarms?|detectors?|sensors?|sirens?');
const flame = words(
  'lighter|match(es)?|flames?|candles?|burning paper|lit|ignite[sd]?|set light|set fire|blowtorch|torch flame',
);
const burner = words(
  'barbecues?|bbq|charcoal|generators?|braziers?|camping stove|gas camping|patio heater|petrol engine|engine|car|fire pit|grill',
);
const indoors = words(
  'indoors|inside|garage|cellar|basement|kitchen|living room|bedroom|bathroom|hall|hallway|tent|caravan|conservatory|shed|house|hatches closed|closed (room|door|garage)',
);
const fuel = words(
  'petrol|gasoline|diesel|paraffin|kerosene|white spirit|meths|methylated|lighter fluid|spirits?|thinner|alcohol|accelerant',
);
const cleaner = words(
  'bleach|chlorine|hypochlorite|ammonia|trichlor|drain (cleaner|opener|unblocker)|acid|descaler|vinegar|peroxide|limescale remover|toilet cleaner|caustic|oxidisers?',
);
const defeat = words(
  'bridg(e|es|ed|ing)|bypass(es|ed|ing)?|jumper|short(s|ed|ing)? out|tap(e|es|ed|ing) (down|over|up|the|across|shut)|taped|wedg(e|es|ed|ing)|(tie|ties|tied|zip-tie|strap|clamp|jam|prop|pin|wire|hold|fasten|lock)(s|ped|ned|med|ing)? (down|back|open|up|the)|held (open|down|in)|tied|defeat(s|ed|ing)?|disabl(e|es|ed|ing)|disconnect(s|ed|ing)?|cut(ting)? (off|out|through)|snap off|remov(e|es|ed|ing)|take (off|away|out)|plug(s|ged|ging)?|block(s|ed|ing)?|seal(s|ed|ing)?|unscrew(s|ed|ing)?|cap(s|ped|ping)?',
);
const safetyDevice = words(
  'thermal (fuse|cut-out|cutout)|fuse|safety (switch|valve|device|cut-out|interlock|guard|catch|stop|thermostat)|interlock|door (switch|latch|catch)|latch switch|limit switch|high-limit|cut-out|float switch|overheat (thermostat|sensor)|tip-over switch|flame failure|relief valve|pressure valve|overpressure valve|earth (pin|wire|lead|fault detector)|guard|blade guard|dead man.?s handle|rcd|gfci|residual|safety beam|light beam|child restrictors?|window restrictors?|hot stop',
);
const vent = words(
  'air vents?|vents?|flues?|air (inlets?|bricks?|intakes?)|chimneys?|draught hoods?|drop[- ]vents?|boiler room vent|extract',
);
const cover = words(
  'block(s|ed|ing)?|stuff(s|ed|ing)?|tap(e|es|ed|ing) over|seal(s|ed|ing)?|cover(s|ed|ing)?|clos(e|es|ed|ing)|plug(s|ged|ging)?|drap(e|es|ed|ing)|stop up|board up|wrap(s|ped|ping)?',
);
const burningFat = words(
  'burning (fat|oil|grease|pan)|(fat|oil|grease|pan|fryer) (fire|catch\\w*|is on fire|on fire|burns|in flames)|chip[- ]pan|burning chip pan|flaming|deep fryer fire',
);
const water = words('water|wet (cloth|towel)|jug|bucket|hose');
const live = words(
  'live|energi[sz]ed|under power|power on|while (the )?power is on|switched on|plugged in|terminals?|bare wires?|exposed wires?|damp finger|wet hands?',
);
const touch = words(
  'touch(es|ed|ing)?|test(s|ed|ing)?|grab(s|bed|bing)?|hold(s|ing)?|reach(es|ed|ing)?|work(s|ed|ing)?|poke|pull(s|ed|ing)?|strip(s|ped|ping)?|tighten(s|ed|ing)?|twist(s|ed|ing)?',
);
const moving = words(
  '(blades?|drum|auger|fan|chain|belt|saw|mower|engine|motor) .{0,24}(spinning|running|turning|moving|rotating|on)|while .{0,24}(spin(s|ning)|rotat(es|ing)|run(s|ning)|turn(s|ing)|mov(es|ing))|spinning|rotating|running (mower|saw|blender|motor|engine|machine)|moving parts',
);
const reach = words(
  'reach(es|ed|ing)?|put(ting)? (your|a) (hand|finger|foot)|with your (fingers?|hands?|foot|feet)|by hand|lift|turn it over|pull|push|spin|clear|stick',
);
const dismiss = words(
  'normal|usual|ordinary|harmless|nothing to worry|no need to worry|no reason to worry|no danger|perfectly fine|quite safe|is safe|are safe|not dangerous|isn.?t dangerous|only|just (the|a)|simply|part of|nothing serious|ignore|ignored|carry on|go on using|keep (on )?using|can wait|expected|fades|good sign|old age|is fine|are fine',
);
const alarming = words(
  'smell of gas|gas smell|gassy smell|smell gas|burning smell|burnt smell|melting smell|smell of burning|sparks?|scorch\\w*|yellow flame|soot|headaches?|dizz\\w+|nausea|sleepy|drowsy|tingl\\w+|shocks?|buzzing|humming panel|carbon monoxide|co alarm|swollen|bulging|puffy|bloated|hissing|smoke|crackl\\w+|melted|grinding brakes|rumbling',
);
const battery = words('batter(y|ies)|cells?|pack|power bank|lithium|phone');
const damaged = words(
  'swollen|bulging|puffy|bloated|puffed|dented|damaged|hissing|leaking|pierc\\w*|puncture\\w*|needle|wet|crushed',
);
const gas = words('gas|propane|butane|lpg|regulator|hose|gas pipe|sewer|leaks?|drain');

const rules: readonly Rule[] = [
  {
    name: 'mixing cleaners',
    all: [
      words(
        'mix(es|ed|ing)?|blend(s|ed|ing)?|combin(e|es|ed|ing)|add(s|ed|ing)?|follow(s|ed)? (it )?(up )?(with|by)|alternate|together|in one|into|after|then|and',
      ),
      cleaner,
      words(
        '(bleach|chlorine|hypochlorite|ammonia|trichlor|peroxide)\\b.*\\b(vinegar|acid|descaler|ammonia|limescale remover|drain (cleaner|opener)|peroxide|toilet cleaner|bleach|hypochlorite|surgical spirit|alcohol|detergent)|(vinegar|acid|descaler|ammonia|limescale remover|drain (cleaner|opener)|opener|peroxide|toilet cleaner)\\b.*\\b(bleach|chlorine|hypochlorite|ammonia|javel|peroxide)',
      ),
    ],
  },
  {
    name: 'silencing an alarm',
    all: [
      alarm,
      words(
        'take|remove\\w*|pull|unplug\\w*|disconnect\\w*|disabl\\w*|silenc\\w*|mute|ignor\\w*|wrap\\w*|cover\\w*|tape\\w*|smother|switch(ed)? off|turn(ed)? off|cling film|sock|battery out|without (a |its )?battery|no expiry|unhook|throw away|bag',
      ),
    ],
    unless: words('test|new|replace|replac\\w+|expired|dust|vacuum|hush|dates?'),
  },
  {
    name: 'blocking a vent or a flue',
    all: [cover, vent],
    unless: words('grilles?|dryer|clean|brush|gaps? (a|be)round|unblock|blocked|covered|(check|look|see|make sure)'),
  },
  {
    name: 'defeating a safety device',
    all: [defeat, safetyDevice],
    unless: words('test|blown|replace|check|clear|clean|scale'),
  },
  { name: 'water on burning fat', all: [burningFat, water] },
  {
    name: 'a flame to find a leak',
    all: [flame, gas, words('find|check|look|see|test|search|leaks?|hold|show|along|smell')],
  },
  {
    name: 'an engine or charcoal indoors',
    all: [
      burner,
      indoors,
      words('run|runs|running|light|lit|use|start|warm up|move|bring|take|heat|burn|cook|keep|put|place'),
    ],
    unless: words('off|cold|cool|store|stored|outside|outdoors|door open|wash|vacuum|air filter|alarm'),
  },
  {
    name: 'fuel on a fire',
    all: [fuel, words('fire|logs?|embers|stove|charcoal|barbecue|flames?|wood|nest|kindling|light it|set light|burn')],
  },
  { name: 'work on live parts', all: [touch, live], unless: words('unplug\\w*|off|button|live plants?|tester') },
  { name: 'reaching into moving parts', all: [reach, moving], unless: words('stop(ped|s)?|off|unplug\\w*') },
  {
    name: 'a damaged battery',
    all: [
      battery,
      damaged,
      words('charg\\w*|use|using|keep|carry on|pierc\\w*|needle|puncture|squeeze|tape|ride|freez\\w*|let'),
    ],
  },
  { name: 'a sign of danger called normal', all: [alarming, dismiss] },
  {
    name: 'staying away from help',
    all: [
      words('no (need|reason) to|not needed|don.?t (need to )?|do not|never|instead of|not worth|waste of money|skip'),
      words(
        '(call|calling|ring|ringing|phone|tell|report|contact)\\b.*\\b(emergency|fire brigade|gas (emergency )?line|ambulance|doctor|landlord|poison line|engineer|electrician|professional)|emergency (call|line|services)|safety check|fire service|test button',
      ),
    ],
  },
  {
    name: 'overriding a warning',
    all: [
      words('ignore|delete|overrid\\w*|disregard|remove'),
      words('red notice|notice above|safety notice|emergency page|warning label|warning light|instructions above'),
    ],
  },
];

/**
 * The first of these rules that a text breaks. A clause that forbids it breaks none. Every clause is read by itself and with
 * the next one, because "if oil burns, pour water on it" needs both.
 */
export function forbiddenAdviceIn(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+/);
  const passages = sentences.flatMap((sentence) => {
    const open = clausesOf(sentence).filter((clause) => !isLeft(clause));
    return [...open, ...open.slice(1).map((clause, index) => `${open[index]} ${clause}`)];
  });
  // What a clause forbids is no advice, except to stay away from help.
  const whole = [...sentences, ...passages];
  return rules.find(({ name, all, unless }) =>
    (name === 'staying away from help' ? whole : passages).some(
      (passage) => all.every((each) => each.test(passage)) && !unless?.test(passage),
    ),
  )?.name;
}
