import { expect as expectValue, it } from 'vitest';
import { watchComplaints } from '../support/browser/complaints.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
it('the browser blocks a script that a page should not contain', async () => {
  const page = await site.open('/robots.txt', { expected: [/Content Security Policy/] });
  const complaints = await watchComplaints(page);
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script>console.log("stray")</script></head>');
    await route.fulfill({ response, body });
  });
  await page.goto('/pricing');
  await untilAtRest(page);
  const found = await complaints.take();
  expectValue(found.some((text) => text.startsWith('script-src-elem inline'))).toBe(true);
  expectValue(found.some((text) => text.includes('stray'))).toBe(false);
});
