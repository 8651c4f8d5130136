import Router from '@koa/router';
import { html, trusted } from '../pages/html.ts';
import type { NavigationEntry } from '../pages/navigation-entry.ts';
import { page } from '../pages/page.ts';
import type { Inbox } from './inbox.ts';
import { inboxPage, mailPage } from './pages.ts';
import { isReaction, type Recipients } from './recipients.ts';
import { isStream, type Suppressions } from './suppressions.ts';

type Deps = {
  readonly inbox: Inbox;
  readonly suppressions: Suppressions;
  readonly recipients: Recipients;
  readonly navigation: readonly NavigationEntry[];
};

/** Serves /inbox for people and /inbox.json for tests. */
export function inboxScreens({ inbox, suppressions, recipients, navigation }: Deps): Router {
  const router = new Router();

  router.get('/inbox.json', (context) => {
    const { to } = context.query;
    context.body = inbox
      .list(Array.isArray(to) ? to[0] : to)
      .map(({ to, subject, text, html, headers, sentAt }) => ({ to, subject, text, html, headers, sentAt }));
  });

  router.get('/inbox', (context) => {
    context.type = 'html';
    const body = inboxPage(inbox.list(), suppressions.all());
    context.body = page({ title: 'Inbox', path: '/inbox', navigation, body, live: 'mails' });
  });

  router.post('/inbox/empty', (context) => {
    inbox.empty();
    context.redirect('/inbox');
    context.status = 303;
  });

  router.post('/inbox/suppressions/:stream/:email/reactivate', async (context) => {
    const { stream = '', email = '' } = context.params;
    if (!isStream(stream)) return;
    await recipients.reactivate(stream, email);
    context.redirect('/inbox');
    context.status = 303;
  });

  router.post('/inbox/:id/one-click', async (context) => {
    const mail = inbox.find(context.params.id ?? '');
    if (!mail) return;
    const accepted = await recipients.unsubscribeAtOnce(mail);
    context.redirect(`/inbox/${mail.id}`);
    context.status = accepted ? 303 : 502;
  });

  router.post('/inbox/:id/:reaction', async (context) => {
    const { id = '', reaction = '' } = context.params;
    const mail = inbox.find(id);
    if (!mail || !isReaction(reaction)) return;
    await recipients.react(mail, reaction);
    context.redirect('/inbox');
    context.status = 303;
  });

  router.get('/inbox/:id', (context) => {
    const mail = inbox.find(context.params.id ?? '');
    if (!mail) return;
    context.type = 'html';
    context.body = page({ title: mail.subject, path: '', navigation, body: mailPage(mail) });
  });

  router.get('/inbox/:id/html', (context) => {
    const mail = inbox.find(context.params.id ?? '');
    if (!mail) return;
    // As strict as a good mail program: no scripts and no forms; links open in a new tab.
    context.set(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    );
    context.type = 'html';
    context.body =
      html`<!doctype html><base target="_blank">${trusted(mail.html.replace(/^\s*<!doctype[^>]*>/i, ''))}`.markup;
  });

  return router;
}
