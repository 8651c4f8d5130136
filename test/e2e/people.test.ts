import type { Locator } from 'playwright';
import { describe, it, onTestFinished } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { startSiteServer } from '../support/site/shared-server.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** The path and query of the link in the invitation that is mailed to an address. */
const invitationTo = async (email: string): Promise<string> => {
  await site.server.settle();
  const [mail] = await site.server.mailsTo(email);
  return /\/join\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

describe('two phones in one home', () => {
  it('go from the week to the partner’s first ticked task in four presses', async () => {
    let presses = 0;
    const press = (target: Locator) => {
      presses += 1;
      return target.tap();
    };
    const planted = [{ title: 'Vacuum the coils', scheduledOn: '2027-01-06' }];
    const { page } = await openWeek(site, planted, phone);
    const email = `sam.${newAddress()}`;
    await press(page.getByRole('link', { name: 'Invite someone' }));
    await page.getByLabel('Their email address').fill(email);
    await press(page.getByRole('button', { name: 'Send the invitation' }));
    await expect(page.getByText(`We’ve written to ${email}.`)).toBeVisible();

    // The mail itself is opened, too.
    const partner = await site.open(await invitationTo(email), phone);
    await press(partner.getByRole('button', { name: 'Join', exact: true }));
    const saved = partner.waitForResponse(/\/complete$/);
    await press(partner.getByRole('button', { name: /^Complete .*vacuum the coils/ }));
    await expect(partner.getByRole('button', { name: /^Mark Incomplete .*vacuum the coils/ })).toBeVisible();
    await saved;
    expect(presses).toBe(4);

    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /^Mark Incomplete .*vacuum the coils/ })).toBeVisible();
  });

  it('see each other’s changes, also on another server, until one of them is removed', async () => {
    const titles = ['Vacuum the coils', 'Wipe the seals'];
    const { page, resident, day, choose } = await openWeek(
      site,
      titles.map((title) => ({ title, scheduledOn: '2027-01-06' })),
      phone,
    );
    const email = `sam.${newAddress()}`;
    await site.server.call('invite', { body: { role: 'member', email } }, resident.token);
    const other = await startSiteServer({ database: site.server.database });
    onTestFinished(() => other.close());
    // Their device still asks for the home from which they were removed.
    const partner = await site.open(await invitationTo(email), {
      ...phone,
      baseURL: other.url,
      expected: [/status of 404.*\/api\/(auth\/me|tasks\/week\/0)/],
    });
    await partner.getByLabel('What the others call you').fill('Sam');
    await partner.getByRole('button', { name: 'Join', exact: true }).click();
    const theirs = (name: RegExp) => partner.getByRole('button', { name });
    await expect(theirs(/^Complete .*vacuum the coils/)).toBeVisible();
    // From here on, each page learns by itself what the other person does.
    await page.reload();
    const ticked = partner.waitForResponse(/\/complete$/);
    await theirs(/^Complete .*vacuum the coils/).click();
    await ticked;

    const undone = page.waitForResponse(/\/complete$/);
    await page.getByRole('button', { name: /^Mark Incomplete .*vacuum the coils/ }).click();
    await undone;
    // A phone shows the menu of an open task.
    await page.getByRole('button', { name: /wipe the seals$/, expanded: false }).click();
    const moved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await choose('Wipe the seals', 'Move to tomorrow');
    await moved;
    await expect(day('Thursday')).toContainText('wipe the seals');
    await expect(theirs(/^Complete .*vacuum the coils/)).toBeVisible();
    await expect(partner.getByRole('region', { name: 'Thursday' })).toContainText('wipe the seals');

    await page.goto('/settings?tab=account#people');
    await page.getByRole('button', { name: 'Remove Sam' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('list', { name: 'People in your home' })).not.toContainText('Sam');
    await expect(partner).toHaveURL(/\/onboarding$/);
    await expect(partner.getByText('wipe the seals')).toHaveCount(0);
  });
});

describe('a person with two homes', () => {
  it('sees one in each of two tabs', async () => {
    const [own, other] = [await site.resident(), await site.resident()];
    const { url } = await site.server.call('invite', { body: { role: 'member' } }, other.token);
    await site.server.call('updateProfile', { body: { home_name: 'Sea view' } }, other.token);
    const params = { token: new URL(url ?? '').searchParams.get('token') ?? '' };
    await site.server.call('acceptInvitation', { body: params }, own.token);
    const page = await site.open('/dashboard', { as: own });
    const greeting = (of: typeof page) => of.getByRole('button', { name: /^Hello/ });
    const shown = (of: typeof page) => of.evaluate(() => sessionStorage.getItem('home'));
    await greeting(page).click();
    await page.getByRole('menuitemradio', { name: 'Home', exact: true }).click();
    await expect.poll(() => shown(page)).toBe(own.user.id);
    const second = await page.context().newPage();
    await second.goto('/dashboard');
    await greeting(second).click();
    await second.getByRole('menuitemradio', { name: 'Sea view' }).click();
    await expect.poll(() => shown(second)).toBe(other.user.id);
    await page.reload();
    await greeting(page).click();
    await expect(page.getByRole('menuitemradio', { name: 'Home', exact: true })).toBeChecked();
    await expect.poll(() => shown(page)).toBe(own.user.id);
  });

  it('opens either from a public page', async () => {
    const resident = await site.resident();
    const { id } = await site.server.call('addHome', { body: { name: 'Sea view' } }, resident.token);
    const page = await site.open('/pricing', { as: resident });
    await page.getByRole('button', { name: /^Hello/ }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Home', exact: true })).toBeChecked();
    await axe(page, 'the homes in the menu of a public page');
    await page.getByRole('menuitemradio', { name: 'Sea view' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('home'))).toBe(id);
  });

  it('opens the home that a mail’s link names, and their own where it names one of others', async () => {
    const [resident, stranger] = [await site.resident(), await site.resident()];
    const { id } = await site.server.call('addHome', { body: { name: 'Sea view' } }, resident.token);
    const page = await site.open('/dashboard', { as: resident, expected: [/404/] });
    const shown = () => page.evaluate(() => sessionStorage.getItem('home'));
    await expect.poll(shown).toBe(resident.user.id);
    await page.goto(`/settings?tab=account&home=${id}#people`);
    await expect.poll(shown).toBe(id);
    await page.goto(`/settings?home=${resident.user.id}#people`);
    await expect(page.getByRole('list', { name: 'People in your home' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(await shown()).toBe(resident.user.id);
    await page.goto(`/dashboard?home=${stranger.user.id}`);
    await expect.poll(shown).not.toBe(stranger.user.id);
    await expect(page.getByRole('region', { name: 'Saturday' })).toBeVisible();
  });
});
