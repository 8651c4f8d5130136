// The part of `./run` that any Node can read, so that an old one can say what is missing. It finds the installed Node by
// its package, because npm before version 11 makes no link to it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { arch, argv, env, execPath, platform, versions } = process;
const modules = fileURLToPath(new URL('node_modules', import.meta.url));
const { engines, optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const [program, ...rest] = argv.slice(2);
try {
  if (program === undefined) throw new Error('Which program? ./run FILE | COMMAND');
  start(findNode(), program, rest);
} catch (error) {
  stop(error.message);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Returns the path of a Node that runs. Throws a sentence for people when there is none. */
function findNode() {
  if (!isInRange(versions.node, engines.node)) {
    const range = engines.node.replaceAll(/[\^>=]|\.0\b/g, '').replaceAll(' || ', ', ');
    throw new Error(
      `Upkept needs Node ${range} or newer, and this is Node ${versions.node}: update it and run "npm ci".`,
    );
  }
  const packages = Object.keys(optionalDependencies);
  const name = packages.find((each) => each.endsWith(`-${platform.replace('win32', 'win')}-${arch}`));
  const version = optionalDependencies[name ?? packages[0]];
  // The machine's own Node serves where npm has none.
  const isOwnEnough = isInRange(versions.node, `>=${major(version)}.0.0`);
  if (!name) {
    if (isOwnEnough) return execPath;
    throw new Error(
      `npm has no Node for ${platform} on ${arch}: install Node ${major(version)} or newer and use that.`,
    );
  }
  const node = join(modules, name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) throw new Error(`Node ${version} is not installed: run "npm ci", without omitting anything.`);
  const { error, status, stdout, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) {
    if (major(stdout.slice(1)) === major(version)) return node;
    throw new Error(`Node ${version} is not installed, but ${stdout.trim()}: run "npm ci".`);
  }
  if (isOwnEnough) return execPath;
  throw new Error(reasonOf(error?.code, error?.message ?? stderr, node, major(version)));
}

function major(version) {
  return Number.parseInt(version, 10);
}

/** Whether a version is in a range such as `^20.19.0 || >=22.12.0`. */
function isInRange(version, range) {
  const numbersOf = (text) => text.split('.').map((part) => Number.parseInt(part, 10));
  const own = numbersOf(version);
  return range.split(' || ').some((part) => {
    const [from, to] = [numbersOf(part.replace(/^\D+/, '')), part.startsWith('^') ? major(part.slice(1)) : Infinity];
    const differing = from.findIndex((number, index) => number !== own[index]);
    return own[0] <= to && (differing === -1 || own[differing] > from[differing]);
  });
}

/** Says why the installed Node doesn't run, and what helps. */
function reasonOf(code, output, node, needed) {
  const library = /error while loading shared libraries: (\S+?): cannot open/.exec(output)?.[1];
  if (library) return `Node needs the library ${library}, which is missing: ${howToInstall(library)}.`;
  // The file exists, so it is its loader that doesn't.
  if (code === 'ENOENT') {
    return `npm has no Node for systems without glibc, such as Alpine: install Node ${needed} or newer and use that.`;
  }
  return `The Node that npm installed doesn't run, ${node}: ${output.trim().split('\n')[0]}`;
}

/** Returns the command that installs a library such as `libatomic.so.1`. */
function howToInstall(library) {
  const [, name, number] = /^(.+)\.so\.(\d+)$/.exec(library) ?? [undefined, library, ''];
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const family = release.match(/^ID(_LIKE)?=.*/gm)?.join(' ') ?? '';
  if (/debian|ubuntu/.test(family)) return `run "apt-get install ${name}${number}" as root`;
  if (/suse/.test(family)) return `run "zypper install ${name}${number}" as root`;
  if (/fedora|rhel/.test(family)) return `run "dnf install ${name}" as root`;
  return `install the package that contains it, ${name} in most systems`;
}

/** Runs the program with this Node first in PATH, and ends as it does. */
function start(node, program, rest) {
  const isCommand = /^\w[\w-]*$/.test(program);
  const PATH = [dirname(node), join(modules, '.bin'), env.PATH].join(delimiter);
  let child;
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, forward);
  child = spawn(isCommand ? program : node, isCommand ? rest : [program, ...rest], {
    env: { ...env, PATH },
    stdio: 'inherit',
  });
  child.on('error', () => stop(`The command ${program} is not installed: run "npm ci".`));
  child.on('exit', (code, signal) => {
    for (const each of signals) process.off(each, forward);
    if (signal) process.kill(process.pid, signal);
    process.exitCode = code;
  });
}
