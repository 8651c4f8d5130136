import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { guide, home, task } from '../support/data.ts';
import { look } from '../support/look.ts';
import { formsTo, refused, requestsTo, respond, respondWithEvents } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { answer, step } from '../support/serve-advice.ts';
import { appliance } from '../support/serve-appliances.ts';
import { answerCard, ask, button, dialog, field, openAsk, questions, status, subject } from './ask-screen.ts';

const steps = [
  step(),
  step({
    text: 'Run it empty at 60 °C.',
    cites: [
      { kind: 'guide', id: 'dishwasher', title: 'Dishwasher' },
      { kind: 'manual', page: 12 },
    ],
  }),
];

describe('an answer', () => {
  it('arrives step by step, each with its sources, and joins the questions', async () => {
    const { advice } = await openAsk();
    const gate = pending();
    const whole = answer({ steps });
    respondWithEvents('askAdvice', async function* () {
      yield step();
      await gate.promise;
      yield whole;
    });
    await expect.element(subject.getByRole('option', { name: 'Fridge' })).toBeInTheDocument();
    await subject.selectOptions('Fridge');
    await ask('  it smells ');
    await expect.element(answerCard).toMatchTextContent('rinse it under the tap');
    await expect.element(status('More is on its way…')).toBeInTheDocument();
    await expect.element(button('Stop')).toBeVisible();
    await look('an answer that arrives');
    gate.release();
    await expect.element(answerCard).toMatchTextContent('Run it empty at 60 °C.');
    await expect.element(answerCard).toMatchTextContent('Chosen by the assistant');
    await expect.element(answerCard).toMatchTextContent('Your file, page 12');
    await expect
      .element(answerCard.getByRole('link', { name: 'Guide: Dishwasher' }))
      .toHaveAttribute('href', '/maintenance/dishwasher');
    await look('an answer');
    expect(formsTo('askAdvice')).toEqual([{ question: 'it smells', item: 'Fridge' }]);
    await expect.element(field).toHaveValue('');
    expect(advice.saved()).toEqual([]);
  });

  it('opens the details of the task that it cites', async () => {
    await openAsk();
    respond('getCareTask', ({ params: { taskId } }) => ({
      taskId,
      title: 'Clean the filter',
      item: 'Dishwasher',
      guide: guide({ item: 'Dishwasher', steps: ['Turn the filter and lift it out.'] }),
    }));
    await ask('it smells');
    await answerCard.getByRole('button', { name: 'Task: Clean the filter' }).click();
    await expect.element(dialog).toHaveAccessibleName('Clean the filter');
    await expect.element(dialog).toMatchTextContent('Turn the filter and lift it out.');
    await look('the details of a cited task');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('getCareTask').map(({ params }) => params.taskId)).toEqual(['dishwasher.clean-filter']);
    await expect.element(questions).toMatchTextContent('it smells');
  });

  it('says when to leave the work to a professional, and that there is none', async () => {
    const { advice } = await openAsk();
    advice.answerWith({
      stop: 'professional',
      tasks: [{ taskId: 'boiler.service', title: 'Book it', item: 'Boiler' }],
    });
    await ask('the boiler drips');
    await expect.element(answerCard).toMatchTextContent('Leave this work to a professional.');
    await expect.element(answerCard.getByRole('button', { name: 'Task: Book it' })).toBeVisible();
    await look('an answer for a professional');
    advice.answerWith({ steps: [] });
    await ask('who wrote Faust');
    await expect.element(answerCard).toMatchTextContent('I only know about looking after your home');
    await look('no answer');
  });

  it('to an emergency is prominent, with the number of the country', async () => {
    const { advice } = await openAsk();
    advice.answerWith({
      stop: 'emergency',
      steps: [step({ text: 'Go outside, and call 0 800 47 33 33 there.', cites: [] })],
    });
    await ask('it smells of gas');
    const alert = page.getByRole('alert').filter({ hasText: 'Do this now' });
    await expect.element(alert).toMatchTextContent('Go outside, and call 0 800 47 33 33 there.');
    const gas = alert.getByRole('link', { name: '0 800 47 33 33' });
    await expect.element(gas).toHaveAttribute('href', 'tel:0800473333');
    // The number stays within its sentence, beside the step's own number.
    await rests();
    const { left } = alert.getByRole('listitem').element().getBoundingClientRect();
    expect(gas.element().getBoundingClientRect().left).toBeGreaterThan(left + 28);
    await expect.element(alert.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await look('an emergency');
  });

  it('comes below what to do in danger, if the question speaks of a hazard', async () => {
    await openAsk();
    const whole = answer({ steps });
    respondWithEvents('askAdvice', async function* () {
      yield { hazard: { title: 'This may be a gas leak', steps: ['Go outside, and call 0 800 47 33 33 there.'] } };
      yield* whole.steps;
      yield whole;
    });
    await ask('how does a gas smell');
    const hazard = main().getByRole('region', { name: 'If it’s happening now' });
    await expect.element(hazard).toMatchTextContent('This may be a gas leak.');
    await expect
      .element(hazard.getByRole('link', { name: '0 800 47 33 33' }))
      .toHaveAttribute('href', 'tel:0800473333');
    await expect.element(answerCard).toMatchTextContent('rinse it under the tap');
    await rests();
    expect(hazard.element().compareDocumentPosition(answerCard.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await look('an answer near a hazard');
  });

  it('can be stopped, and the question stays', async () => {
    await openAsk();
    respondWithEvents('askAdvice', async function* () {
      yield step();
      await new Promise(() => {});
    });
    await ask('it smells');
    await expect.element(answerCard).toMatchTextContent('rinse it');
    await button('Stop').click();
    await expect.element(answerCard).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('it smells');
    await expect.element(button('Ask')).toBeEnabled();
  });
});

describe('a proposal', () => {
  it('changes nothing until the user accepts it', async () => {
    const { advice } = await openAsk();
    advice.answerWith({
      proposals: [
        {
          kind: 'task',
          taskId: 'dishwasher.clean-filter',
          title: 'Clean the filter',
          description: 'It smells.',
          item: 'Dishwasher',
        },
        { kind: 'trait', trait: 'water', value: 'hard', question: 'How hard is your water?', label: 'Hard' },
        { kind: 'appliance', item: 'Dishwasher', slug: 'dishwasher', maker: 'Example', model: 'X-1' },
      ],
    });
    respond('answerQuestions', () => home());
    respond('saveAppliance', ({ body }) => appliance({ maker: body.maker ?? '' }));
    await ask('it smells');
    await expect.element(button('Record it')).toBeVisible();
    await look('proposals');
    await button('Save this answer').click();
    await expect.element(status('Saved.')).toBeVisible();
    await button('Record it').click();
    await expect.element(status('Recorded.')).toBeVisible();
    await rests();
    expect(requestsTo('planCareTask')).toEqual([]);
    expect(requestsTo('answerQuestions').map(({ body }) => body)).toEqual([{ answers: { water: 'hard' } }]);
    expect(requestsTo('saveAppliance').map(({ params, body }) => [params.item, body])).toMatchObject([
      ['dishwasher', { maker: 'Example', model: 'X-1' }],
    ]);
  });

  it('to add a task asks for its day, and says if it failed', async () => {
    const { advice } = await openAsk();
    advice.answerWith({
      proposals: [{ kind: 'task', taskId: 'a.b', title: 'Clean the filter', description: 'It smells.', item: 'Oven' }],
    });
    await ask('it smells');
    const day = answerCard.getByLabelText('Day');
    await expect.element(day).toHaveValue('2027-01-06');
    await day.fill('2027-01-05');
    await button('Add to my plan').click();
    await expect.element(day).toHaveAccessibleDescription('Please choose today or a later day');
    await day.fill('2027-01-09');
    respond('planCareTask', () => {
      throw refused(400);
    });
    await button('Add to my plan').click();
    await expect.element(answerCard.getByRole('alert')).toMatchTextContent('We couldn’t add the task');
    respond('planCareTask', () => task());
    await button('Add to my plan').click();
    await expect.element(status('Added to your plan.')).toBeVisible();
    await rests();
    const { params, body } = requestsTo('planCareTask').at(-1) ?? {};
    expect([params, body]).toEqual([{ taskId: 'a.b' }, { scheduledAt: '2027-01-09' }]);
  });
});
