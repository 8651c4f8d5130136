import Router from '@koa/router';
import { asked, goTo, makeShow } from '../../pages/answer.ts';
import type { NavigationEntry } from '../../pages/navigation-entry.ts';
import type { Account } from '../account/account.ts';
import { actions } from '../account/actions.ts';
import { cancelAtPeriodEnd, keep } from '../account/subscription.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import { buyingScreens } from './buying.ts';
import { deliveriesPage } from './deliveries-page.ts';
import { invoicePage } from './invoice-page.ts';
import { overviewPage } from './overview.ts';
import { portalPage } from './portal-page.ts';

type Deps = {
  readonly account: Account;
  readonly deliveries: Deliveries;
  readonly navigation: readonly NavigationEntry[];
};

/** Serves /stripe for people and its .json for tests. */
export function stripeScreens({ account, deliveries, navigation }: Deps): Router {
  const { store, shapes, subscriptions } = account;
  const show = makeShow(navigation);
  const router = new Router();
  router.use((_, next) => {
    account.settle();
    return next();
  });

  router.get('/stripe', (context) => {
    show(context, { title: 'Stripe', path: '/stripe', body: overviewPage(account), live: 'account' });
  });

  router.post('/stripe/subscriptions/:id/:action', (context) => {
    const subscription = store.subscriptions.find(context.params.id ?? '');
    const action = Object.entries(actions).find(([name]) => name === context.params.action)?.[1];
    if (!subscription || !action) return;
    if (!action.act(account, subscription)) context.throw(409, `Not possible while it is ${subscription.status}`);
    goTo(context, '/stripe');
  });

  router.get('/stripe/invoices/:id', (context) => {
    const invoice = store.invoices.find(context.params.id ?? '');
    if (invoice) show(context, { title: 'Invoice', body: invoicePage(invoice) });
  });

  router.get('/stripe/customers.json', (context) => {
    const email = asked(context, 'email');
    context.body = store.customers
      .all()
      .filter((customer) => email === '' || customer.email === email)
      .map(shapes.customer);
  });

  router.get('/stripe/subscriptions.json', (context) => {
    const customer = asked(context, 'customer');
    context.body = store.subscriptions
      .all()
      .filter(
        ({ customerId }) =>
          customer === '' || customerId === customer || store.customers.find(customerId)?.email === customer,
      )
      .map(shapes.subscription);
  });

  router.get('/stripe/deliveries.json', (context) => {
    context.body = deliveries.all();
  });

  router.get('/stripe/deliveries', (context) => {
    show(context, { title: 'Events', body: deliveriesPage(account, deliveries), live: 'events' });
  });

  router.post('/stripe/events/:id/resend', (context) => {
    const event = store.events.find(context.params.id ?? '');
    if (!event) return;
    deliveries.deliver(event);
    goTo(context, '/stripe/deliveries');
  });

  router.get('/stripe/portal/:id', (context) => {
    const session = store.portalSessions.find(context.params.id ?? '');
    if (session) show(context, { title: 'Your subscription', body: portalPage(account, session) });
  });

  router.post('/stripe/portal/:id/:subscription/:wish', (context) => {
    const { id = '', subscription: subscriptionId = '', wish } = context.params;
    const session = store.portalSessions.find(id);
    const subscription = store.subscriptions.find(subscriptionId);
    const transition = wish === 'cancel' ? cancelAtPeriodEnd('date') : wish === 'resume' ? keep : undefined;
    if (!session || subscription?.customerId !== session.customerId || !transition) return;
    subscriptions.change(subscription, transition);
    goTo(context, `/stripe/portal/${id}`);
  });

  router.use(buyingScreens(account, show).routes());
  return router;
}
