import type { PortalSession, Wire } from '../account/records.ts';

/** https://docs.stripe.com/api/customer_portal/sessions/object */
export const portalSessionShape = (session: PortalSession): Wire => ({
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
