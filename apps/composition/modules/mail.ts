import { ContainerModule } from 'inversify';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { product } from '#apps/contract/product.ts';
import { part } from '../parts.ts';

/** The text and layout of mails, for every vendor that can send them. */
export const mail = new ContainerModule(({ bind }) => {
  bind(part.mailRenderer).toDynamicValue(({ get }) =>
    makeMailRenderer({
      productName: product.name,
      supportEmail: get(part.supportEmail),
      baseUrl: get(part.baseUrl),
      company: get(part.company),
    }),
  );
});
