import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePorts } from '../support/server/ports.ts';
import { startProxy } from './proxy.ts';

type RunningProxy = { readonly url: string; close(): Promise<void> };

const page = new URL('../../docs/operations.md', import.meta.url);

/** The page's blocks for this program. Throws if the page has none. */
async function blocksOf(language: 'nginx' | 'caddyfile'): Promise<readonly string[]> {
  const text = await readFile(page, 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );
  if (blocks.length === 0) throw new Error(`The page has no block for ${language}.`);
  return blocks;
}

/** The page's block for nginx without TLS, on this port and with these servers. */
async function nginxConfig(folder: string, port: string, servers: readonly string[]): Promise<string> {
  const [block = ''] = await blocksOf('nginx');
  const site = block
    .replace(/^server \{\n {2}listen 80;.*?^\}\n/ms, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_\w+ .*\n/gm, '');
  const own = replaceServers(site, /(?<=^ {2}server )\d[\d.]+:3000/gm, servers);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    'daemon off; user root; error_log stderr;',
    `pid ${folder}/pid; events {}`,
    `http { ${places.join(' ')}`,
    own,
    '}',
  ].join('\n');
}

/** The page's block of Caddy for as many servers, without TLS and on this port. */
async function caddyConfig(port: string, servers: readonly string[]): Promise<string> {
  const address = /\d[\d.]+:3000/g;
  const blocks = await blocksOf('caddyfile');
  const block = blocks.find((each) => each.match(address)?.length === servers.length);
  if (!block) throw new Error(`The page has no block of Caddy for ${servers.length} servers.`);
  const own = replaceServers(block, address, servers).replace('home.example.com', `http://127.0.0.1:${port}`);
  return `{\n  admin off\n}\n${own}`;
}

function replaceServers(config: string, address: RegExp, servers: readonly string[]): string {
  const left = servers.map((server) => `127.0.0.1:${server}`);
  const replaced = config.replace(address, () => left.shift() ?? '');
  if (left.length > 0) throw new Error('The page has fewer servers than the drill.');
  return replaced;
}

async function startProgram(name: 'nginx' | 'caddy', servers: readonly string[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `upkept-${name}-`));
  const [port = ''] = await reservePorts(1);
  const file = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  await writeFile(file, name === 'nginx' ? await nginxConfig(folder, port, servers) : await caddyConfig(port, servers));
  const args = name === 'nginx' ? ['-c', file, '-p', folder] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const env = { ...process.env, HOME: folder };
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-4_000);
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => undefined))?.ok; tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${name} doesn't serve:\n${said}`);
    await sleep(100);
  }
  return {
    url,
    close: async () => {
      child.kill('SIGQUIT');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a proxy in front of servers at these ports: `nginx` or `caddy` with the page's block, or `own`, which behaves as
 * Caddy with that block does.
 */
export async function startPageProxy(name: string, servers: readonly string[]): Promise<RunningProxy> {
  if (name === 'nginx' || name === 'caddy') return startProgram(name, servers);
  const proxy = await startProxy();
  proxy.aim(servers);
  return proxy;
}
