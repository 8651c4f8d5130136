import nunjucks from 'nunjucks';
import { describe, expect, it } from 'vitest';
import { discoveryMessages } from '#core/domain/home-assistant/device.ts';
import { stateMessage } from '#core/domain/home-assistant/state.ts';
import { discoveryTopicOf } from '#core/domain/home-assistant/topics.ts';
import { languages } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { readDiscovery } from '../../../support/home-assistant/discovery-schema.ts';

const deviceId = '5e771ed0-0000-4000-8000-000000000001';
const taskId = '7a5c0000-0000-4000-8000-000000000001';
const [hours, litres] = ['3e7e0000-0000-4000-8000-000000000001', '3e7e0000-0000-4000-8000-000000000002'];
const secret = 'ab'.repeat(32);

type Described = Parameters<typeof discoveryMessages>[0];
const described: Described = {
  link: { deviceId, secret, meters: [] },
  installationId: '10000000-0000-4000-8000-000000000001',
  name: 'The “old” house',
  words: wordsIn('en').homeAssistant,
  baseUrl: 'https://upkept.example',
  nextTaskId: taskId,
  meters: [
    { id: hours, name: 'Generator', unit: 'hours' },
    { id: litres, name: 'Water', unit: 'buckets' },
  ],
};
const readAll = (more: Partial<Described> = {}) => discoveryMessages({ ...described, ...more }).map(readDiscovery);
function read(more?: Partial<Described>) {
  const [device, ...others] = readAll(more);
  expect(others).toEqual([]);
  if (!device) throw new Error('there is no message');
  return device;
}

const state = {
  week: 3,
  overdue: 1,
  next: { id: taskId, title: 'Oven: clean the door', item: 'Oven', scheduledOn: '2027-01-05', minutes: 10 },
  meters: [
    { id: hours, readings: [{ on: '2027-01-01', value: 41.5 }] },
    { id: litres, readings: [] },
  ],
  today: '2027-01-06',
};

/** What Home Assistant shows, as far as Nunjucks renders as Jinja does. */
const shown = (template: string | undefined, message: string) =>
  nunjucks.renderString(
    (template ?? '')
      .replaceAll('None', "'None'")
      .replace('(value_json.next or {}) | tojson', '(value_json.next or {}) | dump | safe'),
    { value_json: JSON.parse(message) },
  );

