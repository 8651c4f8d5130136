import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { downloadsSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { showOn } from '../support/media.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { passport, secret, servePassport, sharedLink } from '../support/serve-passport.ts';
import { texts } from '../support/texts.ts';
import { drawn } from '../support/time.ts';
import { button, dialog } from './history-screen.ts';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const part = (name: string) => main().getByRole('region', { name, exact: true });
const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const headings = () => texts(main().getByRole('heading', { level: 2 }));

describe('the house passport', () => {
  it('is reached from the history, and says what the home has and what was done', async () => {
    serveHistory([entry()]);
    servePassport();
    const app = await openAs(user(), '/history');
    await main().getByRole('link', { name: 'Open it' }).click();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('House passport');
    await rests();
    expect(headings()).toEqual(['Equipment', 'Maintenance', 'Repairs and other work', 'In figures']);
    await expect.element(part('Equipment')).toMatchTextContent('Central Heating, Chimney');
    await expect.element(part('Equipment')).toMatchTextContent(/What does your boiler burn\? ?Gas/);
    await expect
      .element(part('Maintenance').getByRole('row', { name: /Boiler service/ }))
      .toMatchTextContent(/\(safety\).*New pressure sensor.*Dupont Chauffage, 01 44 55 66 77.*€145\.00/);
    await expect
      .element(part('Maintenance'))
      .toMatchTextContent('Central Heating: 2 other jobs by the household, last on 14 Nov 2026');
    await expect
      .element(part('Repairs and other work').getByRole('row', { name: /New pump/ }))
      .toMatchTextContent(/Central Heating: New pump.*Another person/);
    await expect.element(part('In figures')).toMatchTextContent('1 of 2');
    await expect.element(main()).toMatchTextContent('01234567 89abcdef');
    await look('a house passport');
    await page.getByText('Every entry, in an annex').click();
    const annex = part('Annex: every entry');
    await expect
      .element(annex.getByRole('row', { name: /Bleed the radiators/ }))
      .toMatchTextContent(/2 times ?2026: 14.Nov ?2025: 15.Nov/);
    await expect
      .element(annex.getByRole('table', { name: 'All repairs and other work' }))
      .toMatchTextContent('Central Heating: New pump');
    await look('a house passport with its annex');
    await main().getByRole('link', { name: 'Back to your history' }).click();
    await expect.poll(app.address).toBe('/history');
  });

  it('leaves out what the user switches off, and is printed or saved as shown', async () => {
    servePassport();
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {});
    const files = vi.spyOn(URL, 'createObjectURL');
    await openAs(user(), '/history/passport');
    await expect.element(main().getByRole('columnheader', { name: 'Cost' }).first()).toBeVisible();
    await page.getByText('Costs', { exact: true }).click();
    await expect.element(main().getByRole('columnheader', { name: 'Cost' })).not.toBeInTheDocument();
    await expect.element(toggle('Costs')).not.toBeChecked();
    await rests();
    expect(requestsTo('previewPassport').at(-1)?.query).toEqual({
      costs: false,
      names: true,
      notes: true,
      photos: true,
    });
    await button('Print or save as PDF').click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    await button('Save as JSON').click();
    await expect.poll(downloadsSoFar).toEqual(['house-passport.json']);
    const [file] = files.mock.calls.map(([file]) => new Response(file as Blob).json());
    await rests();
    expect(await file).toEqual(passport({ includes: { costs: false, names: true, notes: true, photos: true } }));
  });

  it('says in France that it isn’t the statutory record', async () => {
    servePassport();
    respond('previewPassport', () => passport({ country: 'FR' }));
    await openAs(user(), '/history/passport');
    await expect
      .element(main().getByText('It adds to the carnet d’information du logement and doesn’t replace it.'))
      .toBeVisible();
    await look('a passport in France');
  });

  it('shows photos of the newest work, and all of them in the annex', async () => {
    const hashes = Array.from({ length: 8 }, (_, index) => String(index).repeat(64));
    const whole = passport();
    const [heating, ...others] = whole.equipment;
    if (!heating) throw new Error('There is central heating');
    const entries = heating.entries.map((each, index) => (index === 0 ? { ...each, photos: hashes } : each));
    servePassport();
    respond('previewPassport', () =>
      passport({
        equipment: [{ ...heating, entries }, ...others],
        urls: Object.fromEntries(hashes.map((hash) => [hash, dot])),
      }),
    );
    await openAs(user(), '/history/passport');
    const photos = part('Photos').getByRole('figure');
    await expect.element(part('Photos')).toMatchTextContent('2 more are in the annex.');
    expect(photos.elements()).toHaveLength(6);
    expect(photos.elements()[0]?.textContent).toBe('Central Heating: Bleed the radiators, 14 Nov 2026');
    await look('a house passport with photos');
    await page.getByText('Every entry, in an annex').click();
    await expect.poll(() => photos.elements().length).toBe(8);
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {});
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    await rests();
    expect([...document.querySelectorAll('figure img')].every((image) => (image as HTMLImageElement).complete)).toBe(
      true,
    );
  });

  it('prints without its controls, and never splits a row', async () => {
    servePassport();
    await openAs(user(), '/history/passport');
    await expect.element(part('Maintenance')).toBeVisible();
    await showOn('print');
    // What isn't printed has no role.
    await expect.element(button('Save as JSON')).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await rests();
    const row = main()
      .getByRole('row', { name: /Boiler service/ })
      .element();
    expect(getComputedStyle(row).breakInside).toBe('avoid');
    const heading = part('Maintenance').getByRole('heading', { level: 2 }).element();
    expect(getComputedStyle(heading).breakAfter).toBe('avoid');
  });

  it('shows its shape while it loads, and says what went wrong', async () => {
    const gate = pending();
    servePassport();
    respond('previewPassport', async () => {
      await gate.promise;
      throw refused(400);
    });
    await openAs(user(), '/history/passport');
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
    await expect.element(button('Print or save as PDF')).toBeDisabled();
    gate.release();
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your house passport');
    servePassport();
    await button('Try again').click();
    await expect.element(part('Maintenance')).toBeVisible();
  });
});

