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
