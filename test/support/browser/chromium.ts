import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type BrowserServer, chromium, type LaunchOptions } from 'playwright';

/** Debian's headless browser, which uses a third less processor time than the full one. */
const debianShell = '/usr/bin/chromium-headless-shell';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of Debian's headless browser, whose package brings every library that it needs, or else of Playwright's
 * own or the system's; undefined when the machine has none.
 */
export function findChromium(): string | undefined {
  return [debianShell, chromium.executablePath(), ...systemPlaces].find((place) => existsSync(place));
}

/** Returns the options that every test starts its browser with. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  const isRoot = process.getuid?.() === 0;
  return { ...(executablePath && { executablePath }), args: isRoot ? ['--no-sandbox'] : [] };
}

/**
 * Installs a browser unless the machine has one: Debian's package for root, otherwise Playwright's download. Also
 * installs Debian's headless browser beside its full one. Throws a sentence for people when no browser runs.
 */
export async function installChromium(): Promise<void> {
  const hasApt = existsSync('/usr/bin/apt-get');
  const mayInstall = hasApt && process.getuid?.() === 0;
  const isMissing = mayInstall && !existsSync(chromium.executablePath()) ? !existsSync(debianShell) : !findChromium();
  if (isMissing && mayInstall) {
    await run('apt-get', 'update', '-q');
    const packages = ['chromium-headless-shell', 'fonts-noto-color-emoji'];
    await run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages);
  }
  if (!findChromium()) await run('playwright', 'install', 'chromium');
  const found = findChromium();
  // A downloaded one may lack libraries.
  if (found && spawnSync(found, ['--version']).status === 0) return;
  const help = hasApt ? 'run "apt-get install chromium-headless-shell" as root' : 'install it';
  throw new Error(`The browser tests need Chromium, and it could not be downloaded or doesn't run: ${help}.`);
}

async function run(command: string, ...args: string[]): Promise<void> {
  // Errors are ignored here, because the caller checks whether the browser is installed.
  await once(spawn(command, args, { stdio: 'inherit' }), 'close').catch(() => {});
}

export async function launchBrowserServer(): Promise<BrowserServer> {
  await installChromium();
  return chromium.launchServer(launchOptions());
}
