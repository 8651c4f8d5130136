import Router from '@koa/router';
import type { Context } from 'koa';
import { formOf, type Show } from '../../pages/answer.ts';
import { type ConsentRequest, readConsentRequest } from '../oauth/consent-request.ts';
import type { Grants } from '../oauth/grants.ts';
import { calendarScope } from '../oauth/scopes.ts';
import { consentErrorPage, consentPage } from './consent-page.ts';

/** The account that a person uses by mistake. */
const otherAccount = 'someone.else@gmail.example';
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** Google's consent page. Pressing a button returns to the client, with a code or an error. */
export function consentScreens(grants: Grants, show: Show): Router {
  const router = new Router();
  const path = '/google/o/oauth2/v2/auth';

  router.get(path, (context) => {
    const request = readConsentRequest(context.URL.searchParams);
    if ('error' in request) context.status = request.status;
    const body = 'error' in request ? consentErrorPage(request) : consentPage(request, context.url);
    show(context, { title: 'Sign in with Google', body });
  });

  router.post(path, async (context) => {
    const request = readConsentRequest(context.URL.searchParams);
    if ('error' in request) {
      context.status = request.status;
      return show(context, { title: 'Sign in with Google', body: consentErrorPage(request) });
    }
    const form = await formOf(context);
    const choice = form.get('choice');
    const typed = (form.get('email') ?? request.loginHint).trim().toLowerCase();
    if (choice === 'refuse') return back(context, request, { error: 'access_denied' });
    const email = choice === 'other-account' ? otherAccount : typed;
    const scopes = request.scopes.filter((scope) => choice !== 'untick' || scope !== calendarScope);
    const isKnown = choice === 'allow' || choice === 'untick' || choice === 'other-account';
    if (!isKnown || !isEmail(email)) return context.throw(400, 'The form needs a choice and an email address');
    const code = grants.issueCode(request, { email, scopes });
    back(context, request, { code, scope: scopes.join(' '), authuser: '0', prompt: 'consent' });
  });

  return router;
}

function back(context: Context, { redirectUri, state }: ConsentRequest, result: Record<string, string>): void {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries({ state, ...result })) address.searchParams.set(name, value);
  context.redirect(address.href);
}
