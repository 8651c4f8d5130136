import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product } from '#apps/contract/product.ts';
import { questions } from '#apps/site/content/questions.ts';
import { countryRules } from '#core/catalogue/countries/index.ts';
import type { Policy } from '#core/languages/policy.ts';
import { faq } from '#words/site/faq.ts';
import { privacy } from '#words/site/privacy.ts';
import { terms } from '#words/site/terms.ts';
import { builtSite, hrefOf, linkNamed, partNamed, textOf, textsOf } from '../support/site/built-page.ts';

const site = builtSite();
/** The text without the addresses of its links. */
const plainText = (text: string) =>
  text.replaceAll('{support email}', product.supportEmail).replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
const pageAt = (path: string) => {
  const page = site.page(path);
  const main = page.querySelector('main') ?? page;
  return { page, main, title: textOf(main.querySelector('h1')) };
};

describe('the home page', () => {
  const { page, main, title } = pageAt('/');

  it('makes its promise and leads to the sign-in page and to how it works', () => {
    expect(title).toBe('Never Worry About Home Maintenance Again');
    expect(hrefOf(main, 'Start for Free')).toBe('/login');
    expect(hrefOf(main, 'See How It Works')).toBe('/#how-it-works');
  });

  it('explains how it works in three steps and says what is coming', () => {
    const part = partNamed(page, 'How it works');
    expect(part.querySelectorAll('ol > li h3')).toHaveLength(3);
    expect(textOf(part)).toContain('Coming soon');
    expect(textsOf(part.querySelectorAll('h3, h4'))).toContain('Ask the assistant for advice');
    expect(textOf(part)).toContain('a manual or a photo of the appliance');
    expect(hrefOf(part, 'Sign up now')).toBe('/login');
  });

  it('names three benefits with their claims', () => {
    const benefits = partNamed(page, 'What an hour a week saves');
    expect(textsOf(benefits.querySelectorAll('h3'))).toEqual(['Save Money', 'Save Time', 'Peace of Mind']);
    for (const claim of [
      'Up to 80% of common repairs',
      'save thousands in potential damage',
      '200+ curated tasks for 55 household items',
      '70% fewer emergency calls',
    ]) {
      expect(textOf(benefits)).toContain(claim);
    }
    // What can be counted comes first, and large.
    expect(textsOf(benefits.querySelectorAll('dd'))).toEqual([
      expect.stringMatching(/^\d,?\d{3}$|^\d{3}$/),
      String(countryRules.length),
    ]);
    expect(textOf(benefits)).toContain('* Estimates of what regular care can do');
  });

  it('promises one amount of work', () => {
    for (const promise of ['two or three quick tasks on each day you choose', 'about an hour a week'])
      expect(textOf(main).toLowerCase().split(promise)).toHaveLength(2);
    expect(textOf(main)).not.toMatch(/two or three (small )?(tasks|jobs) (a|each) week/i);
  });

  it('shows the app in pictures with alternative texts, in both colour schemes', () => {
    const pictures = main.querySelectorAll('picture');
    // The hero has its picture twice, for narrow and for wide windows.
    expect(pictures).toHaveLength(2 + 3);
    for (const picture of pictures) {
      const dark = picture.querySelector('source[media*="dark"]')?.getAttribute('srcset') ?? '';
      const image = picture.querySelector('img');
      expect(image?.getAttribute('alt')).toMatch(/.{40}/);
      for (const address of [dark, image?.getAttribute('src') ?? '']) {
        expect(readFileSync(site.file(address)).byteLength).toBeGreaterThan(10_000);
      }
    }
  });

  it('links to three guides', () => {
    const guides = partNamed(page, 'Try a guide first').querySelectorAll('h3 a');
    expect(guides.map((link) => link.getAttribute('href'))).toEqual(
      ['fridge', 'washing-machine', 'boiler'].map((slug) => `/maintenance/${slug}`),
    );
  });

  it('closes with the plans', () => {
    const closing = partNamed(page, 'Start with one small task');
    for (const promise of ['No credit card required', 'Set up in 2 minutes', 'Cancel anytime']) {
      expect(textsOf(closing.querySelectorAll('li'))).toContain(promise);
    }
    expect(hrefOf(closing, 'Compare plans')).toBe('/pricing');
  });

  it('contains its previews in their first state', () => {
    expect(page.querySelector('[aria-valuetext]')?.getAttribute('aria-valuetext')).toBe('Step 1 of 3');
    const pressed = page.querySelectorAll('button[aria-pressed="true"]');
    expect(pressed.map((button) => textOf(button.closest('li')))).toEqual([
      expect.stringContaining('Clean dishwasher filter'),
    ]);
    const event = page.querySelectorAll('button').filter((one) => textOf(one).startsWith('Maintain your home'));
    expect(event.map((one) => one.getAttribute('aria-expanded'))).toEqual(['false']);
  });
});