describe('sharing the passport', () => {
  const shareIt = async () => {
    serveHistory([entry()]);
    const app = await openAs(user(), '/history');
    await button('Share').click();
    return app;
  };

  it('creates a link that shows only what the user chose, whose address is shown once', async () => {
    servePassport();
    await shareIt();
    await dialog.getByText('90 days').click();
    await dialog.getByText('Show notes').click();
    await look('a link to create');
    await button('Create the link').click();
    await expect
      .element(dialog.getByLabelText('The link'))
      .toHaveValue(`https://home.upkept.example/passport#${secret}`);
    await rests();
    expect(requestsTo('createPassportLink').map(({ body }) => body)).toEqual([
      { expiresInDays: 90, language: 'en', costs: false, names: false, notes: true, photos: false },
    ]);
    await expect.element(dialog).toMatchTextContent('Your passport is shared until 5 February 2027, with notes.');
    await look('a link that was created');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy').click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Copied');
    await rests();
    expect(copied).toHaveBeenCalledWith(`https://home.upkept.example/passport#${secret}`);
    await button('Done').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Share').click();
    await expect.element(dialog).toMatchTextContent('The link was shown only once and isn’t stored.');
    await expect.element(dialog.getByLabelText('The link')).not.toBeInTheDocument();
  });

  it('shows it in the language that the user chooses', async () => {
    servePassport();
    await shareIt();
    await dialog.getByText('Language: English').click();
    await dialog.getByText('Français', { exact: true }).click();
    await look('a link in another language');
    await button('Create the link').click();
    await expect.element(dialog).toMatchTextContent('Language: Français');
    // The form shows the language, too.
    await expect
      .poll(() => requestsTo('createPassportLink').map(({ body }) => body))
      .toMatchObject([{ language: 'fr' }]);
  });

  it('says so when the browser does not allow copying', async () => {
    servePassport();
    await shareIt();
    await button('Create the link').click();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await button('Copy').click();
    await expect.element(dialog.getByRole('status')).toMatchTextContent('Please copy the text from the field.');
  });

  it('stops at once, after which a new link can be created', async () => {
    servePassport(sharedLink({ costs: true, names: true }));
    await shareIt();
    await expect.element(dialog).toMatchTextContent('with costs and names');
    await button('Stop sharing').click();
    await expect.element(button('Create the link')).toBeVisible();
    await rests();
    expect(requestsTo('revokePassportLink')).toHaveLength(1);
  });

  it('says when and why support closed the page, whom to ask, and leads to a new link', async () => {
    const closed = { at: '2027-01-07T09:00:00.000Z', reason: 'It shows a neighbour’s phone number.' };
    servePassport(sharedLink({ closed }));
    await shareIt();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('We closed this page on 7 January 2027');
    await expect.element(dialog.getByText(closed.reason)).toBeVisible();
    await expect.element(dialog).not.toMatchTextContent('Your passport is shared until');
    await expect.element(dialog.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await look('a page that support closed');
    await button('Share again').click();
    await expect.element(button('Create the link')).toBeVisible();
  });

  it('fails at once without a connection, and shares nothing once it is back', async () => {
    servePassport();
    await shareIt();
    await expect.element(button('Create the link')).toBeVisible();
    setOnline(false);
    await button('Create the link').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    setOnline(true);
    await drawn();
    expect(requestsTo('createPassportLink')).toEqual([]);
  });

  it('calls a visit booked until the household says who came', async () => {
    const equipment = passport().equipment.map((one) => ({
      ...one,
      entries: one.entries.map((each) => ({ ...each, by: null })),
    }));
    servePassport();
    respond('previewPassport', () => passport({ equipment }));
    await openAs(user(), '/history/passport');
    await expect.element(main().getByRole('row', { name: /Boiler service/ })).toMatchTextContent('Appointment made');
  });

  it('says what went wrong', async () => {
    servePassport();
    respond('createPassportLink', () => {
      throw refused(503, { message: 'In a moment' });
    });
    await shareIt();
    await button('Create the link').click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('In a moment');
  });
});

describe('a shared passport', () => {
  it('can be read and printed without an account', async () => {
    servePassport(sharedLink());
    await open(`/passport#${secret}`);
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('House passport');
    await expect.element(main().getByRole('row', { name: /Boiler service/ })).toMatchTextContent('A company');
    await expect.element(main()).not.toMatchTextContent('Dupont');
    await expect.element(button('Print or save as PDF')).toBeVisible();
    await look('a shared passport');
  });

  it.each([
    ['a revoked or expired secret', `#${'0'.repeat(64)}`],
    ['no secret', ''],
  ])('is not found with %s', async (_, hash) => {
    servePassport(sharedLink());
    await open(`/passport${hash}`);
    await expect.element(main().getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    if (hash) await look('a link that no longer works');
  });

  it('loads again after the server could not be reached', async () => {
    servePassport(sharedLink());
    respond('readPassport', () => {
      throw unreachable();
    });
    await open(`/passport#${secret}`);
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load the house passport');
    servePassport(sharedLink());
    await button('Try again').click();
    await expect.element(part('Maintenance')).toBeVisible();
  });
});
