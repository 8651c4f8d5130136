import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../fingerprint.ts';
import { packForTests } from './pack-for-tests.ts';

// Makes a release of the version in package.json, without a network: npm run release -- [--check]
// Writes notes and an SBOM to dist/release, packs the program for later tests, tags the commit, and builds the image if
// there is Docker. With --check, it says what is missing and writes only notes and SBOM.

const isCheck = process.argv.includes('--check');
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', maxBuffer: 64_000_000 });
const { version }: { version: string } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
const folder = join(project, 'dist/release');
const problems: string[] = [];

/** What the changes say about this version: the notes of the release. */
const changes = await readFile(join(project, 'CHANGELOG.md'), 'utf8');
const [, heading = '', notes = ''] =
  new RegExp(`^## (${version.replaceAll('.', '\\.')}.*)\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(changes) ?? [];
if (notes.trim() === '') problems.push(`CHANGELOG.md has nothing about ${version}.`);
if (/not released/.test(heading)) problems.push(`CHANGELOG.md says that ${version} is not released: write its day.`);
if (run('git', 'status', '--porcelain') !== '') problems.push('There are changes that are not committed.');
if (run('git', 'tag', '--list', `v${version}`) !== '') problems.push(`The tag v${version} exists.`);

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'notes.md'), `# Upkept ${version}\n${notes}`);
const sbom = run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev');
await writeFile(join(folder, 'sbom.json'), sbom);
process.stdout.write(`dist/release has the notes and the SBOM of ${version}.\n`);

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else if (!isCheck) {
  const packed = await packForTests(version);
  process.stdout.write(`${packed} is for the tests of later versions: name it in last-release.ts, and commit both.\n`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Upkept ${version}`);
  process.stdout.write(`The tag v${version} is made; push it with "git push origin v${version}".\n`);
  if (spawnSync('docker', ['info']).status === 0) {
    spawnSync('docker', ['build', '--tag', `upkept:${version}`, project], { stdio: 'inherit' });
    process.stdout.write(`The image is upkept:${version}; push it to your registry.\n`);
  } else process.stdout.write('There is no Docker, so no image was built.\n');
}
