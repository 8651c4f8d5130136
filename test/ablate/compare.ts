import { judge, type Verdict } from './judge.ts';
import { allLives } from './lives.ts';

/** Prints what all lives, or each n-th of them, come to: by group of homes, and by rule. `node test/ablate/compare.ts 4 v` */
const step = Number(process.argv[2] ?? 1);
const shows = process.argv[3];
const offset = Number(process.argv[4] ?? 0);
const found: { readonly group: string; readonly name: string; readonly verdict: Verdict }[] = [];
let [ms, plans] = [0, 0];
for (const { group, name, live } of allLives.filter((_, index) => index % step === offset)) {
  const before = process.cpuUsage();
  const weeks = live(process.env.SOLVED ? 'solver' : 'chain');
  const { user, system } = process.cpuUsage(before);
  ms += (user + system) / 1000;
  plans += weeks.length;
  found.push({ group, name, verdict: judge(weeks) });
}
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
const out = (line: string) => process.stdout.write(`${line}\n`);
for (const [group, lives] of [...Map.groupBy(found, (life) => life.group), ['all', found] as const]) {
  const of = (get: (verdict: Verdict) => number) => lives.map(({ verdict }) => get(verdict));
  out(
    `${group.padEnd(12)} ${String(lives.length).padStart(3)} lives, broken ${of(({ broken }) => broken.length).reduce((a, b) => a + b, 0)}, usual ${(100 * mean(of((v) => v.usual))).toFixed(1)}, minutes ${mean(of((v) => v.minutes)).toFixed(1)}, tasks ${mean(of((v) => v.tasks)).toFixed(2)}, spread ${mean(of((v) => v.spread)).toFixed(1)}, care ${(100 * mean(of((v) => v.care))).toFixed(0)} x${mean(of((v) => v.stretch)).toFixed(2)}, forecast ${(100 * mean(of((v) => v.forecast))).toFixed(1)} (worst ${(100 * Math.min(...of((v) => v.forecast))).toFixed(0)}), appointments ${(100 * mean(of((v) => v.appointments))).toFixed(1)} (worst ${(100 * Math.min(...of((v) => v.appointments))).toFixed(0)})`,
  );
}
const groups = [...new Set(found.map(({ group }) => group))].sort();
const broken = found.flatMap(({ name, group, verdict }) => verdict.broken.map((each) => ({ ...each, name, group })));
for (const [rule, all] of [...Map.groupBy(broken, ({ rule }) => rule)].sort((a, b) => b[1].length - a[1].length)) {
  out(
    `${String(all.length).padStart(5)}  ${groups.map((group) => `${all.filter((each) => each.group === group).length}`.padStart(4)).join('')}  ${rule}`,
  );
  if (shows) for (const { name, where } of all.slice(0, Number(shows))) out(`         ${where}: ${name}`);
}
out(`${(ms / plans).toFixed(2)} ms a week of a life`);
