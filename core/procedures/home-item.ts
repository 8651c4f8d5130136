import { catalogue } from '../catalogue/index.ts';
import type { CatalogueItem } from '../domain/care/care-task.ts';
import { DomainError } from '../domain/errors.ts';
import { hasItem } from '../domain/home/facts.ts';
import type { Household } from '../domain/home/household.ts';
import { homeOf } from '../domain/plan/home.ts';

/** Finds an item of the home by its name or its slug. Throws `item_not_found`, and `not_onboarded`. */
export const makeHomeItem =
  () =>
  (household: Household, nameOrSlug: string): CatalogueItem => {
    const item = catalogue.find(({ slug, name }) => slug === nameOrSlug || name === nameOrSlug);
    if (!item || !hasItem(homeOf(household), item)) throw new DomainError('item_not_found');
    return item;
  };
