import type { Company } from '#core/domain/selling/company.ts';
import type { Config } from './config.ts';

const settings: Readonly<Record<keyof Company, string>> = {
  name: 'COMPANY_NAME',
  address: 'COMPANY_ADDRESS',
  register: 'COMPANY_REGISTER',
  email: 'COMPANY_EMAIL',
  phone: 'COMPANY_PHONE',
  vat: 'COMPANY_VAT',
  director: 'COMPANY_DIRECTOR',
  hosting: 'HOSTING',
  mediator: 'MEDIATOR',
  source: 'SOURCE_URL',
};

/**
 * Returns the names of the settings that production lacks to say who runs the service, which the law of most countries
 * asks of a website. A VAT number and a mediator are for those who sell.
 */
export function missingCompany({
  production,
  company,
  sellsPremium,
}: Pick<Config, 'production' | 'company' | 'sellsPremium'>): readonly string[] {
  if (!production) return [];
  const needed = (Object.keys(settings) as (keyof Company)[]).filter(
    (field) => sellsPremium || (field !== 'vat' && field !== 'mediator'),
  );
  return needed.filter((field) => company[field] === undefined).map((field) => settings[field]);
}
