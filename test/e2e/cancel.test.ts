import { it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeStripePages } from '../support/server/stripe-pages.ts';
import { makeSite } from '../support/site/site.ts';

/** The sandbox uses the machine's clock. */
const site = makeSite({ now: new Date().toISOString() });

async function buyer() {
  const resident = await site.resident();
  const { body, token } = { body: { product: 'premium_subscription' }, token: resident.token } as const;
  const { url } = await site.server.call('createCheckoutSession', { body }, token);
  await makeStripePages({ sandboxUrl: site.server.sandboxUrl, webhookSecret: 'unused' }).pay(url);
  const contract = async () => (await site.server.call('getContract', {}, token)).contract?.state;
  await site.server.settle();
  expect(await contract()).toBe('running');
  return { resident, contract };
}

it('a buyer reads the price, and later cancels in three presses from any page', async () => {
  const visitor = await site.open('/pricing');
  await expect(visitor.locator('[data-price]')).toContainText(/€4\.99 (a|per) month.*withdraw within 14 days/);
  const { resident, contract } = await buyer();
  const page = await site.open('/faq', { as: resident });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel or withdraw' }).click();
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Premium is cancelled. You keep it until');
  await site.server.settle();
  expect(await contract()).toBe('ending');
});

it('a buyer who isn’t signed in withdraws by a form and the mailed link', async () => {
  const { resident, contract } = await buyer();
  const { email } = resident.user;
  const page = await site.open('/cancel');
  await untilAtRest(page);
  await page.getByRole('radio', { name: 'Withdraw from the contract' }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'We received your declaration' })).toBeVisible();
  await site.server.settle();
  const receipt = (await site.server.mailsTo(email)).find(
    ({ subject }) => subject === 'One more step: confirm your withdrawal',
  );
  const [link = 'none'] = /https?:\/\/\S+\/cancel\/confirm\S+/.exec(receipt?.text ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: /^(Confirmed|Done)$/ })).toBeVisible();
  await site.server.settle();
  expect(await contract()).toBe('ended');
});

it('a buyer who isn’t signed in cancels by the form alone, and keeps Premium after all by the mailed link', async () => {
  const { resident, contract } = await buyer();
  const { email } = resident.user;
  const page = await site.open('/cancel');
  await untilAtRest(page);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(page.getByRole('heading', { name: 'We received your declaration' })).toBeVisible();
  await site.server.settle();
  expect(await contract()).toBe('ending');
  const receipt = (await site.server.mailsTo(email)).find(({ subject }) => subject === 'We received your cancellation');
  const [link = 'none'] = /https?:\/\/\S+\/cancel\/confirm\S+/.exec(receipt?.text ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(page.getByRole('heading', { name: 'You keep Premium' })).toBeVisible();
  expect(await contract()).toBe('running');
});
