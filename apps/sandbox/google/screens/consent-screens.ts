import Router from '@koa/router';
import type { Context } from 'koa';
import { formOf, type Show } from '../../pages/answer.ts';
import { type Html, html } from '../../pages/html.ts';
import { registeredClient } from '../oauth/client.ts';
import { type ConsentError, type ConsentRequest, readConsentRequest } from '../oauth/consent-request.ts';
import type { Grants } from '../oauth/grants.ts';
import { calendarScope, scopeInWords } from '../oauth/scopes.ts';

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

/** `address` is the page's own, to which its form is sent. */
const consentPage = ({ scopes, loginHint }: ConsentRequest, address: string): Html =>
  html`<h1>${registeredClient.name} wants to access your Google Account</h1>
<p class="lede">A stand-in for Google’s consent page.</p>
<form method="post" action="${address}" class="card stacked">
<h2>This will allow ${registeredClient.name} to:</h2>
<ul>${scopes.map((scope) => html`<li>${scopeInWords(scope)}</li>`)}</ul>
<label for="email">Google account</label>
<input id="email" name="email" type="email" value="${loginHint || 'you@gmail.example'}" required>
<div class="buttons"><button class="main" name="choice" value="allow">Allow</button>
<button name="choice" value="refuse">Refuse</button>
<button name="choice" value="untick">Untick the calendar and continue</button>
<button name="choice" value="other-account">Allow with another account</button></div>
</form>`;

const consentErrorPage = ({ status, error, message }: ConsentError): Html =>
  html`<h1>Access blocked: authorisation error</h1>
<section class="card"><h2>Error ${status}: ${error}</h2><p>${message}</p></section>`;
