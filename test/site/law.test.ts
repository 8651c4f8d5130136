import { describe, expect, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { contractLanguage } from '#core/domain/selling/agreement.ts';
import { checkAnnouncement } from '#core/domain/selling/announcement.ts';
import { withdrawalEndsAt, withdrawalRefunds } from '#core/domain/selling/withdrawal.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { ask } from '#core/languages/en/app/ask.ts';
import { housePassport as passport } from '#core/languages/en/app/house-passport.ts';
import { housePassport as carnet } from '#core/languages/fr/app/house-passport.ts';
import { terms as french } from '#core/languages/fr/site/terms.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { sampleMails } from '../support/mail/sample-mails.ts';
import { builtSite, siteUrl, textOf } from '../support/site/built-page.ts';

const site = builtSite();
const read = (path: string) => textOf(site.page(path).querySelector('body'));
const company = {
  COMPANY_NAME: 'Upkept SAS',
  COMPANY_ADDRESS: '1 rue de la Paix, 75002 Paris',
  COMPANY_DIRECTOR: 'Ada Martin',
  MEDIATOR: 'Médiateur de la consommation, Paris',
  SOURCE_URL: 'https://code.example/upkept',
};
const withoutSales = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
  POSTMARK_SERVER_TOKEN: 'token',
};
const { render } = makeMailRenderer({ productName: 'Upkept', supportEmail: 'help@upkept.example', baseUrl: siteUrl });
const paris = { timezone: 'Europe/Paris', country: 'FR' } as const;
const today: IsoDate = '2026-11-29';

