import { type Html, html } from '../../pages/html.ts';
import { registeredClient } from '../oauth/client.ts';
import type { ConsentError, ConsentRequest } from '../oauth/consent-request.ts';
import { scopeInWords } from '../oauth/scopes.ts';

/** `address` is the page's own, to which its form is sent. */
export const consentPage = ({ scopes, loginHint }: ConsentRequest, address: string): Html =>
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

export const consentErrorPage = ({ status, error, message }: ConsentError): Html =>
  html`<h1>Access blocked: authorisation error</h1>
<section class="card"><h2>Error ${status}: ${error}</h2><p>${message}</p></section>`;
