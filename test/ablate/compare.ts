import type { Method } from '#core/domain/plan/year/method.ts';
import { judge, type Verdict } from './judge.ts';
import { allLives } from './lives.ts';

// Lives all homes, or each n-th of them, by both methods, and prints what they come to: by group, and by rule with the
// homes in which the solver breaks it more often. `node test/ablate/compare.ts 4 1-2` takes only the group 1-2 a week.

const [step = 1, only = ''] = [Number(process.argv[2] ?? 1), process.argv[3]];
const methods = ['chain', 'solver'] as const satisfies readonly Method[];
type Lived = Verdict & { readonly ms: number };
const lives = allLives
  .filter(({ group }, index) => index % step === 0 && group.startsWith(only))
  .map(({ group, name, live }) => {
    const by = (method: Method): Lived => {
      const before = process.cpuUsage();
      const weeks = live(method);
      const { user, system } = process.cpuUsage(before);
      return { ...judge(weeks), ms: (user + system) / 1000 / weeks.length };
    };
    return { group, name, chain: by('chain'), solver: by('solver') };
  });

const print = (line: string) => process.stdout.write(`${line}\n`);
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
const percent = (share: number) => (100 * share).toFixed(1);

for (const [group, all] of [...Map.groupBy(lives, (life) => life.group), ['all', lives] as const])
  for (const method of methods) {
    const of = (get: (lived: Lived) => number) => all.map((life) => get(life[method]));
    const broken = of((each) => each.broken.length).reduce((sum, each) => sum + each, 0);
    const [forecast, visits] = [of((each) => each.forecast), of((each) => each.appointments)];
    print(
      `${group}, ${all.length} lives, ${method}: ${broken} broken, usual ${percent(mean(of((each) => each.usual)))}, ` +
        `minutes ${mean(of((each) => each.minutes)).toFixed(1)}, tasks ${mean(of((each) => each.tasks)).toFixed(2)}, ` +
        `spread ${mean(of((each) => each.spread)).toFixed(1)}, care ${percent(mean(of((each) => each.care)))}, ` +
        `forecast ${percent(mean(forecast))} (worst ${percent(Math.min(...forecast))}), ` +
        `visits ${percent(mean(visits))} (worst ${percent(Math.min(...visits))}), ${mean(of((each) => each.ms)).toFixed(2)} ms`,
    );
  }

const rules = new Set(
  lives.flatMap(({ chain, solver }) => [...chain.broken, ...solver.broken].map(({ rule }) => rule)),
);
for (const rule of rules) {
  const times = ({ broken }: Verdict) => broken.filter((each) => each.rule === rule).length;
  const total = (method: Method) => lives.reduce((sum, life) => sum + times(life[method]), 0);
  print(`${total('chain')} > ${total('solver')}  ${rule}`);
  for (const { name, chain, solver } of lives.filter((life) => times(life.solver) > times(life.chain)))
    print(
      `    ${times(chain)} > ${times(solver)} in ${name}: ${solver.broken.find((each) => each.rule === rule)?.where}`,
    );
}
