import { readFileSync } from 'node:fs';
import nunjucks from 'nunjucks';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { discoveryMessages } from '#core/domain/home-assistant/device.ts';
import { stateMessage } from '#core/domain/home-assistant/state.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { readDiscovery } from '../../../support/home-assistant/discovery-schema.ts';

const page = readFileSync(new URL('../../../../docs/recipes.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('## Home Assistant by MQTT');
const [card, automation] = [...(section.split('\n## ')[0]?.matchAll(/```yaml\n(.*?)```/gs) ?? [])].map(
  ([, yaml = '']) => parse(yaml),
);

const meter = { id: '3e7e0000-0000-4000-8000-000000000001', name: 'Generator', unit: 'hours', readings: [] };
const [message = ''] = discoveryMessages({
  link: { deviceId: '5e771ed0-0000-4000-8000-000000000001', secret: 'ab'.repeat(32), meters: [] },
  installationId: '10000000-0000-4000-8000-000000000001',
  name: 'Home',
  words: wordsIn('en').homeAssistant,
  baseUrl: 'https://upkept.example',
  nextTaskId: undefined,
  meters: [meter],
});
const { device, components } = readDiscovery(message);
const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
/** As which Home Assistant knows them. */
const entityIds = Object.values(components).flatMap((each) => {
  if (!('unique_id' in each)) return [];
  return [each.default_entity_id ?? `${each.platform}.${slugOf(`${device.name} ${each.name}`)}`];
});

describe('the recipe for Home Assistant by MQTT', () => {
  it('names only entities that are published', () => {
    const named = [
      ...JSON.stringify([card, automation]).matchAll(/(?:sensor|button|number)\.upkept_\w+|number\.\w+_\w+/g),
    ];
    const ids = new Set(named.map(([id]) => id).filter((id) => id !== 'number.set_value'));
    expect([...ids].toSorted()).toEqual([
      'button.upkept_complete_next',
      'number.home_new_reading_generator',
      'sensor.upkept_next',
      'sensor.upkept_overdue',
      'sensor.upkept_this_week',
    ]);
    expect(entityIds).toEqual(expect.arrayContaining([...ids]));
  });

  it('shows the next task with its day', () => {
    const shown = (state: string, attributes: object) =>
      nunjucks
        .renderString(card.cards[0].content, { states: { 'sensor.upkept_next': { state, attributes } } })
        .trim()
        .replaceAll(/\n\s*\n/g, '\n\n');
    const task = { id: 'a', title: 'Oven: clean the door', item: 'Oven', scheduledOn: '2027-01-05', minutes: 10 };
    const state = JSON.parse(stateMessage({ week: 1, overdue: 1, next: task, meters: [], today: '2027-01-06' }));
    expect(shown(state.next.title, state.next)).toBe('**Oven: clean the door**\n\n2027-01-05, 10 min, overdue');
    expect(shown('unknown', {})).toBe('Nothing left to do.');
  });
});
