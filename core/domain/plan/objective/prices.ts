/** A number that decides where a turn goes. */
type Price = {
  readonly value: number;
  readonly unit: string;
  /** What it is, as a whole sentence. */
  readonly sentence: string;
};

/**
 * What a year costs a household: every number of the plan's objective. All are our estimates, tried on two years of many
 * homes.
 */
export const priceTable = {
  danger: { value: 300, unit: '€ a year', sentence: 'Leaving undone what prevents injury, fire or poison.' },
  worstHazard: { value: 600, unit: '€ a year', sentence: 'The same of the worst hazards, from drowning to falls.' },
  costly: { value: 130, unit: '€ a year', sentence: 'Leaving undone what prevents a damage of hundreds of euros.' },
  weather: { value: 300, unit: '€ a year', sentence: 'The same of what frost, rain, storms or fire may damage.' },
  wear: { value: 30, unit: '€ a year', sentence: 'Leaving undone what makes things last and saves energy.' },
  careInUse: {
    value: 80,
    unit: '€ a year',
    sentence: 'The same of the care that a maker asks for every two months or more often.',
  },
  againstHazard: {
    value: 110,
    unit: '€ a year',
    sentence: 'The same of what prevents a hazard, such as furniture that falls.',
  },
  comfort: { value: 12, unit: '€ a year', sentence: 'Leaving dirt, smell or looks as they are.' },
  lesson: { value: 1200, unit: '€ a year', sentence: 'Not knowing yet where to shut off water or power.' },
  unseen: {
    value: 1,
    unit: '€ a year',
    sentence: 'Never having had a job, for each minute that it takes, if that is more than its harm.',
  },
  unanswered: {
    value: 0.6,
    unit: 'share',
    sentence: 'How much of its harm counts for a job that rests on an unanswered question.',
  },
  steepDanger: {
    value: 3,
    unit: 'times',
    sentence: 'How much faster danger grows with each interval that it is late.',
  },
  steepCostly: {
    value: 1.5,
    unit: 'times',
    sentence: 'How much faster damage grows with each interval that it is late.',
  },
  steepWear: { value: 1, unit: 'times', sentence: 'How much faster wear grows with each interval that it is late.' },
  steepComfort: {
    value: 0.8,
    unit: 'times',
    sentence: 'How much faster dirt grows with each interval that it is late.',
  },
  harmDone: {
    value: 4,
    unit: 'intervals',
    sentence: 'After this long the harm has happened, and waiting costs no more a day than before.',
  },
  firstDanger: {
    value: 2,
    unit: 'intervals',
    sentence: 'How long danger counts as left when a home joins, since the last time is unknown.',
  },
  firstCostly: {
    value: 1.5,
    unit: 'intervals',
    sentence: 'How long what prevents a damage counts as left when a home joins.',
  },
  firstOther: {
    value: 1,
    unit: 'intervals',
    sentence: 'How long what is in use every day, or quick and good to know, counts as left when a home joins.',
  },
  firstWear: {
    value: 0.6,
    unit: 'intervals',
    sentence: 'How long other wear and comfort counts as left when a home joins.',
  },
  firstWorst: {
    value: 21,
    unit: 'days',
    sentence: 'In this time a new home should have had its jobs against the worst hazards.',
  },
  firstTurns: { value: 35, unit: 'days', sentence: 'In this time it should have had its other jobs for safety.' },
  firstHaste: {
    value: 14,
    unit: 'days',
    sentence: 'In this time it should have had what is costly to leave even for weeks.',
  },
  firstCare: {
    value: 77,
    unit: 'days',
    sentence: 'In this time it should have begun with the care of what is in use.',
  },
  firstPrevention: {
    value: 140,
    unit: 'days',
    sentence: 'In this time it should have had wear that prevents a hazard.',
  },
  lateFirst: {
    value: 100,
    unit: '€ a week',
    sentence: 'Each week more without the first turn of what is for safety or prevents a hazard.',
  },
  lateHaste: { value: 300, unit: '€ a week', sentence: 'Each week more without that of what is costly to leave.' },
  lateCare: { value: 30, unit: '€ a week', sentence: 'Each week more without that of the care of what is in use.' },
  weatherAhead: {
    value: 250,
    unit: '€ a week',
    sentence: 'Each week of its season in which a new home isn’t ready for frost, rain or storms.',
  },
  neverSafe: { value: 20000, unit: '€', sentence: 'A year without the first turn of a job for safety.' },
  gapBroken: { value: 3000, unit: '€', sentence: 'Breaking the longest gap of a job for safety or by law.' },
  gapBrokenWeek: { value: 300, unit: '€ a week', sentence: 'Each week for which it stays broken.' },
  seasonEdge: {
    value: 0.3,
    unit: 'years of harm',
    sentence: 'Coming at the edge of a season instead of on its best day.',
  },
  graceBegins: {
    value: 0.5,
    unit: 'years of harm',
    sentence: 'Coming on the first day after the season, while it still helps.',
  },
  graceEnds: { value: 2, unit: 'years of harm', sentence: 'Coming on the last day on which it still helps.' },
  seasonMissed: {
    value: 4,
    unit: 'years of harm',
    sentence: 'Missing a season with what prevents danger or a damage.',
  },
  easySeasonMissed: { value: 1.6, unit: 'years of harm', sentence: 'Missing a season with wear or comfort.' },
  leftToOthers: {
    value: 0.1,
    unit: 'share',
    sentence: 'How much of a missed season counts for a job whose work another does in or near it.',
  },
  outOfSeason: { value: 2, unit: 'years of harm', sentence: 'Coming out of season, for what may not wait for it.' },
  firstOutOfSeason: {
    value: 0.25,
    unit: 'years of harm',
    sentence: 'Coming out of season for the first time, which is better than not at all.',
  },
  minute: {
    value: 0.9,
    unit: '€ a minute',
    sentence:
      'The next minute in a week that is as full as the household wishes; half of it in a week that is half full.',
  },
  overTarget: {
    value: 10,
    unit: 'times',
    sentence: 'How much faster the price of a minute grows beyond what the household wishes.',
  },
  longJob: {
    value: 45,
    unit: 'minutes',
    sentence: 'A single long job, which a household with a small wish has too, before that growth begins.',
  },
  overBudget: {
    value: 5,
    unit: '€ a minute',
    sentence: 'A minute in a year that takes clearly more than the household wishes on average.',
  },
  tooLong: { value: 8, unit: '€ a minute', sentence: 'A minute in a week that is too long, for what can’t wait.' },
  longRound: { value: 4, unit: '€ a minute', sentence: 'The same for a round of quick tests.' },
  tooMany: {
    value: 400,
    unit: '€',
    sentence: 'One task more than the household wishes, for safety that would be too late.',
  },
  secondHeavy: { value: 8, unit: '€', sentence: 'A second job of 45 minutes or more in a week.' },
  holiday: { value: 25, unit: '€', sentence: 'A safety job on a holiday.' },
  sharedVisit: { value: 200, unit: '€', sentence: 'A second call of the same trade.' },
  sharedRound: { value: 3, unit: '€', sentence: 'Moving a machine or making a round twice.' },
  movingNow: { value: 40, unit: '€', sentence: 'Moving a turn of the next weeks from where the last plan had it.' },
  movingLater: { value: 6, unit: '€', sentence: 'Moving a turn of a week in half a year.' },
  movingVisit: { value: 3, unit: 'times', sentence: 'How much more it costs to move a visit, which may be booked.' },
} as const satisfies Record<string, Price>;

type PriceName = keyof typeof priceTable;

/** The same as plain numbers. */
export const prices: { [Name in PriceName]: number } = Object.fromEntries(
  Object.entries(priceTable).map(([name, { value }]) => [name, value]),
) as { [Name in PriceName]: number };
