import type { Config } from './config.ts';

/**
 * Returns the names of the settings that production lacks to say who runs the service, which the law of most countries
 * asks of a website.
 */
export function missingCompany({ production, company }: Pick<Config, 'production' | 'company'>): readonly string[] {
  if (!production) return [];
  return Object.entries(company).flatMap(([field, value]) =>
    value === undefined ? [`COMPANY_${field.toUpperCase()}`] : [],
  );
}
