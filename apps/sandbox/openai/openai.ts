import type { Vendor } from '../vendor.ts';
import { errorBody, modelApi } from './api.ts';
import { makeJournal } from './journal.ts';
import type { Plate } from './paper.ts';
import { openaiScreens } from './screens.ts';

const apiPath = '/openai';

export function makeOpenai(): Vendor {
  const journal = makeJournal(apiPath);
  /** What a test wants the model to write next, the next first. */
  const texts: string[] = [];
  /** What the next photo shows. */
  const plates: Plate[] = [];
  return {
    name: 'openai',
    title: 'OpenAI',
    about:
      'Writes like a language model, always the same for the same request, from the texts that come with a question. It knows nothing else.',
    apiPath,
    api: modelApi(
      () => texts.shift(),
      () => plates.shift(),
    ),
    record: journal.record,
    faultBody: (status) =>
      status === 429
        ? errorBody('Rate limit reached.', 'requests', 'rate_limit_exceeded')
        : errorBody('The server had an error.', 'server_error'),
    pages: [{ path: '/openai', title: 'OpenAI' }],
    screens: (navigation) => openaiScreens({ journal, texts, plates, navigation }),
  };
}
