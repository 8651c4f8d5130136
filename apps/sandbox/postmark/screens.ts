import Router from '@koa/router';
import { html, trusted } from '../pages/html.ts';
import type { NavigationEntry } from '../pages/navigation-entry.ts';
import { page } from '../pages/page.ts';
import type { Inbox } from './inbox.ts';
import { inboxPage, mailPage } from './pages.ts';

/** Serves /inbox for people and /inbox.json for tests. */
export function inboxScreens(inbox: Inbox, navigation: readonly NavigationEntry[]): Router {
  const router = new Router();

  router.get('/inbox.json', (context) => {
    const { to } = context.query;
    context.body = inbox
      .list(Array.isArray(to) ? to[0] : to)
      .map(({ to, subject, text, html, headers, sentAt }) => ({ to, subject, text, html, headers, sentAt }));
  });

  router.get('/inbox', (context) => {
    context.type = 'html';
    context.body = page({ title: 'Inbox', path: '/inbox', navigation, body: inboxPage(inbox.list()), live: 'mails' });
  });

  router.post('/inbox/empty', (context) => {
    inbox.empty();
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
