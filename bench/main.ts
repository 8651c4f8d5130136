const benches: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  week: () => import('./week.ts'),
  start: () => import('./start.ts'),
  cli: () => import('./cli.ts'),
  plan: () => import('./plan.ts'),
  job: () => import('./job.ts'),
  storage: () => import('./storage.ts'),
  sync: () => import('./sync.ts'),
  summaries: () => import('./summaries.ts'),
  load: () => import('./load.ts'),
  history: () => import('./history.ts'),
  import: () => import('./import.ts'),
  towns: () => import('./towns.ts'),
  photos: () => import('./photos.ts'),
  web: () => import('./web.ts'),
  screens: () => import('./screens.ts'),
  advice: () => import('./advice.ts'),
  train: () => import('./advice/train.ts'),
};

const [name] = process.argv.slice(2);
const load = name === undefined ? undefined : benches[name];
if (load) {
  let isComplete = false;
  // Node also exits when nothing is left that could settle the promise below.
  process.once('exit', () => {
    if (isComplete) return;
    process.stderr.write('The benchmark ended before its last measurement.\n');
    process.exitCode = 1;
  });
  await (await load()).run();
  isComplete = true;
} else {
  process.stderr.write(`Which benchmark? npm run bench -- ${Object.keys(benches).join(' | ')}\n`);
  process.exitCode = 2;
}
