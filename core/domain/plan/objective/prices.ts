/** A number that decides where a turn goes, with where it comes from. */
type Price = {
  readonly value: number;
  readonly unit: string;
  /** What it is, as a whole sentence. */
  readonly sentence: string;
  readonly source: string;
};

const ours = 'Our estimate.';

/** What a year costs a household: every number of the plan's objective. */
export const priceTable = {
  danger: {
    value: 300,
    unit: '€ a year',
    sentence: 'Leaving undone what prevents injury, fire or poison.',
    source: ours,
  },
  worstHazard: {
    value: 600,
    unit: '€ a year',
    sentence: 'The same for the worst hazards, from drowning to falls.',
    source: ours,
  },
  costly: {
    value: 130,
    unit: '€ a year',
    sentence: 'Leaving undone what prevents a damage of hundreds of euros.',
    source: ours,
  },
  wear: {
    value: 30,
    unit: '€ a year',
    sentence: 'Leaving undone what makes things last and saves energy.',
    source: ours,
  },
  comfort: { value: 12, unit: '€ a year', sentence: 'Leaving dirt, smell or looks as they are.', source: ours },
  weather: {
    value: 300,
    unit: '€ a year',
    sentence: 'The same for what frost, rain, storms or fire may damage.',
    source: ours,
  },
  lesson: {
    value: 1200,
    unit: '€ a year',
    sentence: 'Not knowing where to shut off water or power when it matters.',
    source: ours,
  },
  steepDanger: {
    value: 3,
    unit: 'times',
    sentence: 'How much faster danger grows with each interval that it is late.',
    source: ours,
  },
  steepCostly: { value: 1.5, unit: 'times', sentence: 'The same of damage.', source: ours },
  steepWear: { value: 1, unit: 'times', sentence: 'The same of wear.', source: ours },
  steepComfort: { value: 0.8, unit: 'times', sentence: 'The same of comfort.', source: ours },
  harmDone: {
    value: 4,
    unit: 'intervals',
    sentence: 'After this long the harm has happened, and waiting costs no more a day than before.',
    source: ours,
  },
  unanswered: {
    value: 0.6,
    unit: 'share',
    sentence: 'How likely a job is needed that rests on an unanswered question.',
    source: ours,
  },
  unseen: {
    value: 1,
    unit: '€ a year',
    sentence: 'Never having had a job, for each minute that it takes, if that is more than its harm.',
    source: ours,
  },
  firstDanger: {
    value: 2,
    unit: 'share',
    sentence: 'The same for danger: the last time is unknown.',
    source: ours,
  },
  firstCostly: {
    value: 1.5,
    unit: 'share',
    sentence: 'The same for damage.',
    source: ours,
  },
  firstOther: {
    value: 1,
    unit: 'share',
    sentence: 'The same for what is in use every day, and for what is quick and good to know.',
    source: ours,
  },
  careInUse: {
    value: 80,
    unit: '€ a year',
    sentence: 'The same for the care of something in use, that its maker asks for every two months or more often.',
    source: ours,
  },
  againstHazard: {
    value: 110,
    unit: '€ a year',
    sentence: 'The same for wear that prevents a hazard, such as furniture that falls.',
    source: ours,
  },
  firstWear: {
    value: 0.6,
    unit: 'share',
    sentence: 'How much of its interval has passed when a home joins, for wear and comfort that were never done.',
    source: ours,
  },
  seasonEdge: {
    value: 0.3,
    unit: 'years of harm',
    sentence: 'Coming at the edge of a season instead of on its best day.',
    source: ours,
  },
  graceBegins: {
    value: 0.5,
    unit: 'years of harm',
    sentence: 'Coming on the first day after the season, while it still helps.',
    source: ours,
  },
  graceEnds: {
    value: 2,
    unit: 'years of harm',
    sentence: 'Coming on the last day on which it still helps.',
    source: ours,
  },
  seasonMissed: { value: 4, unit: 'years of harm', sentence: 'Missing a season.', source: ours },
  leftToOthers: {
    value: 0.1,
    unit: 'share',
    sentence: 'How much of that counts for a job whose work another does.',
    source: ours,
  },
  outOfSeason: {
    value: 2,
    unit: 'years of harm',
    sentence: 'Coming out of season, for what may not wait for it.',
    source: ours,
  },
  firstOutOfSeason: {
    value: 0.25,
    unit: 'years of harm',
    sentence: 'The same the first time, which is better than none.',
    source: ours,
  },
  minute: {
    value: 0.9,
    unit: '€ a minute',
    sentence:
      'The next minute in a week that is as full as the household wishes; half of it in a week that is half full.',
    source: ours,
  },
  overTarget: {
    value: 10,
    unit: 'times',
    sentence: 'How much faster the price of a minute grows beyond what the household wishes.',
    source: ours,
  },
  longJob: {
    value: 45,
    unit: 'minutes',
    sentence: 'A single long job, which a household with a small wish has too, before that growth begins.',
    source: ours,
  },
  sharedVisit: { value: 80, unit: '€', sentence: 'A second call of the same trade.', source: ours },
  sharedRound: { value: 3, unit: '€', sentence: 'Moving a machine or making a round twice.', source: ours },
  secondHeavy: { value: 8, unit: '€', sentence: 'A second job of 45 minutes or more in a week.', source: ours },
  neverSafe: { value: 3000, unit: '€', sentence: 'A year without the first turn of a job for safety.', source: ours },
  firstTurns: {
    value: 35,
    unit: 'days',
    sentence: 'In this time a new home should have had its jobs for safety.',
    source: ours,
  },
  firstHaste: {
    value: 14,
    unit: 'days',
    sentence: 'The same for what is costly to leave even for weeks.',
    source: ours,
  },
  firstPrevention: {
    value: 140,
    unit: 'days',
    sentence: 'The same for wear that prevents a hazard.',
    source: ours,
  },
  lateFirst: {
    value: 100,
    unit: '€ a week',
    sentence: 'Each week that such a job then still waits for its first turn.',
    source: ours,
  },
  weatherAhead: {
    value: 120,
    unit: '€ a week',
    sentence: 'Each week of its season in which a new home isn’t ready for frost, rain or storms.',
    source: ours,
  },
  gapBroken: {
    value: 3000,
    unit: '€',
    sentence: 'Breaking the longest gap of a job for safety or by law.',
    source: ours,
  },
  gapBrokenWeek: { value: 300, unit: '€ a week', sentence: 'Each week more.', source: ours },
  tooMany: {
    value: 400,
    unit: '€',
    sentence: 'One task more than the household wishes, for a longest gap that would break.',
    source: ours,
  },
  tooLong: {
    value: 8,
    unit: '€ a minute',
    sentence: 'A minute more in a week that is too long, for what can’t wait.',
    source: ours,
  },
  longRound: { value: 4, unit: '€ a minute', sentence: 'The same for a round of quick tests.', source: ours },
  holiday: { value: 25, unit: '€', sentence: 'A safety job on a holiday.', source: ours },
  movingNow: {
    value: 40,
    unit: '€',
    sentence: 'Moving a turn of the next weeks from where the last plan had it.',
    source: ours,
  },
  movingLater: { value: 6, unit: '€', sentence: 'The same of a turn in half a year.', source: ours },
  movingVisit: {
    value: 3,
    unit: 'times',
    sentence: 'How much more it costs to move a visit that may be booked.',
    source: ours,
  },
} as const satisfies Record<string, Price>;

type PriceName = keyof typeof priceTable;

/** The same as plain numbers. */
export const prices: { [Name in PriceName]: number } = Object.fromEntries(
  Object.entries(priceTable).map(([name, { value }]) => [name, value]),
) as { [Name in PriceName]: number };
