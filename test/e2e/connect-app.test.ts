import { describe, it } from 'vitest';
import { makeMcpClient, makeProvider, use } from '../support/access/mcp-client.ts';
import { outgoingToClient } from '../support/access/oauth-client.ts';
import { expect } from '../support/browser/visitors.ts';
import { reservePorts } from '../support/server/ports.ts';
import { askForLink, makeSite } from '../support/site/site.ts';

const [port = ''] = await reservePorts(1);
const address = `http://localhost:${port}`;
const site = makeSite({
  settings: { PORT: port, PUBLIC_URL: address },
  overrides: { outgoing: outgoingToClient() },
});

describe('an app', () => {
  it('is connected by a person who signs in on the way, and refused once they remove it', async () => {
    const { user } = await site.resident();
    const { kept, provider } = makeProvider();
    const app = makeMcpClient(address, { authProvider: provider });
    await expect(app.connect()).rejects.toThrow();

    const page = await site.open(kept.sentTo?.href ?? '');
    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await askForLink(page, user.email);
    await page.goto(await site.mailedLink(user.email));
    await expect(page.getByRole('heading', { name: 'Connect Desk assistant?' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('assistant.example');
    await page.getByRole('radio', { name: 'Read and change' }).check();
    // Nothing listens at the app's address, which only the app needs to see.
    const answered = page.waitForRequest((request) => request.url().startsWith('http://127.0.0.1/callback'));
    await page.route('http://127.0.0.1/callback**', (route) => route.fulfill({ body: 'You can close this window.' }));
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await app.transport.finishAuth(new URL((await answered).url()).searchParams);
    await expect(page.getByText('You can close this window.')).toBeVisible();

    const { client, connect } = makeMcpClient(address, { authProvider: provider });
    await connect();
    const { tasks } = await use(client, 'week');
    expect((await use(client, 'complete', { id: tasks[0].id })).task.done).toBe(true);

    await page.goto(`${address}/settings#apps`);
    const card = page.getByRole('region', { name: 'Connected apps' });
    await expect(card.getByRole('list', { name: 'Apps' })).toContainText('From assistant.example');
    await card.getByRole('button', { name: 'Remove Desk assistant' }).click();
    await expect(card.getByText('No app is connected.')).toBeVisible();
    await expect(client.listTools()).rejects.toThrow();
  });
});
