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

async function open(mail: Mail) {
  const page = await (await visitors.arrive()).newPage();
  const { html } = await render(mail);
  await page.setContent(html);
  return page;
}

const to = 'a-rather-long-address-of-a-reader@a-long-name-of-a-house.example';
const mails = [
  ...Object.values(sampleMails).map((sample) => sample(to)),
  summaryMail(to, { asksToPause: true, name: '' }),
];

describe('nothing is wrong with the looks of', () => {
  it.each(mails.map((mail, index) => ({ kind: mail.kind, index, mail })))(
    'the $kind mail ($index)',
    async ({ kind, mail }) => {
      await look(await open(mail), kind);
    },
  );
});

describe('the weekly summary', () => {
  it('has links that are large enough for a finger in a narrow mail program', async () => {
    const page = await open(summaryMail(to));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of [/^Done: /, /^Not this week: /, /^Open your week$/]) {
      for (const link of await page.getByRole('link', { name }).all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
    }
  });
});
