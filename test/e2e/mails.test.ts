import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { look } from '../support/browser/look.ts';
import { expect, makeVisitors } from '../support/browser/visitors.ts';
import { sampleMails, summaryMail } from '../support/mail/sample-mails.ts';

const visitors = makeVisitors();
const { render } = makeMailRenderer({
  productName: 'Upkept',
  supportEmail: 'help@upkept.example',
  baseUrl: 'https://upkept.example',
});

const newPage = async () => (await visitors.arrive()).newPage();
const show = async (page: Page, mail: Mail) => page.setContent((await render(mail)).html);

const to = 'a-rather-long-address-of-a-reader@a-long-name-of-a-house.example';
const mails = [
  ...Object.values(sampleMails).map((sample) => sample(to)),
  summaryMail(to, { asksToPause: true, name: '' }),
];

it('nothing is wrong with the looks of any mail', async () => {
  const page = await newPage();
  for (const [index, mail] of mails.entries()) {
    await show(page, mail);
    await look(page, `${mail.kind} (${index})`);
  }
});

describe('the weekly summary', () => {
  it('has links that are large enough for a finger in a narrow mail program', async () => {
    const page = await newPage();
    await show(page, summaryMail(to));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of [/^It’s done: /, /^Not this week: /, /^Open your week$/]) {
      for (const link of await page.getByRole('link', { name }).all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
    }
  });
});
