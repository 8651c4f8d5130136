import type { Month } from '../time/months.ts';

/** How cold winters are: frozen for months, regular frost, rare frost, none. */
export const winters = ['hard', 'regular', 'rare', 'none'] as const;
export type Winter = (typeof winters)[number];

export type DayOfYear = readonly [month: Month, day: number];

/** The usual last frost of the spring and first frost of the autumn. */
export type Frost = readonly [last: DayOfYear, first: DayOfYear];

/** What a household is asked where the country and the time zone don't tell. */
export const climateTraits = ['winter', 'rains', 'storms', 'altitude'] as const;
export type ClimateTrait = (typeof climateTraits)[number];

/** The climate of a country or of a time zone within it. */
export type Place = {
  readonly winter: Winter;
  /** Absent where it never freezes. */
  readonly frost?: Frost;
  /** The month in which the rains usually begin. Absent where there is no such season. */
  readonly rains?: Month;
  /** The last of their months with 60 mm or more, below which the tropics count a month as dry. Absent where they are cool. */
  readonly rainsEnd?: Month;
  /** Whether the rains come in the cool half of the year. */
  readonly hasCoolRains?: true;
  /** The month in which the shorter of two rainy seasons usually begins. Absent where there is one or none. */
  readonly shortRains?: Month;
  readonly shortRainsEnd?: Month;
  /** Whether it is warm all year, and hardly a month has less than 60 mm. */
  readonly wetAllYear?: true;
  /** The month in which hurricanes, typhoons or cyclones usually begin. Absent where they don't reach. */
  readonly storms?: Month;
  /** The same where they reach so few that only those who say so are among them. */
  readonly stormsOfSome?: Month;
  /** The month in which gales usually begin, mostly those of the cold half of the year. Absent where most homes are sheltered. */
  readonly gales?: Month;
  /** The same where they reach so few that only those who say so are among them. */
  readonly galesOfSome?: Month;
  /** The month in which wildfires usually begin, where forest or bush that burns is beside many homes. */
  readonly fires?: Month;
  /** The same where fields, steppe, desert or streets are beside most, so that fires reach only homes that say so. */
  readonly firesOfSome?: Month;
  /** Whether hardly any tree sheds its leaves in autumn: no gutter fills with them, and no mouse looks for warmth. */
  readonly evergreen?: true;
  /** Whether summers are so cool that what cools and heats a home mostly heats it, although winters aren't hard. */
  readonly coolSummer?: true;
  /** Whether it is a hot desert: work outdoors waits for the cool months, and dust is in the air all year. */
  readonly desert?: true;
  /** Whether mosquitoes that carry fevers breed from late spring to autumn, whatever its rains, except where winters are hard. */
  readonly summerMosquitoes?: true;
  /** Whether so many live too high for mosquitoes, above 2,200 m, that a home counts as high until its household says more. */
  readonly high?: true;
  /** Whether it freezes at other times, or never, near several of the towns that the place stands for. */
  readonly frostVaries?: true;
  /** The same of its rains. */
  readonly rainsVary?: true;
  /** The same of its storms or gales. */
  readonly stormsVary?: true;
  /** Whether termites eat houses there. Known of towns only. */
  readonly termites?: true;
  /** Whether so much snow falls that roofs are cleared. Known of towns only. */
  readonly heavySnow?: true;
};
