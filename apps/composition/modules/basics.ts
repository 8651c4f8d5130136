import { ContainerModule } from 'inversify';
import { archiveWriter } from '#adapters/fflate/archive-writer.ts';
import { makeFeedWriter } from '#adapters/ical-generator/feed-writer.ts';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { makeOutgoing } from '#adapters/node-http/outgoing.ts';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { eventLoop } from '#adapters/system/event-loop.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { tableReader } from '#adapters/table-worker/table-reader.ts';
import { makePushes } from '#adapters/web-push/pushes.ts';
import { product } from '#apps/contract/product.ts';
import { prepareTexts } from '#core/catalogue/prepare-texts.ts';
import { searchFloor } from '#core/domain/advice/material.ts';
import { inTurns } from '#core/procedures/in-turns.ts';
import { part } from '../parts.ts';
import { towns } from '../towns.ts';

/** The texts are loaded with the first question, because they are large. */
async function loadDocuments() {
  await inTurns(eventLoop, prepareTexts());
  const { searchDocuments } = await import('#core/catalogue/search/documents.ts');
  return eventLoop.map(searchDocuments, (make) => make());
}

/** What needs neither a database nor a vendor: the machine's clock and ids, and what writes and finds texts. */
export const basics = new ContainerModule(({ bind }) => {
  bind(part.clock).toConstantValue(systemClock);
  bind(part.ids).toConstantValue(systemIds);
  bind(part.eventLoop).toConstantValue(eventLoop);
  bind(part.catalogueSearch).toConstantValue(makeCatalogueSearch({ load: loadDocuments, floor: searchFloor }));
  bind(part.towns).toConstantValue(towns);
  bind(part.tableReader).toConstantValue(tableReader);
  bind(part.archiveWriter).toConstantValue(archiveWriter);
  bind(part.feedWriter).toConstantValue(makeFeedWriter({ productName: product.name }));
  bind(part.outgoing).toDynamicValue(({ get }) => makeOutgoing({ permitsPrivate: get(part.permitsPrivateNetworks) }));
  bind(part.pushes).toDynamicValue(({ get }) =>
    makePushes({ outgoing: get(part.outgoing), subject: get(part.vapidSubject) }),
  );
  bind(part.mailRenderer).toDynamicValue(({ get }) =>
    makeMailRenderer({
      productName: product.name,
      supportEmail: get(part.supportEmail),
      baseUrl: get(part.baseUrl),
      company: get(part.company),
    }),
  );
});
