/** Words by which a text reveals its language. Short and frequent, so that every sentence has some. */
export const englishWords = new Set(
  `a about after again all an and any are as at be before between but by can check clean close dry each every first for
  from has have if in into is it its keep let may month more not of off on once one only open or out over remove rinse run
  same so still take than that the their them then there these they this to turn two under until up use water week well
  when where which while wipe with without you your`.split(/\s+/),
);

/** None of these is an English word as well. */
export const foreignWords = new Set(
  `au aux avec ce cette dans des du elle est et il ils je la le les leur mais nous ou par pas plus pour que qui sans ses
  sont sur une vous votre aber auch auf aus bei das dem den der des die ein eine einen einer es für ich ihr ihre ist mit
  nach nicht oder sie sind und vom von vor wenn wird zum zur con como del el ella en es esta este las lo los más muy no
  pero por se sin son su sus también un y`.split(/\s+/),
);

/** Words that say nothing by themselves, without accents. */
export const functionWords: ReadonlySet<string> = new Set(
  `a about above after again all also although am an and any anyway are as at away back be because been before being below
  both but by can could did do does doing done down during each either else even ever every few for from get gets getting
  give gives go goes going got had has have having he her here his how i if in into is it its itself just keep keeps kept
  know let lets like made make makes making many may might more most much must need needs neither next no nor of off often
  on once one only or other our out over own per please put puts quite rather s same see she should since so some still
  such sure t take takes taken than that the their them then there these they thing things this those through to too try
  two until up us use used using usually very via want was way we well were what when where whether which while who why
  will with within without would yet you your yourself`.split(/\s+/),
);

/** What texts about a week speak of besides its tasks. None of these is something to do to a thing. */
export const planningWords: ReadonlySet<string> = new Set(
  `afternoon ahead almost autumn begin beginning behind bit both busy calm cold comes coming complete day days december
  april august february january july june march may november october september dry early easy end enough evening fair few
  fine finish first fit fits follow four free fresh frost good gentle great half hand hard heat home homes hour hours house
  household hurry indoors job jobs kind last late later leaves left light little long longer longest look lot low main
  manageable minute minutes moment monday tuesday wednesday thursday friday saturday sunday month months morning nearly
  new nice none nothing order outdoors outside page pair part place plan planned plenty quick quickly quiet rain ready
  reason relax rest right room rooms round safe safety season seasonal set settled short shorter shortest simple sit six
  small smooth soon spare spread spring start summer sun suit suits task tasks tend three time times today together
  tomorrow tool tools trip turn twice usual visit wait warm warmer weather week weekend weeks wet whole wind winter work
  worth year years enjoy everyone everything five seven share shares covers bring brings came sense makes best better suits others around check checks done job helps help belongs
  belong leave another comes calmer lighter balanced useful weekly ahead schedule area cover manual says`.split(/\s+/),
);

/**
 * Makers whose names must not appear in what the assistant writes: Upkept recommends no maker. In lower
 * case. Names that are ordinary words, such as a bicycle carrier, are absent.
 */
export const brands = [
  'aeg',
  'amazon',
  'aquastop',
  'ariston',
  'asko',
  'baxi',
  'beko',
  'bissell',
  'bosch',
  'brandt',
  'brita',
  'buderus',
  'calgon',
  'castorama',
  'cillit bang',
  'daikin',
  'de dietrich',
  'delonghi',
  'domestos',
  'duracell',
  'dyson',
  'electrolux',
  'energizer',
  'frigidaire',
  'frisquet',
  'gaggenau',
  'gorenje',
  'grohe',
  'grundig',
  'haier',
  'hansgrohe',
  'home depot',
  'honeywell',
  'hotpoint',
  'ikea',
  'indesit',
  'jura',
  'karcher',
  'kärcher',
  'kitchenaid',
  'krups',
  'leroy merlin',
  'liebherr',
  'lg',
  'makita',
  'maytag',
  'miele',
  'mitsubishi',
  'neff',
  'nespresso',
  'panasonic',
  'philips',
  'samsung',
  'saunier duval',
  'siemens',
  'smeg',
  'tefal',
  'toshiba',
  'vaillant',
  'viessmann',
  'viakal',
  'wd-40',
  'weber',
  'whirlpool',
  'worcester',
  'zanussi',
] as const;

/** What no one can promise. */
export const promises = [
  /\bguarante(e|ed|es)\b/i,
  /\bwarrant(y|ies|ed)\b/i,
  /\b(100|hundred) ?(%|per ?cent)/i,
  /\b(will|can) (never|always)\b/i,
  /\b(completely|totally|perfectly|absolutely) safe\b/i,
  /\bno (danger|risk)\b/i,
  /\brisk[- ]free\b/i,
  /\bwe promise\b/i,
  /\b(save|saves|saving) (you )?(up to )?[€$£]? ?\d/i,
] as const;
