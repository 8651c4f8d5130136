import Router from '@koa/router';
import { z } from 'zod';
import { formOf, goTo, makeShow } from '../pages/answer.ts';
import { type Html, html } from '../pages/html.ts';
import type { NavigationEntry } from '../pages/navigation-entry.ts';
import { parseJson, readBody } from '../read-body.ts';
import type { Call, Journal } from './journal.ts';
import type { Plate } from './paper.ts';

const mostBytes = 1_000_000;
const mostShown = 50;

type Deps = {
  readonly journal: Journal;
  readonly texts: string[];
  /** What the next photo shows. */
  readonly plates: Plate[];
  readonly navigation: readonly NavigationEntry[];
};

/** Texts as they are; anything else as JSON. */
const wanted = z.array(z.unknown().transform((each) => (typeof each === 'string' ? each : JSON.stringify(each))));

/** Serves /openai for people, its calls as .json for tests, and takes what the model is to write next. */
export function openaiScreens({ journal, texts, plates, navigation }: Deps): Router {
  const show = makeShow(navigation);
  const router = new Router();

  router.get('/openai', (context) => {
    const newest = journal.all().slice(-mostShown).reverse();
    show(context, { title: 'OpenAI', path: '/openai', body: overview(newest, plates), live: 'calls' });
  });

  router.post('/openai/plate', async (context) => {
    const form = await formOf(context);
    const [maker, model, item] = ['maker', 'model', 'item'].map((name) => form.get(name)?.trim() ?? '');
    plates.splice(0, plates.length, ...(maker ? [{ maker, model: model ?? '', item: item ?? '' }] : []));
    goTo(context, '/openai');
  });

  router.get('/openai/calls.json', (context) => {
    context.body = journal.all();
  });

  router.put('/openai/answers.json', async (context) => {
    const parsed = wanted.safeParse(parseJson((await readBody(context.req, mostBytes)) ?? ''));
    if (parsed.success) texts.splice(0, texts.length, ...parsed.data);
    context.status = parsed.success ? 200 : 400;
    context.body = parsed.success ? { waiting: texts.length } : { message: z.prettifyError(parsed.error) };
  });

  return router;
}

const overview = (calls: readonly Call[], [plate]: readonly Plate[]): Html => html`<h1>OpenAI</h1>
<p class="lede">What the application has asked its language model, the newest first, with everything that it sent. Tests
choose what the model writes next with <code>PUT /openai/answers.json</code>, a list.</p>
<section class="card"><h2>The next photo</h2>
<p class="soft">${plate ? `It shows the nameplate ${[plate.maker, plate.model].filter(Boolean).join(' ')}.` : 'This model sees no pictures: a photo shows a made-up nameplate, unless you say here what is on it.'}</p>
<form method="post" action="/openai/plate"><div class="buttons">
<label>Maker <input name="maker" maxlength="40"></label>
<label>Model <input name="model" maxlength="40"></label>
<label>Appliance, such as Dishwasher <input name="item" maxlength="40"></label>
<button class="main">Show this on the next photo</button></div></form></section>
<div id="calls">${calls.length ? calls.map(card) : [html`<div class="card empty"><p class="soft">Nothing has been asked yet.</p></div>`]}</div>`;

const card = ({
  method,
  path,
  status,
  body,
  usage,
}: Call): Html => html`<article class="card"><h3>${method} ${path}</h3>
<p><span class="chip${status === 200 ? '' : ' bad'}">${status || 'no response'}</span></p>
<p class="soft">${usage ? `Tokens: ${usage.input} read, ${usage.output} written` : 'Not answered by the model'}</p>
<details><summary>What was sent</summary><pre>${JSON.stringify(body, null, 2)}</pre></details></article>`;
