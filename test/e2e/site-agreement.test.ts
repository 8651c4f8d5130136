import { afterAll, beforeAll, describe, it } from 'vitest';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect, makeVisitors } from '../support/browser/visitors.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { reservePorts } from '../support/server/ports.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import type { BuiltWeb } from '../support/site/built-web.ts';
import { buildForDevelopment } from '../support/site/development-build.ts';
import { templates } from '../support/site/templates.ts';

/** The build sends the same frame for every page that is empty without script. */
const frames = ['/dashboard', '/payment/success'];

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
  // Building takes a while on a busy machine.
}, 600_000);
afterAll(async () => {
  await server?.close();
  await web?.remove();
});

describe('React, in its development build,', () => {
  it.each(['a visitor', 'a signed-in user'])(
    'renders the prerendered pages without a difference, for %s',
    async (who) => {
      const context = await visitors.arrive({ baseURL: server.url, expected: [/status of 40[14]/] });
      const { token } = await server.signIn(`${who.replaceAll(' ', '-')}@home.example`);
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (!/React DevTools|status of 40[14]/.test(text)) messages.push(`${new URL(page.url()).pathname}: ${text}`);
      });
      if (who !== 'a visitor') await page.addInitScript((value) => localStorage.setItem('token', value), token);
      for (const path of [...templates, ...frames]) {
        await page.goto(path);
        await waitForHydration(page);
        await untilIdle(page);
      }
      expect(messages).toEqual([]);
    },
  );
});
