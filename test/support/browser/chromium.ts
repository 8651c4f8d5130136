import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type BrowserServer, chromium, type LaunchOptions } from 'playwright';

/** Debian's headless browser, which uses a third less processor time than the full one. */
const debianShell = '/usr/bin/chromium-headless-shell';

const systemPlaces = [
  debianShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of Playwright's own browser or else of the system's; undefined when the machine has neither. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...systemPlaces].find((place) => existsSync(place));
}

/** Returns the options that every test starts its browser with. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  const isRoot = process.getuid?.() === 0;
  return { ...(executablePath && { executablePath }), args: isRoot ? ['--no-sandbox'] : [] };
}

/**
 * Installs a browser unless the machine has one: Debian's package for root, otherwise Playwright's download. Also
 * installs Debian's headless browser beside its full one.
 */
export async function installChromium(): Promise<void> {
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isMissing = hasApt && !existsSync(chromium.executablePath()) ? !existsSync(debianShell) : !findChromium();
  if (!isMissing) return;
  if (hasApt) {
    await run('apt-get', 'update', '-q');
    const packages = ['chromium-headless-shell', 'fonts-noto-color-emoji'];
    await run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages);
  }
  if (findChromium()) return;
  await run('playwright', 'install', 'chromium');
  if (!findChromium()) {
    throw new Error('The browser tests need Chromium, and it could not be installed. Install it and run them again.');
  }
}

async function run(command: string, ...args: string[]): Promise<void> {
  // Errors are ignored here, because the caller checks whether the browser is installed.
  await once(spawn(command, args, { stdio: 'inherit' }), 'close').catch(() => {});
}

export async function launchBrowserServer(): Promise<BrowserServer> {
  await installChromium();
  return chromium.launchServer(launchOptions());
}
