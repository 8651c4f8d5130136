import Router from '@koa/router';
import { type Html, html } from '../pages/html.ts';
import type { NavigationEntry } from '../pages/navigation-entry.ts';
import { page } from '../pages/page.ts';
import { parseJson, readBody } from '../read-body.ts';
import { type Fault, type FaultKind, modelFaults } from './fault.ts';
import type { Faults } from './faults.ts';

const mostBytes = 100_000;

type Preset = { readonly label: string; readonly fault: Fault };

const none: Preset = { label: 'Work well', fault: {} };

const ofRequests: Readonly<Record<string, Preset>> = {
  slow: { label: 'Answer after 3 s', fault: { delayMs: 3_000 } },
  stuck: { label: 'Answer after 60 s', fault: { delayMs: 60_000 } },
  busy: { label: 'Answer 429', fault: { status: 429 } },
  broken: { label: 'Answer 500', fault: { status: 500 } },
  hiccup: { label: 'Answer 500 twice', fault: { status: 500, times: 2 } },
  reset: { label: 'Break connections', fault: { reset: true } },
  lost: { label: 'Lose the answer once', fault: { lost: true, times: 1 } },
};

const presets: Readonly<Record<FaultKind, Readonly<Record<string, Preset>>>> = {
  requests: { ...ofRequests, none },
  modelRequests: {
    ...ofRequests,
    refusal: { label: 'Refuse to answer', fault: { answer: 'refusal' } },
    truncated: { label: 'Stop in the middle', fault: { answer: 'truncated' } },
    unreadable: { label: 'Write broken JSON', fault: { answer: 'bad-json' } },
    strange: { label: 'Name unknown tasks', fault: { answer: 'unknown-ids' } },
    forbidden: { label: 'Write forbidden words', fault: { answer: 'forbidden-words' } },
    trickle: { label: 'Write slowly', fault: { answer: 'slow' } },
    disconnect: { label: 'Break the connection in the middle', fault: { answer: 'disconnect' } },
    plain: { label: 'Know no schemas', fault: { answer: 'no-schemas' } },
    none,
  },
  limitedRequests: { ...ofRequests, limit: { label: 'Answer 403 twice', fault: { status: 403, times: 2 } }, none },
  events: {
    slow: { label: 'Send after 10 s', fault: { delayMs: 10_000 } },
    twice: { label: 'Send twice', fault: { copies: 2 } },
    backwards: { label: 'Send backwards', fault: { reorder: true } },
    hold: { label: 'Hold back', fault: { hold: true } },
    drop: { label: 'Lose', fault: { drop: true } },
    none,
  },
};

/** A part that can have faults, as the page shows it. */
export type Faulty = { readonly name: string; readonly title: string; readonly kind: FaultKind };

export function faultScreens(
  faults: Faults,
  faulty: readonly Faulty[],
  navigation: readonly NavigationEntry[],
): Router {
  const router = new Router();

  router.get('/faults', (context) => {
    const body = html`<h1>Faults</h1>
<p class="lede">They last until they are changed. Tests set them with <code>PUT /faults.json</code>, which replaces all:
<code>{"postmark": {"delayMs": 500, "status": 429, "times": 2}}</code>; <code>status</code> is 429 or 500, for Google
also 403 or 503, <code>reset</code> breaks the connection, <code>lost</code> does so once the request has taken effect,
<code>times</code> is how many requests are hit. For the language model, <code>answer</code> is one of
${modelFaults.join(', ')}. Events that are sent, like
<code>{"stripe-webhooks": {"copies": 2}}</code>, take <code>delayMs</code>, <code>copies</code>, <code>reorder</code>,
<code>hold</code>, <code>drop</code> and <code>times</code>.</p>
<div id="faults">${faulty.map((one) => card(one, faults.all()[one.name] ?? {}))}</div>`;
    context.type = 'html';
    context.body = page({ title: 'Faults', path: '/faults', navigation, body });
  });

  router.post('/faults/:name/:preset', (context) => {
    const one = faulty.find(({ name }) => name === context.params.name);
    const preset = one && Object.entries(presets[one.kind]).find(([name]) => name === context.params.preset)?.[1];
    if (!preset) return;
    faults.set(one.name, preset.fault);
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

function card({ name, title, kind }: Faulty, fault: Fault): Html {
  const words = inWords(fault);
  const buttons = Object.entries(presets[kind]).map(
    ([preset, { label, fault }]) =>
      html`<form method="post" action="/faults/${name}/${preset}"><button${Object.keys(fault).length ? '' : html` class="main"`}>${label}</button></form>`,
  );
  return html`<section class="card"><h2>${title}</h2>
<p>${words.length ? words.map((word) => html`<span class="chip bad">${word}</span> `) : html`<span class="chip">works well</span>`}</p>
<div class="buttons">${buttons}</div></section>`;
}

function inWords({
  delayMs,
  status,
  reset,
  lost,
  answer,
  copies,
  reorder,
  hold,
  drop,
  times,
}: Fault): readonly string[] {
  return [
    ...(delayMs ? [`waits ${delayMs / 1000} s`] : []),
    ...(reset ? ['breaks connections'] : status ? [`returns ${status}`] : []),
    ...(lost ? ['loses answers'] : []),
    ...(answer ? [`returns ${answer}`] : []),
    ...(copies ? [`sends ${copies} times`] : []),
    ...(reorder ? ['sends backwards'] : []),
    ...(hold ? ['holds back'] : []),
    ...(drop ? ['loses'] : []),
    ...(times ? [`${times} more ${times === 1 ? 'time' : 'times'}`] : []),
  ];
}
