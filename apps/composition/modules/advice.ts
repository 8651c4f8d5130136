import { ContainerModule } from 'inversify';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { searchFloor } from '#core/domain/advice/material.ts';
import { part } from '../parts.ts';

/** The texts are loaded with the first question, because they are large. */
const load = async () => (await import('#core/catalogue/search/documents.ts')).searchDocuments;

/** The search over the catalogue. */
export const advice = new ContainerModule(({ bind }) => {
  bind(part.catalogueSearch).toConstantValue(makeCatalogueSearch({ load, floor: searchFloor }));
});
