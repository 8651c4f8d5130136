import { secondsOf } from '../../clock.ts';
import type { Account } from '../account/account.ts';
import type { PortalSession, Wire } from '../account/records.ts';
import { endpoint } from './endpoint.ts';
import { choice, expandable, object, text, webAddress } from './parameters.ts';
import { missing } from './refusal.ts';

const locales =
  `bg cs da de el en en-AU en-CA en-GB en-IE en-IN en-NZ en-SG es es-419 et fi fil fr fr-CA hr hu id it ja ko
lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW`.split(/\s+/);

/** https://docs.stripe.com/api/customer_portal/sessions */
export function portalSessionEndpoints({ store, clock, makeId }: Account) {
  return [
    endpoint(
      'post',
      '/billing_portal/sessions',
      object(
        {
          ...expandable,
          customer: text,
          return_url: webAddress.optional(),
          locale: choice('auto', ...locales).optional(),
        },
        'after_expiration configuration customer_account flow_data on_behalf_of',
      ),
      ({ input, origin }) => {
        const customer = store.customers.find(input.customer);
        if (!customer || customer.deleted) throw missing('customer', input.customer, 'customer');
        const id = makeId('bps_');
        return portalSessionShape(
          store.portalSessions.save({
            id,
            created: secondsOf(clock),
            customerId: customer.id,
            returnUrl: input.return_url ?? null,
            url: `${origin}/stripe/portal/${id}`,
            locale: input.locale ?? null,
          }),
        );
      },
    ),
  ];
}

/** https://docs.stripe.com/api/customer_portal/sessions/object */
const portalSessionShape = (session: PortalSession): Wire => ({
  id: session.id,
  object: 'billing_portal.session',
  after_expiration: null,
  configuration: 'bpc_sandbox',
  created: session.created,
  customer: session.customerId,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: session.locale,
  on_behalf_of: null,
  return_url: session.returnUrl,
  url: session.url,
});