describe('the device of a home', () => {
  it('is discovered with the documented keys only, in every language', () => {
    for (const language of languages) {
      const device = read({ words: wordsIn(language).homeAssistant });
      expect(Object.keys(device.components)).toEqual([
        'week',
        'overdue',
        'next',
        'complete',
        `meter_${hours}`,
        `reading_${hours}`,
        `meter_${litres}`,
        `reading_${litres}`,
      ]);
    }
    expect(discoveryTopicOf(deviceId)).toMatch(/^homeassistant\/device\/[a-zA-Z0-9_-]+\/config$/);
  });

  it('names itself, its entities and where they come from', () => {
    const { device, origin, availability, components } = read();
    expect(device).toEqual({
      identifiers: [`upkept_${deviceId}`],
      name: 'The “old” house',
      manufacturer: 'Upkept',
      model: 'Home',
      configuration_url: 'https://upkept.example',
    });
    expect(origin).toEqual({ name: 'Upkept', support_url: 'https://upkept.example' });
    expect(availability).toEqual([{ topic: 'upkept/10000000-0000-4000-8000-000000000001/status' }]);
    const names = Object.values(components).map((each) => 'name' in each && each.name);
    expect(names).toEqual([
      'This week',
      'Overdue',
      'Next task',
      'Complete the next task',
      'Generator',
      'New reading: Generator',
      'Water',
      'New reading: Water',
    ]);
    const ids = Object.values(components).map((each) => 'unique_id' in each && each.unique_id);
    expect(new Set(ids).size).toBe(8);
  });

  it('has a button that sends the id of the next task, and is off without one', () => {
    const { complete } = read().components;
    expect(complete).toMatchObject({
      command_topic: `upkept/${deviceId}/${secret}/complete`,
      payload_press: taskId,
      qos: 1,
      retain: false,
      availability_mode: 'all',
    });
    expect(read({ nextTaskId: undefined }).components.complete).toMatchObject({ payload_press: 'nothing' });
    const template = complete && 'availability' in complete ? complete.availability?.at(-1)?.value_template : '';
    expect(shown(template, stateMessage(state))).toBe('online');
    expect(shown(template, stateMessage({ ...state, next: undefined }))).toBe('offline');
  });

  it('shows what the state says', () => {
    const { components } = read();
    const value = (key: string, message = stateMessage(state)) => {
      const component = components[key];
      return shown(component && 'value_template' in component ? component.value_template : '', message);
    };
    expect(['week', 'overdue', 'next', `meter_${hours}`, `reading_${hours}`].map((key) => value(key))).toEqual([
      '3',
      '1',
      'Oven: clean the door',
      '41.5',
      '41.5',
    ]);
    expect(value('next', stateMessage({ ...state, next: undefined }))).toBe('None');
    const { next } = components;
    const attributes = next && 'json_attributes_template' in next ? next.json_attributes_template : '';
    expect(JSON.parse(shown(attributes, stateMessage(state)))).toEqual({
      title: 'Oven: clean the door',
      item: 'Oven',
      task_id: taskId,
      date: '2027-01-05',
      minutes: 10,
      is_overdue: true,
    });
    expect(JSON.parse(shown(attributes, stateMessage({ ...state, next: undefined })))).toEqual({});
  });

  it('counts a meter in its unit, and takes a reading on a topic of its own', () => {
    const { components } = read();
    expect(components[`meter_${hours}`]).toMatchObject({ unit_of_measurement: 'h', state_class: 'total' });
    expect(components[`meter_${litres}`]).toMatchObject({ unit_of_measurement: 'buckets' });
    const machine = { id: hours, name: 'Machine', unit: 'cycles' };
    const words = { ...wordsIn('en').homeAssistant, cycles: 'Zyklen' };
    expect(read({ words, meters: [machine] }).components[`meter_${hours}`]).toMatchObject({
      unit_of_measurement: 'Zyklen',
    });
    expect(components[`reading_${hours}`]).toMatchObject({
      command_topic: `upkept/${deviceId}/${secret}/meters/${hours}`,
      min: 0,
      step: 0.001,
      mode: 'box',
    });
  });

  it('has a meter that is gone removed, and then leaves it out', () => {
    const gone = '3e7e0000-0000-4000-8000-000000000003';
    const [first, second, ...others] = readAll({ link: { deviceId, secret, meters: [hours, gone] } });
    expect(others).toEqual([]);
    expect(first?.components[`meter_${gone}`]).toEqual({ platform: 'sensor' });
    expect(first?.components[`reading_${gone}`]).toEqual({ platform: 'number' });
    expect(second).toEqual(read());
  });
});

describe('the state of a home', () => {
  it('has a title that Home Assistant can show', () => {
    const next = { ...state.next, title: 'a'.repeat(300) };
    const { title } = JSON.parse(stateMessage({ ...state, next })).next;
    expect(title).toHaveLength(255);
    expect(title.at(-1)).toBe('…');
  });

  it('has no value for a meter without a reading', () => {
    expect(JSON.parse(stateMessage(state)).meters).toEqual({ [hours]: 41.5, [litres]: null });
  });
});

describe('a schema of the documentation', () => {
  it('takes the documented short names, and refuses what isn’t documented', () => {
    const long = JSON.parse(discoveryMessages(described)[0] ?? '');
    const short = {
      dev: { ids: long.device.identifiers, name: long.device.name, mf: 'Upkept', mdl: 'Home', cu: described.baseUrl },
      o: { name: 'Upkept', url: described.baseUrl },
      avty: [{ t: long.availability[0].topic }],
      cmps: { week: { p: 'sensor', uniq_id: 'x', stat_t: 'upkept/state', val_tpl: '{{ value }}' } },
    };
    expect(readDiscovery(JSON.stringify(short)).components.week).toMatchObject({ platform: 'sensor', unique_id: 'x' });
    for (const wrong of [
      { ...long, unknown: 1 },
      { ...long, origin: undefined },
      { ...long, device: { name: 'Home' } },
      { ...long, components: { week: { ...long.components.week, unit: 'x' } } },
      { ...long, components: { week: { ...long.components.week, platform: 'fan' } } },
      { ...long, components: { complete: { ...long.components.complete, min: 1 } } },
    ])
      expect(() => readDiscovery(JSON.stringify(wrong))).toThrow();
  });
});
