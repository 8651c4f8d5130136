import { judge, type Verdict } from './judge.ts';
import { allLives } from './lives.ts';

// Lives all homes, or each n-th of them, and prints what they come to: by group, and by rule with the homes that break it.
// `./run test/ablate/compare.ts 4 1-2` takes only the group 1-2 a week. `MISS=0.33` leaves a third of the tasks undone.

const [step = 1, only = ''] = [Number(process.argv[2] ?? 1), process.argv[3]];
const miss = Number(process.env.MISS ?? 0);
type Lived = Verdict & { readonly group: string; readonly name: string; readonly ms: number };
const lives = allLives
  .filter(({ group }, index) => index % step === 0 && group.startsWith(only))
  .map(({ group, name, live }): Lived => {
    const before = process.cpuUsage();
    const weeks = live(undefined, miss);
    const { user, system } = process.cpuUsage(before);
    return { group, name, ...judge(weeks), ms: (user + system) / 1000 / weeks.length };
  });

const print = (line: string) => process.stdout.write(`${line}\n`);
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const percent = (share: number) => (100 * share).toFixed(1);

for (const [group, all] of [...Map.groupBy(lives, (life) => life.group), ['all', lives] as const]) {
  const mean = (get: (lived: Lived) => number) => sum(all.map(get)) / all.length;
  const worst = (get: (lived: Lived) => number) => Math.min(...all.map(get));
  print(
    `${group}, ${all.length} lives: ${sum(all.map(({ broken }) => broken.length))} broken, ` +
      `usual ${percent(mean((each) => each.usual))}, minutes ${mean((each) => each.minutes).toFixed(1)}, ` +
      `tasks ${mean((each) => each.tasks).toFixed(2)}, spread ${mean((each) => each.spread).toFixed(1)}, ` +
      `care ${percent(mean((each) => each.care))}, ` +
      `forecast ${percent(mean((each) => each.forecast))} (worst ${percent(worst((each) => each.forecast))}), ` +
      `visits ${percent(mean((each) => each.appointments))} (worst ${percent(worst((each) => each.appointments))}), ` +
      `${mean((each) => each.ms).toFixed(2)} ms`,
  );
}

const broken = lives.flatMap(({ name, broken }) => broken.map((each) => ({ name, ...each })));
for (const [rule, all] of Map.groupBy(broken, (each) => each.rule)) {
  print(`${all.length}  ${rule}`);
  for (const [name, ofHome] of Map.groupBy(all, (each) => each.name))
    print(`    ${ofHome.length} in ${name}: ${ofHome[0]?.where}`);
}
