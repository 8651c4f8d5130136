import { ContainerModule } from 'inversify';
import { makeFeedWriter } from '#adapters/ical-generator/feed-writer.ts';
import { product } from '#apps/contract/product.ts';
import { part } from '../parts.ts';

/** The feed that other calendars subscribe to. A vendor binds the calendars that we write to. */
export const calendar = new ContainerModule(({ bind }) => {
  bind(part.feedWriter).toConstantValue(makeFeedWriter({ productName: product.name }));
});
