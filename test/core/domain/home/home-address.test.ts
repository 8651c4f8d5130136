import { expect, it } from 'vitest';
import { homeAddress } from '#core/domain/home/home-address.ts';
import { summaryAddresses } from '#core/domain/summary/addresses.ts';

const baseUrl = 'https://upkept.example';
const home = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';

it('a mail’s link names the home that it is about, before the part of the page', () => {
  expect(homeAddress(baseUrl, '/settings?tab=account#people', home)).toBe(
    `https://upkept.example/settings?tab=account&home=${home}#people`,
  );
  const { week, settings } = summaryAddresses(baseUrl);
  expect(week(home)).toBe(homeAddress(baseUrl, '/dashboard', home));
  expect(settings(home)).toBe(homeAddress(baseUrl, '/settings?tab=account', home));
});
