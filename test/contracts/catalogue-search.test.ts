import { makeCatalogueSearch as makeMemoryCatalogueSearch } from '#adapters/memory/catalogue-search.ts';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { catalogueSearchContract } from './catalogue-search.contract.ts';

catalogueSearchContract('memory', makeMemoryCatalogueSearch);
catalogueSearchContract('minisearch', (documents) => makeCatalogueSearch({ load: async () => documents }));
