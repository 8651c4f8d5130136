const attacks: Readonly<Record<string, () => Promise<{ attack(): Promise<void> }>>> = {
  alerts: () => import('./alerts.ts'),
  calendar: () => import('./calendar.ts'),
  declarations: () => import('./declarations.ts'),
  failover: () => import('./failover.ts'),
  hostile: () => import('./hostile.ts'),
  mailings: () => import('./mailings.ts'),
  model: () => import('./model.ts'),
  pooler: () => import('./pooler.ts'),
  rolling: () => import('./rolling.ts'),
  neighbour: () => import('./neighbour.ts'),
  summaries: () => import('./summaries.ts'),
  'two-of-everything': () => import('./two-of-everything.ts'),
  upgrade: () => import('./upgrade.ts'),
  uploads: () => import('./uploads.ts'),
};

// Attacks on real processes and a real PostgreSQL: npm run chaos -- NAME
const [name] = process.argv.slice(2);
const load = name === undefined ? undefined : attacks[name];
if (load) {
  let isComplete = false;
  // Node also exits when nothing is left that could settle the promise below.
  process.once('exit', () => {
    if (!isComplete) process.exitCode = 1;
  });
  await (await load()).attack();
  isComplete = true;
} else {
  process.stderr.write(`Which attack? npm run chaos -- ${Object.keys(attacks).join(' | ')}\n`);
  process.exitCode = 2;
}