/** The duties of someone who sells a subscription to consumers and hosts what they share, each by its article. */
describe('the law of selling', () => {
  it.each([
    ['/cancel', ['Withdraw from the contract', 'Confirm withdrawal', 'Cancel Premium']],
    ['/fr/resilier', ['Confirmer la rétractation']],
    ['/de/kuendigen', ['Vertrag widerrufen', 'Widerruf bestätigen', 'Premium kündigen']],
  ])('Directive 2011/83, article 11a: %s lets buyers withdraw online in two labelled steps', (path, labels) => {
    for (const label of labels) expect(site.html(path)).toContain(label);
  });

  it('Directive 2011/83, article 9: a withdrawal is possible for 14 days, to the end of a working day', () => {
    // 14 days after 29 November is a Sunday.
    expect(withdrawalEndsAt(new Date('2026-11-29T10:00:00Z'), paris)).toEqual(new Date('2026-12-14T23:00:00Z'));
  });

  it('Directive 2011/83, articles 13 and 14(3): it refunds everything, or what was not used of what was begun on request', () => {
    const [from, until] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
    const paid = [{ id: 'p', paid: 3000, refunded: 0, from, until }];
    const declaredAt = new Date('2026-11-11T00:00:00Z');
    const refund = (askedToStart: boolean) => withdrawalRefunds(paid, { declaredAt, askedToStart })[0]?.amount;
    expect([refund(false), refund(true)]).toEqual([3000, 2000]);
  });

  it.each(['/pricing', '/fr/tarifs', '/de/preise'])(
    'Directive 2011/83, article 6(1)(e): %s has the place of the total price',
    (path) => {
      expect(site.page(path).querySelector('[data-price] [data-amount]')).not.toBeNull();
    },
  );

  it.each(['/terms', '/fr/conditions', '/de/nutzungsbedingungen'])(
    'Directive 2011/83, annex I: %s has the instructions and the model form',
    (path) => {
      expect(site.page(path).querySelector('#withdrawal')).not.toBeNull();
    },
  );

  it.each([
    ['en', ['€4.99 a month', 'Renewal', 'How to cancel', 'How to withdraw', 'Seller', 'Model withdrawal form']],
    ['fr', ['4,99', 'Renouvellement', 'Comment résilier', 'Comment se rétracter', 'Vendeur', 'rétractation']],
    ['de', ['4,99', 'Verlänger', 'kündigen', 'widerrufen', 'Muster-Widerrufsformular']],
  ] as const)(
    'Directive 2011/83, article 8(7): the mail after a purchase is the whole contract (%s)',
    async (language, parts) => {
      const { text } = await render(sampleMails['premium-started']('ada@home.example', language));
      for (const part of parts) expect(text.toLowerCase()).toContain(part.toLowerCase());
    },
  );

  it.each([
    ['/', '/cancel'],
    ['/maintenance/fridge', '/cancel'],
    ['/fr', '/fr/resilier'],
    ['/fr/tarifs', '/fr/resilier'],
    ['/de', '/de/kuendigen'],
  ])('Code de la consommation, L215-1-1: from %s one link leads to cancelling, without an account', (from, to) => {
    expect(site.page(from).querySelector(`footer a[href="${to}"]`)).not.toBeNull();
    const form = site.page(to).querySelector('form[data-declaration]');
    expect(form?.querySelector('input[value="cancellation"][checked]')).not.toBeNull();
    expect(form?.querySelector('input[type="password"]')).toBeNull();
  });

  it.each([
    ['/login', '/cancel', '/accessibility'],
    ['/fr/connexion', '/fr/resilier', '/fr/accessibilite'],
    ['/de/anmelden', '/de/kuendigen', '/de/barrierefreiheit'],
  ])(
    'the same, and directive 2019/882, annex V: the one line at the foot of %s has the links that the law wants',
    (path, ...links) => {
      for (const to of links) expect(site.page(path).querySelector(`footer a[href="${to}"]`)).not.toBeNull();
    },
  );

  it('where nothing was ever sold, no page leads to the missing one for ending a contract', () => {
    const { paths, html } = builtSite(withoutSales);
    const leading = paths
      .filter((path) => !['/cancel', '/fr/resilier', '/de/kuendigen'].includes(path))
      .filter((path) => /href="\/(cancel|fr\/resilier|de\/kuendigen)["#]/.test(html(path)));
    expect(leading).toEqual([]);
    expect(html('/dashboard')).toContain('"endsNoContract":true');
    expect(html('/legal')).not.toContain('Cancel or withdraw');
    expect(html('/terms')).toContain('Cancel or withdraw');
  });

  it('BGB, § 312k and § 356a: German pages name both buttons as the law does, and what confirms them', () => {
    const entries = site.page('/de').querySelectorAll('footer a[href^="/de/kuendigen"]');
    expect(entries.map(textOf)).toEqual(['Verträge hier kündigen', 'Vertrag widerrufen']);
    for (const label of ['Jetzt kündigen', 'Widerruf bestätigen']) expect(site.html('/de/kuendigen')).toContain(label);
    expect(site.html('/de/impressum')).toContain('Impressum');
  });

  it('BGB, § 312j: the German checkout says that the order must be paid for', () => {
    expect(wordsIn('de').checkout.withdrawal).toContain('bestellen Sie zahlungspflichtig');
  });

  it('Loi 94-665, article 2: a French offer is concluded in French where contracts are, and otherwise not from French pages', () => {
    expect(contractLanguage('fr', ['en', 'fr'])).toBe('fr');
    expect(contractLanguage('fr', ['en'])).toBe('en');
  });

  it('Code de la consommation, D211-4: the French terms have the box on the legal guarantees', () => {
    const text = JSON.stringify(french);
    for (const part of ['garantie légale de conformité', 'vices cachés', '1641 à 1649']) expect(text).toContain(part);
  });

  it('Code de la consommation, R212-1 6°: no terms limit the liability towards consumers', () => {
    const liability = JSON.stringify(french.sections.find(({ id }) => id === 'liability'));
    expect(liability).not.toMatch(/limitée|plafond|au plus|n’excède/);
  });

  it('Directive 2019/770, article 19: new prices and terms are announced at least 30 days ahead', () => {
    const announced = (days: number) => () =>
      checkAnnouncement(
        {
          kind: 'price',
          from: addDays(today, days),
          price: { minor: 599, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
        },
        today,
      );
    expect(announced(29)).toThrow('announced_too_late');
    expect(announced(30)).not.toThrow();
  });

  it('LCEN, article 1-1, and DDG, § 5: each page leads to a notice of who runs the site', () => {
    for (const path of ['/', '/pricing', '/maintenance/fridge'])
      expect(site.page(path).querySelector('footer a[href="/legal"]')).not.toBeNull();
  });

  it('LCEN, article 1-1, and Code de la consommation, L616-1: the notice names who runs the site, its director and the mediator', () => {
    const notice = textOf(builtSite(company).page('/legal').querySelector('main'));
    for (const known of [company.COMPANY_NAME, company.COMPANY_ADDRESS, company.COMPANY_DIRECTOR, company.MEDIATOR])
      expect(notice).toContain(known);
  });

  it('Code de la consommation, L612-1: the terms speak of a mediator only as far as the notice names one', () => {
    const said = {
      '/terms': 'names a consumer mediator',
      '/fr/conditions': 'nomment un médiateur',
      '/fr/mentions-legales': 'd’aucun médiateur',
    };
    const pages = builtSite(company);
    for (const [path, words] of Object.entries(said))
      expect([path, read(path)]).toEqual([path, expect.stringContaining(words)]);
    expect(read('/terms')).toContain('If we don’t, and our legal notice names');
    expect(textOf(pages.page('/fr/mentions-legales').querySelector('body'))).toContain(
      'saisir gratuitement le médiateur',
    );
    expect(textOf(pages.page('/fr/mentions-legales').querySelector('body'))).not.toContain('aucun médiateur');
  });

  it('VSBG, § 36: without a mediator, the notice says that the company takes no part in mediation', () => {
    expect(read('/legal')).toContain('We take no part in mediation');
    expect(textOf(builtSite(company).page('/legal').querySelector('body'))).not.toContain('We take no part');
  });

  it('AGPL, section 13: each page offers the source of the program that runs', () => {
    for (const path of ['/', '/fr', '/legal'])
      expect(builtSite(company).page(path).querySelector(`a[href="${company.SOURCE_URL}"]`)).not.toBeNull();
  });

  it('Directive 2002/58, article 5(3), and TDDDG, § 25: no page loads anything from another company', () => {
    for (const path of site.paths) {
      const loads = site.page(path).querySelectorAll('script[src], img[src], iframe[src], link[href]');
      const elsewhere = loads
        .filter((each) => !['canonical', 'alternate'].includes(each.getAttribute('rel') ?? ''))
        .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
        .filter((address) => /^(https?:)?\/\//.test(address) && !address.startsWith(siteUrl));
      expect([path, elsewhere]).toEqual([path, []]);
    }
  });

  it.each(['/terms', '/privacy'])('Regulation 2016/679, article 8: %s says from which age one may use it', (path) => {
    expect(read(path)).toContain('not for children under 16');
  });

  it('Regulation 2022/2065, articles 11, 12 and 16: shared pages can be reported, in the languages that the notice names', () => {
    expect([passport.report, carnet.report]).toEqual(['Report this page', 'Signaler cette page']);
    expect(read('/legal')).toContain('in English or French');
    expect(passport.reportBody('https://x.example/p#s')).toContain('https://x.example/p#s');
  });

  it('Regulation 2016/679, article 13: the policy names purposes, rights, and who else receives data', () => {
    for (const part of ['Stripe', 'object to its use', 'authority']) expect(read('/privacy')).toContain(part);
  });

  it('Regulation 2024/1689, article 50: the assistant says that a model chooses its answer', () => {
    expect(JSON.stringify(ask)).toContain('An AI model chooses the answer');
  });

  it('Directive 2019/882, annex V: the statement says how to complain', () => {
    expect(read('/accessibility')).toMatch(/complain/i);
  });
});
