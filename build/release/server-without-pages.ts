// The server without its pages, and the command line, as one program: what tests run of the last release.
const [program, ...args] = process.argv.slice(2);
if (program === 'http') {
  const { runServer } = await import('#apps/http/run.ts');
  await runServer(async () => () => {});
} else {
  const { runCli } = await import('#apps/cli/program.ts');
  const { env, stdin, stdout, stderr } = process;
  process.exitCode = await runCli(args, { env, stdin, stdout, stderr });
}
