import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { look } from '../support/look.ts';
import { formsTo, refused, respondWithEvents, unreachable } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveAdvice, step } from '../support/serve-advice.ts';
import { advance, click, drawnUntil, holdTime } from '../support/time.ts';
import { answerCard, ask, button, field, openAsk, picker } from './ask-screen.ts';

const alert = answerCard.getByRole('alert');
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });

/** From now on every question fails with this, after the steps. */
const failWith = (failure: Error, steps = 0) =>
  respondWithEvents('askAdvice', async function* () {
    for (let index = 0; index < steps; index += 1) yield step();
    throw failure;
  });

describe('a question that fails', () => {
  it.each([
    ['the assistant is away', refused(503, { message: 'It is away.', code: 'advisor_unavailable' }), 'It is away.'],
    ['the server is unreachable', unreachable(), 'We couldn’t get advice. Please try again.'],
  ])('can be repeated when %s, and nothing typed is lost', async (what, failure, words) => {
    const app = await openAsk();
    await expect.element(field).toBeVisible();
    failWith(failure);
    await ask('it smells');
    await expect.element(alert).toMatchTextContent(words);
    await expect.element(alert).toMatchTextContent('Your question is still in the form.');
    await expect.element(field).toHaveValue('it smells');
    if (what === 'the assistant is away') await look('a question that failed');
    await app.reload();
    await expect.element(field).toHaveValue('it smells');
    await button('Ask').click();
    await expect.element(alert).toMatchTextContent(words);
    serveAdvice();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(answerCard).toMatchTextContent('rinse it under the tap');
    await expect.element(field).toHaveValue('');
  });

  it.each([
    ['a failure', refused(504, { message: 'It took too long.', code: 'advisor_timed_out' }), 'It took too long.'],
    ['a lost connection', unreachable(), 'We couldn’t get advice.'],
    ['an end', refused(502, { message: 'The answer was cut short.', code: 'advisor_cut_short' }), 'was cut short'],
  ])('in the middle, by %s, keeps what has arrived', async (what, failure, words) => {
    await openAsk();
    failWith(failure, 1);
    await ask('it smells');
    await expect.element(alert).toMatchTextContent(words);
    await expect.element(alert).toMatchTextContent('The steps above are ours, but some may be missing.');
    await expect.element(answerCard).toMatchTextContent('rinse it under the tap');
    await expect.element(field).toHaveValue('it smells');
    if (what === 'a failure') await look('an answer that failed in the middle');
  });

  it('because the stream ends too early says so', async () => {
    await openAsk();
    respondWithEvents('askAdvice', async function* () {
      yield step();
    });
    await ask('it smells');
    await expect.element(alert).toMatchTextContent('The connection was lost before the answer was complete.');
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('because the server falls silent says that it is slow, and ends by itself', async () => {
    await openAsk();
    respondWithEvents('askAdvice', async function* () {
      await new Promise(() => {});
      yield step();
    });
    await field.fill('it smells');
    holdTime();
    await click(button('Ask'));
    const words = () => main().element().textContent ?? '';
    await drawnUntil(() => formsTo('askAdvice').length > 0);
    expect(words()).toContain('Looking through our tasks and guides…');
    await advance(8_000);
    expect(words()).toContain('This is taking longer than usual.');
    await advance(31_000);
    expect(words()).not.toContain('We couldn’t get advice.');
    await advance(1_000);
    await drawnUntil(() => words().includes('We couldn’t get advice. Please try again.'));
    expect(words()).toContain('Your question is still in the form.');
  });

  it('over the limit says when the next one is answered', async () => {
    await openAsk();
    const limit = { message: 'The assistant has answered all it can for now.', code: 'advice_limit' };
    failWith(refused(429, limit, { 'retry-after': '18000' }));
    await ask('it smells');
    await expect.element(alert).toMatchTextContent('all it can for now. You can try again in 5 hours.');
    await expect.element(alert.getByRole('button')).not.toBeInTheDocument();
    await look('a question over the limit');
  });

  it('because the assistant declines it is not repeated', async () => {
    await openAsk();
    failWith(refused(422, { message: 'The assistant cannot answer this question', code: 'advisor_refused' }), 0);
    await ask('write a poem');
    await expect.element(alert).toMatchTextContent('cannot answer this question');
    await expect.element(alert.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('a question without content', () => {
  it('is not sent', async () => {
    await openAsk();
    await button('Ask').click();
    await expect.element(field).toHaveAccessibleDescription(/Please enter a question, or add a photo or a manual/);
    await expect.element(field).toHaveFocus();
    await look('a question without content');
    expect(formsTo('askAdvice')).toEqual([]);
  });

  it('can be asked offline only once the connection is back', async () => {
    await openAsk();
    await expect.element(button('Ask')).toBeEnabled();
    setOnline(false);
    await expect.element(button('Ask')).toBeDisabled();
    await expect.element(main()).toMatchTextContent('You can ask as soon as you are back online.');
    await look('a form offline');
    setOnline(true);
    await expect.element(button('Ask')).toBeEnabled();
  });
});

/** A PNG of this size. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'plate.png', { type: 'image/png' });
}

describe('a file', () => {
  it.each([
    ['of another type', file('notes.txt', 'text/plain'), 'Please choose a PDF, or a PNG, JPEG or WebP picture'],
    ['that is empty', file('empty.pdf', 'application/pdf', 0), 'This file is empty.'],
  ])('%s is refused before it is sent', async (what, wrong, words) => {
    await openAsk();
    await expect.element(field).toBeVisible();
    // The browser's own dialog would offer files of the right types only.
    picker.element().removeAttribute('accept');
    await userEvent.upload(picker, wrong);
    await expect.element(main().getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect.element(button('Choose another file')).toHaveAccessibleDescription(new RegExp(words));
    if (what === 'that is empty') await look('a refused file');
    await ask('What is on this plate?');
    await expect.element(button('Choose another file')).toHaveFocus();
    await rests();
    expect(formsTo('askAdvice')).toEqual([]);
    await userEvent.upload(picker, file('plate.png', 'image/png'));
    await expect.element(main()).toMatchTextContent('plate.png');
    await expect.element(main().getByText(words)).not.toBeInTheDocument();
  });

  it('that was refused can be removed, and the question is then sent without it', async () => {
    await openAsk();
    await expect.element(field).toBeVisible();
    picker.element().removeAttribute('accept');
    await userEvent.upload(picker, file('plate.heic', 'image/heic'));
    await expect.element(main().getByText(/^This browser can’t read HEIC photos/)).toBeVisible();
    await button('Remove plate.heic').click();
    await expect.element(main().getByText(/^This browser can’t read HEIC photos/)).not.toBeInTheDocument();
    await ask('What is on this plate?');
    await expect.poll(() => formsTo('askAdvice')).toMatchObject([{ question: 'What is on this plate?' }]);
    await rests();
    expect(formsTo('askAdvice')[0]?.file).toBeUndefined();
  });

  it('with a large photo is made smaller before it is sent', async () => {
    await openAsk();
    await userEvent.upload(picker, await photo(3_000, 1_500));
    await expect.element(main()).toMatchTextContent('plate.jpg');
    await button('Ask').click();
    await expect.poll(() => formsTo('askAdvice')).toHaveLength(1);
    await rests();
    const sent = formsTo('askAdvice')[0]?.file;
    const { width, height } = await createImageBitmap(sent ?? new Blob());
    await rests();
    expect([sent?.type, width, height]).toEqual(['image/jpeg', 2_000, 1_000]);
  });

  it('is sent alone, refused by its content, and can be removed', async () => {
    await openAsk();
    await userEvent.upload(picker, file('plate.png', 'image/png'));
    failWith(refused(415, { message: 'Please choose another file', code: 'file_refused' }));
    await button('Ask').click();
    await expect.element(button('Choose another file')).toHaveAccessibleDescription(/Please choose another file/);
    await rests();
    expect(formsTo('askAdvice').map((form) => [form.question, form.file?.name])).toEqual([['', 'plate.png']]);
    await button('Remove plate.png').click();
    await expect.element(button('Add a photo or a manual')).toHaveFocus();
    await expect.element(main().getByText('Please choose another file')).not.toBeInTheDocument();
  });
});
