import type { Account } from '../account/account.ts';
import { priceShape } from '../shapes/price.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import { boolean, choice, expandable, list, object, paged, range, text, within } from './parameters.ts';
import { missing } from './refusal.ts';

/** https://docs.stripe.com/api/prices and https://docs.stripe.com/api/products, read-only. */
export function catalogueEndpoints({ store, shapes }: Account) {
  return [
    endpoint('get', '/prices/:id', object(expandable), ({ id }) => {
      const price = store.prices.find(id);
      if (!price) throw missing('price', id);
      return priceShape(price);
    }),

    endpoint(
      'get',
      '/prices',
      object(
        {
          ...paged,
          active: boolean.optional(),
          created: range.optional(),
          currency: text.optional(),
          product: text.optional(),
          type: choice('one_time', 'recurring').optional(),
        },
        'lookup_keys recurring',
      ),
      ({ input }) =>
        listPage(
          '/v1/prices',
          'price',
          store.prices
            .all()
            .filter(
              (price) =>
                input.active !== false &&
                input.type !== 'one_time' &&
                (input.currency === undefined || price.currency === input.currency) &&
                (input.product === undefined || price.productId === input.product) &&
                within(price.created, input.created),
            ),
          priceShape,
          input,
        ),
    ),

    endpoint('get', '/products/:id', object(expandable), ({ id }) => {
      const product = store.products.find(id);
      if (!product) throw missing('product', id);
      return shapes.product(product);
    }),

    endpoint(
      'get',
      '/products',
      object(
        { ...paged, active: boolean.optional(), created: range.optional(), ids: list(text).optional() },
        'shippable type url',
      ),
      ({ input }) =>
        listPage(
          '/v1/products',
          'product',
          store.products
            .all()
            .filter(
              (product) =>
                input.active !== false &&
                (input.ids === undefined || input.ids.includes(product.id)) &&
                within(product.created, input.created),
            ),
          shapes.product,
          input,
        ),
    ),
  ];
}
