// Plain JavaScript, so that a Node that can't read the other files can still say so.
import { exit, stderr, versions } from 'node:process';

const oldest = 26;

if (Number.parseInt(versions.node, 10) < oldest) {
  stderr.write(
    `Upkept needs Node ${oldest} or newer, and this is Node ${versions.node}.\n` +
      '`npm ci` installs one, and `npm run cli -- COMMAND` uses it.\n',
  );
  exit(1);
}
await import('./main.ts');
