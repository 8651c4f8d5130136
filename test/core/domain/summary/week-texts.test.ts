import { describe, expect, it } from 'vitest';
import { weekFor } from '#apps/sandbox/openai/week.ts';
import { withCheckedTexts } from '#core/domain/advice/week/checked-texts.ts';
import { speaksOfTheScreen } from '#core/domain/advice/week/speaks-of-the-screen.ts';

describe('a text on a week', () => {
  it.each([
    'The longest job of the day, so start with it.',
    'This one comes before the others.',
    'Another check for safety.',
    'Good to end with.',
    'Do this first.',
    'Two jobs this week, about 1 h 10 min.',
    'Five jobs, and the rest can wait.',
    'A few minutes are enough.',
    'Two in one week are quickly done.',
  ])('may not speak of order, counts or minutes: %s', (text) => {
    expect(speaksOfTheScreen(text)).toBe(true);
  });

  it.each([
    'Before the first hard frosts, the lawn needs it.',
    'The last warm days of autumn suit it.',
    'It has the day to itself, so there is time to do it without a hurry.',
    'Spring begins on Saturday.',
    'A calm week for the home.',
  ])('may speak of the year and its days: %s', (text) => {
    expect(speaksOfTheScreen(text)).toBe(false);
  });

  it.each([
    ['This week is for the Electrical Panel and Carbon Monoxide Alarm, on Sunday.', ''],
    ['On Saturday, test the smoke alarm at home.', ''],
    ['The dry days suit the smoke alarm test outdoors.', 'The dry days suit the smoke alarm test outdoors.'],
  ])('is left out if it only repeats the rows: %s', (note, shown) => {
    const offered = ['Electrical Panel', 'Carbon Monoxide Alarm', 'Smoke Alarm'].map((item) => ({
      item,
      title: 'Test it',
    }));
    const { draft, dropped } = withCheckedTexts({ tasks: [], note }, offered);
    expect(draft.note).toBe(shown);
    expect(dropped).toEqual(shown === '' ? ['text'] : []);
  });

  it('is shown for one task only', () => {
    const line = 'A good moment for it.';
    const tasks = ['a', 'b'].map((taskId) => ({ taskId, date: '2027-01-09', line }));
    const { draft, dropped } = withCheckedTexts({ tasks, note: 'A calm week.' }, []);
    expect(draft.tasks.map((task) => task.line)).toEqual([line, '']);
    expect([draft.note, dropped]).toEqual(['A calm week.', ['text']]);
  });
});

describe('the stand-in’s model', () => {
  it('writes lines and a note that may be shown, and no line twice', () => {
    const task = {
      title: 'Clean the filter',
      item: 'Dishwasher',
      minutes: 10,
      required: false,
      plannedOn: '2027-01-09',
    };
    const candidates = [
      { ...task, taskId: 'a', item: 'Smoke Alarm', title: 'Test the alarm', required: true },
      { ...task, taskId: 'b', item: 'Electrical Panel', title: 'Press the test button', required: true },
      { ...task, taskId: 'c' },
      { ...task, taskId: 'd', title: 'Run a hot wash' },
      { ...task, taskId: 'e', item: 'Lawn', title: 'Mow', plannedOn: '2027-01-10' },
      { ...task, taskId: 'f', item: 'Oven', title: 'Wipe', plannedOn: '2027-01-08' },
    ];
    const written = weekFor({ candidates });
    const { draft, dropped } = withCheckedTexts(written, candidates);
    expect(dropped).toEqual([]);
    expect(draft.note).toBe('This week is a calm one for the Oven and Smoke Alarm, on Friday, Saturday and Sunday.');
    expect(draft.tasks.map(({ line }) => line).filter(Boolean)).toHaveLength(3);
  });
});
