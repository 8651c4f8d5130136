const benches: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  week: () => import('./week.ts'),
  start: () => import('./start.ts'),
  web: () => import('./web.ts'),
};

const [name] = process.argv.slice(2);
const load = name === undefined ? undefined : benches[name];
if (load) {
  await (await load()).run();
} else {
  process.stderr.write(`Which measure? npm run bench -- ${Object.keys(benches).join(' | ')}\n`);
  process.exitCode = 2;
}
