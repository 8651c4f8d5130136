import Router from '@koa/router';
import { type Html, html } from '../pages/html.ts';
import { type NavigationEntry, page } from '../pages/page.ts';
import { parseJson, readBody } from '../read-body.ts';
import type { Vendor } from '../vendor.ts';
import type { Fault, Faults } from './faults.ts';

const mostBytes = 100_000;

const presets: Readonly<Record<string, { readonly label: string; readonly fault: Fault }>> = {
  slow: { label: 'Answer after 3 s', fault: { delayMs: 3_000 } },
  stuck: { label: 'Answer after 60 s', fault: { delayMs: 60_000 } },
  busy: { label: 'Answer 429', fault: { status: 429 } },
  broken: { label: 'Answer 500', fault: { status: 500 } },
  hiccup: { label: 'Answer 500 twice', fault: { status: 500, times: 2 } },
  reset: { label: 'Break connections', fault: { reset: true } },
  none: { label: 'Work well', fault: {} },
};

export function faultScreens(
  faults: Faults,
  vendors: readonly Vendor[],
  navigation: readonly NavigationEntry[],
): Router {
  const router = new Router();

  router.get('/faults', (context) => {
    const body = html`<h1>Faults</h1>
<p class="lede">They last until they are changed. Tests set them with <code>PUT /faults.json</code>, which replaces all:
<code>{"postmark": {"delayMs": 500, "status": 429, "times": 2}}</code>; <code>status</code> is 429 or 500,
<code>reset</code> breaks the connection, <code>times</code> is how many requests are hit.</p>
<div id="faults">${vendors.map((vendor) => card(vendor, faults.all()[vendor.name] ?? {}))}</div>`;
    context.type = 'html';
    context.body = page({ title: 'Faults', path: '/faults', navigation, body });
  });

  router.post('/faults/:vendor/:preset', (context) => {
    const vendor = vendors.find(({ name }) => name === context.params.vendor);
    const preset = Object.entries(presets).find(([name]) => name === context.params.preset)?.[1];
    if (!vendor || !preset) return;
    faults.set(vendor.name, preset.fault);
    context.redirect('/faults');
    context.status = 303;
  });

  router.get('/faults.json', (context) => {
    context.body = faults.all();
  });

  router.put('/faults.json', async (context) => {
    const text = await readBody(context.req, mostBytes);
    const problem = faults.replace(text === undefined ? undefined : parseJson(text));
    context.status = problem ? 400 : 200;
    context.body = problem ? { message: problem } : faults.all();
  });

  return router;
}

function card({ name, title }: Vendor, fault: Fault): Html {
  const words = inWords(fault);
  const buttons = Object.entries(presets).map(
    ([preset, { label }]) =>
      html`<form method="post" action="/faults/${name}/${preset}"><button${preset === 'none' ? html` class="main"` : ''}>${label}</button></form>`,
  );
  return html`<section class="card"><h2>${title}</h2>
<p>${words.length ? words.map((word) => html`<span class="chip bad">${word}</span> `) : html`<span class="chip">works well</span>`}</p>
<div class="buttons">${buttons}</div></section>`;
}

function inWords({ delayMs, status, reset, times }: Fault): readonly string[] {
  return [
    ...(delayMs ? [`waits ${delayMs / 1000} s`] : []),
    ...(reset ? ['breaks connections'] : status ? [`answers ${status}`] : []),
    ...(times ? [`${times} more ${times === 1 ? 'time' : 'times'}`] : []),
  ];
}