describe('the plans, for visitors', () => {
  const { page, main, title } = pageAt('/pricing');

  it('are to choose from, and every link leads to the sign-in page', () => {
    expect(title).toBe('Choose Your Plan');
    expect(textOf(page.querySelector('title'))).toBe('Pricing Plans | Upkept');
    expect(textsOf(partNamed(page, 'Breadcrumb').querySelectorAll('li'))).toEqual(['Home', 'Pricing']);
    expect(hrefOf(main, 'Sign in')).toBe('/login');
    expect(hrefOf(main, 'Start for Free')).toBe('/login');
    expect(hrefOf(main, 'Get Premium')).toBe('/login?for=premium');
  });

  it('say what each includes', () => {
    expect(textsOf(partNamed(page, 'Free').querySelectorAll('li'))).toContain('1 custom task');
    const premium = partNamed(page, 'Premium');
    expect(textOf(premium)).toContain('Unlimited custom tasks');
    const sync = premium.querySelectorAll('li').filter((item) => textOf(item).includes('Calendar sync'));
    expect(sync.map(textOf)).toEqual(['Calendar sync: your tasks in Google Calendar, kept up to date']);
    expect(textsOf(main.querySelectorAll('h2, h3'))).toEqual(
      expect.arrayContaining(['No credit card required', 'Cancel anytime', 'No refunds for partial periods']),
    );
  });

  it('name no price of Premium until the server writes it', () => {
    expect(textOf(partNamed(page, 'Premium'))).toContain('The price is shown at checkout, before you pay.');
    expect(textOf(main).replaceAll('€0', '')).not.toMatch(/[€$£]|\bper (month|year)\b|monthly price/i);
  });

  it('are compared in a table', () => {
    const rows = main.querySelectorAll('tr');
    expect(textsOf(main.querySelectorAll('thead th')).filter(Boolean)).toEqual(['Free', 'Premium']);
    for (const [name, free, premium] of [
      ['Custom tasks', '1', 'Up to 200'],
      ['Calendar sync', 'Not included', 'Included'],
      ['Weekly plan', 'Included', 'Included'],
    ] as const) {
      const row = rows.find((each) => textOf(each.querySelector('tbody th, th')).includes(name));
      expect(textsOf(row?.querySelectorAll('td') ?? [])).toEqual([free, premium]);
    }
  });
});

describe('the questions', () => {
  const { page, main, title } = pageAt('/faq');

  it('are in groups', () => {
    expect(title).toBe('Frequently Asked Questions');
    expect(textOf(page.querySelector('title'))).toBe('Frequently Asked Questions | Upkept');
    expect(textsOf(partNamed(page, 'Breadcrumb').querySelectorAll('li'))).toEqual(['Home', 'FAQ']);
    const groups = ['On this page', ...faq.map((group) => group.title), 'Not answered here?'];
    expect(textsOf(main.querySelectorAll('h2'))).toEqual(groups);
  });

  it('are folded, each with its whole answer', () => {
    for (const { id, question, answer } of questions) {
      const item = page.querySelector(`details[id="${id}"]`);
      expect(item?.hasAttribute('open')).toBe(false);
      expect(textOf(item?.querySelector('summary') ?? null)).toContain(question);
      // The tests' server has an assistant.
      for (const part of answer) {
        if (typeof part !== 'string' && part.where === 'no-assistant') continue;
        expect(textOf(item ?? null)).toContain(plainText(typeof part === 'string' ? part : part.text));
      }
    }
    expect(main.querySelectorAll('details')).toHaveLength(questions.length);
  });

  it.each([
    ['ai', 'Rules decide what your home needs and plan every week'],
    ['advice', 'For the free plan, it is coming soon'],
    ['weekly-summary', 'Every Monday at 08:00 in your own time zone'],
    ['stop-summary', 'you don’t have to sign in'],
    ['what-is-free', 'one custom task'],
    ['no-card', 'No credit card is required'],
    ['cancel', 'no refunds for partial periods'],
  ])('include the answer about %s', (id, words) => {
    expect(textOf(page.querySelector(`details[id="${id}"]`))).toContain(words);
  });

  it('are in the structured data with the same words', () => {
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    const listed = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage').mainEntity;
    expect(listed.map((each: { name: string }) => each.name)).toEqual(questions.map(({ question }) => question));
    expect(listed.map((each: { acceptedAnswer: { text: string } }) => each.acceptedAnswer.text)).toEqual(
      questions.map(({ answer }) =>
        answer.flatMap((part) => (typeof part === 'string' ? plainText(part) : [])).join(' '),
      ),
    );
    expect(JSON.stringify(listed)).not.toMatch(/\]\(/);
  });
});

