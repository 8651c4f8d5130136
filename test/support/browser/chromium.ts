import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserServer, chromium, type LaunchOptions } from 'playwright';

/** Debian's headless browser takes a third less of the processor's time than its full one. */
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

/** Installs Chromium unless the machine has it: Debian's package for root, otherwise Playwright's download. */
export function installChromium(): void {
  if (findChromium()) return;
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji');
  } else {
    run('playwright', 'install', 'chromium');
  }
  if (!findChromium()) {
    throw new Error('The browser tests need Chromium, and it could not be installed. Install it and run them again.');
  }
}

export function launchBrowserServer(): Promise<BrowserServer> {
  installChromium();
  return chromium.launchServer(launchOptions());
}
