import { type Finding, fail, ok, warn } from '#core/domain/running/finding.ts';
import type { App } from '../container.ts';
import { missingCompany } from '../missing-company.ts';

/** Whether the site says who runs it and sells, and shows the whole price. Only a person can check that it is true. */
export async function checkSeller({ config, getPrice }: Pick<App, 'config' | 'getPrice'>): Promise<Finding> {
  const unsold = config.unsoldLanguages.join(', ');
  if (config.sellsPremium && unsold !== '')
    return fail(
      `CONTRACT_LANGUAGES has ${unsold}, but nothing is sold there, because MEDIATOR isn’t set.`,
      `Set MEDIATOR, without which French law allows no sale to consumers (L612-1), or take ${unsold} out of CONTRACT_LANGUAGES.`,
    );
  const missing = missingCompany(config);
  if (missing.length > 0)
    return warn(
      `The site doesn’t say all that the law asks of it: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`,
      'Set them, or ignore those that don’t exist for you; see “Selling in France and Germany” in docs/operations.md.',
    );
  if (config.sellsPremium && (await getPrice())?.tax === 'added')
    return warn(
      'The price at Stripe doesn’t include tax, so buyers see the whole price only at checkout.',
      'Sell a price whose tax behaviour is “inclusive”: EU law wants the total price before the order.',
    );
  return ok(
    config.production
      ? 'The site says who runs it.'
      : 'Who runs the site is only asked in production (NODE_ENV=production).',
  );
}
