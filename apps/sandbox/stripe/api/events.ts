import type { Account } from '../account/account.ts';
import type { StripeEvent } from '../account/records.ts';
import { eventShape } from '../shapes/event.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import { expandable, list, object, paged, range, text, within } from './parameters.ts';
import { invalid, missing } from './refusal.ts';

/**
 * https://docs.stripe.com/api/events; `pendingOf` returns the number of an event's deliveries that are not complete.
 */
export function eventEndpoints({ store }: Account, pendingOf: (event: StripeEvent) => number) {
  const shape = (event: StripeEvent) => eventShape(event, pendingOf(event));
  const matches = (asked: string, type: string): boolean =>
    asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : asked === type;

  return [
    endpoint('get', '/events/:id', object(expandable), ({ id }) => {
      const event = store.events.find(id);
      if (!event) throw missing('event', id);
      return shape(event);
    }),

    endpoint(
      'get',
      '/events',
      object(
        { ...paged, created: range.optional(), type: text.optional(), types: list(text).optional() },
        'delivery_success',
      ),
      ({ input }) => {
        const { type, types } = input;
        if (type !== undefined && types !== undefined)
          throw invalid('You may only specify one of these parameters: type, types.', { param: 'type' });
        if (types !== undefined && types.length > 20)
          throw invalid('You may only specify up to 20 types.', { param: 'types' });
        return listPage(
          '/v1/events',
          'event',
          store.events
            .all()
            .filter(
              (event) =>
                (type === undefined || matches(type, event.type)) &&
                (types === undefined || types.includes(event.type)) &&
                within(event.created, input.created),
            ),
          shape,
          input,
        );
      },
    ),
  ];
}