describe.each([
  ['/privacy', privacy, 'Last updated: May 5, 2025'],
  ['/terms', terms, 'Last updated: April 22, 2025'],
] as const)('the policy at %s', (path, policy: Policy, updated) => {
  const { page, main, title } = pageAt(path);

  it('says what was last changed and when, and so does the sitemap', () => {
    const { date, shown, what } = policy.changed ?? { ...policy.updated, what: 'nothing' };
    expect(textOf(main)).toContain(`Changed on ${shown}: ${what}`);
    expect(site.html('/sitemap.xml')).toMatch(new RegExp(`${path}</loc>\\s*<lastmod>${date}</lastmod>`));
  });

  it('has its date, its summary and all its sections', () => {
    expect(title).toBe(policy.title);
    expect(textOf(main)).toContain(updated);
    expect(textsOf(partNamed(page, 'In short').querySelectorAll('li'))).toEqual(policy.inShort);
    const titles = policy.sections.map((section) => section.title);
    expect(textsOf(main.querySelectorAll('h2'))).toEqual(['On this page', 'In short', ...titles]);
  });

  it('lists its sections, each with a link to it', () => {
    const links = partNamed(page, 'On this page').querySelectorAll('a');
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      policy.sections.map((section) => [section.title, `${path}#${section.id}`]),
    );
  });
});

describe('the privacy policy', () => {
  const { main, page } = pageAt('/privacy');

  it.each([
    'Up to 1 day after you disconnect it or stop using the service',
    'We answer data requests within 30 days',
    'The service is not for children under 16. If you learn',
    'Your data is stored in the EU, in one database',
  ])('promises: %s', (promise) => {
    expect(textOf(main)).toContain(promise);
  });

  it('lists in a table what is stored and for how long', () => {
    const rows = partNamed(page, 'What we store').querySelectorAll('tr');
    const row = rows.find((each) => textOf(each).includes('Sign-in links'));
    expect(textOf(row?.querySelector('th') ?? null)).toContain('a hash of the link');
    expect(textOf(row?.querySelectorAll('td').at(-1) ?? null)).toBe('About a day after the link has expired');
  });
});

describe.each(['/no-such-page', '/items/no-such-item', '/maintenance/no-such-guide'])(
  'the page for an unknown address, %s',
  (path) => {
    const { main, title } = pageAt(path);

    it('says that it does not exist and leads home and to the dashboard', () => {
      expect(title).toBe('There is no room behind this door');
      expect(textOf(main)).toContain('404');
      expect(hrefOf(main, 'Go to the home page')).toBe('/');
      expect(hrefOf(main, 'Go to your dashboard')).toBe('/dashboard');
    });
  },
);

describe('the footer', () => {
  const footer = pageAt('/pricing').page.querySelector('footer') ?? site.page('/');
  const linksOf = (heading: string) => {
    const section = footer.querySelectorAll('h2').find((one) => textOf(one) === heading)?.parentNode;
    return section?.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')]) ?? [];
  };

  it('leads to the pages about us, help and the legal texts', () => {
    expect(linksOf('About Us')).toEqual([
      ['How it works', '/#how-it-works'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
      ['How we choose tasks', '/how-we-choose'],
    ]);
    expect(linksOf('Contact Us')).toEqual([
      ['Contact', '/'],
      ['hello@upkept.example', 'mailto:hello@upkept.example'],
    ]);
    expect(linksOf('Legal')).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Legal Notice', '/legal'],
      ['Accessibility', '/accessibility'],
      ['Cancel or withdraw', '/cancel'],
      ['Withdraw from the contract', '/cancel#withdrawal'],
    ]);
  });

  it('leads to every guide, each with an emoji', () => {
    const guides = linksOf('Maintenance Guides');
    expect(guides.map(([, path]) => path?.replace('/maintenance', ''))).toEqual(
      ['', 'fridge', 'dishwasher', 'oven', 'microwave', 'washing-machine', 'boiler', 'ac', 'chimney', 'stoves']
        .concat(['coffee-machine', 'wine-fridge', 'pizza-oven', 'shower', 'bathtub', 'toilet'])
        .map((slug) => slug && `/${slug}`),
    );
    for (const [text] of guides) expect(text).toMatch(/^\p{Extended_Pictographic}\uFE0F?[A-Z]/u);
    expect(guides[0]?.[0]).toContain('All Guides');
  });
});

describe('the main menu', () => {
  const menu = partNamed(pageAt('/pricing').page, 'Main');

  it('leads visitors to the public pages and home by the logo', () => {
    for (const [name, path] of [
      ['Home', '/'],
      ['Guides', '/maintenance'],
      ['Pricing', '/pricing'],
      ['Login / Signup', '/login'],
    ] as const) {
      expect(hrefOf(menu, name)).toBe(path);
    }
    expect(linkNamed(menu, (text) => text === `${product.name}, home page`).getAttribute('href')).toBe('/');
    expect(textsOf(menu.querySelectorAll('[aria-current="page"]'))).toEqual(['Pricing']);
  });

  it('has no badge beside the logo unless the settings name one', () => {
    expect(menu.querySelectorAll('img')).toEqual([]);
  });
});
