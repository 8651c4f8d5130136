import { afterAll, beforeAll, describe, it } from 'vitest';
import { appPages, publicPages } from '#apps/web/app/pages.ts';
import { expect, makeVisitors } from '../support/browser/visitors.ts';
import { reservePorts } from '../support/server/ports.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import type { BuiltWeb } from '../support/site/built-web.ts';
import { buildForDevelopment } from '../support/site/development-build.ts';

const visitors = makeVisitors();
let web: BuiltWeb;
let server: TestServer;
beforeAll(async () => {
  web = await buildForDevelopment();
  const [port = ''] = await reservePorts(1);
  server = await startTestServer({
    webFolder: web.folder,
    settings: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await server?.close();
  await web?.remove();
});

describe('React', () => {
  it.each(['a visitor', 'somebody with a token'])(
    'agrees with what was prerendered, attribute by attribute, for %s',
    async (who) => {
      const context = await visitors.arrive({ baseURL: server.url, expected: [/status of 40[14]/] });
      const { token } = await server.signIn(`${who.replaceAll(' ', '-')}@home.example`);
      const page = await context.newPage();
      const words: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (!/React DevTools|status of 40[14]/.test(text)) words.push(`${new URL(page.url()).pathname}: ${text}`);
      });
      if (who !== 'a visitor') await page.addInitScript((value) => localStorage.setItem('token', value), token);
      for (const path of [...publicPages, '/no/such/page', ...appPages]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
      }
      expect(words).toEqual([]);
    },
  );
});
