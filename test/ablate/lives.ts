import { catalogue } from '#core/catalogue/index.ts';
import type { SimulatedWeek } from '#core/domain/plan/simulate.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { simulateHome } from '#core/domain/plan/simulate-home.ts';
import { shuffle } from '#core/domain/text/shuffle.ts';
import { weekStartOf } from '#core/domain/time/dates.ts';
import { homesOfTheWorld, homeThatAnswers, silences } from '../support/simulation/homes-of-the-world.ts';
import { joiningDays } from '../support/simulation/lives.ts';
import { twelveHomes } from '../support/simulation/twelve-homes.ts';

/** Two years of a home, and the group of homes whose results are compared. */
type NamedLife = {
  readonly name: string;
  readonly group: string;
  readonly tasksPerWeek: number;
  /** `miss`: the share of tasks that are left undone. */
  readonly live: (weeks?: number, miss?: number) => readonly SimulatedWeek[];
};

const weeks = 104;
const groupOf = (wish: number): string =>
  wish <= 2 ? '1-2 a week' : wish <= 4 ? '3-4 a week' : wish <= 7 ? '5-7 a week' : '8-20 a week';

const ofTheWorld = homesOfTheWorld.flatMap((truth, home) =>
  silences.map((answered, silence): NamedLife => {
    const month = ((home * 5 + silence * 4) % 12) + 1;
    const joinedOn = `2027-${String(month).padStart(2, '0')}-${String(3 + ((month * 7) % 20)).padStart(2, '0')}`;
    const described = homeThatAnswers(truth, answered);
    return {
      name: `${truth.name}, having answered ${answered}`,
      group: groupOf(described.tasksPerWeek),
      tasksPerWeek: described.tasksPerWeek,
      live: (count = weeks, miss = 0) =>
        simulateHome(
          { home: described, joinedOn, from: weekStartOf(joinedOn), weeks: count, miss, seed: month },
          catalogue,
        ),
    };
  }),
);

/** The twelve homes at the given wishes, each joining in another month. */
const twelve = (wishes: readonly number[]): readonly NamedLife[] =>
  twelveHomes.flatMap(({ name, home }, index) =>
    wishes.map((tasksPerWeek, place): NamedLife => {
      const onboardedOn = joiningDays[(index + 5 * place) % joiningDays.length] ?? '2027-01-18';
      return {
        name: `${name}, ${tasksPerWeek} a week`,
        group: groupOf(tasksPerWeek),
        tasksPerWeek,
        live: (count = weeks, miss = 0) =>
          simulate({
            home: { ...home, onboardedOn, tasksPerWeek },
            catalogue,
            from: onboardedOn,
            weeks: count,
            isMissed: ({ source, date }) => shuffle(source + date) < miss,
          }),
      };
    }),
  );

export const allLives: readonly NamedLife[] = [...ofTheWorld, ...twelve([1, 2, 3, 5])];
