import { describe, expect, it } from 'vitest';
import { commandIn } from '#core/domain/home-assistant/command.ts';
import { completionTopicOf, readingTopicOf } from '#core/domain/home-assistant/topics.ts';

const link = { deviceId: '5e771ed0-0000-4000-8000-000000000001', secret: 'ab'.repeat(32) };
const taskId = '7a5c0000-0000-4000-8000-000000000001';
const meterId = '3e7e0000-0000-4000-8000-000000000001';
const completion = completionTopicOf(link);
const reading = readingTopicOf(link, meterId);

describe('a command from Home Assistant', () => {
  it('completes a task or gives a reading', () => {
    expect(commandIn({ topic: completion, payload: taskId })).toEqual({ ...link, kind: 'complete', taskId });
    for (const [payload, value] of [
      ['0', 0],
      ['41.5', 41.5],
      ['41.125', 41.125],
      ['41.0', 41],
      ['41.1254', 41.125],
      ['12.300000000000001', 12.3],
      ['0.9996', 1],
      ['1000000000', 1_000_000_000],
    ] as const)
      expect(commandIn({ topic: reading, payload })).toEqual({ ...link, kind: 'reading', meterId, value });
  });

  it('is none with a payload that it wouldn’t send', () => {
    for (const payload of ['', 'PRESS', 'nothing', `${taskId} `, taskId.toUpperCase(), `${taskId}\n`, '{"id": 1}'])
      expect(commandIn({ topic: completion, payload }), payload).toBeUndefined();
    for (const payload of [
      '',
      'NaN',
      '-1',
      '1e3',
      '0x10',
      'Infinity',
      '1.',
      `1.${'0'.repeat(21)}`,
      '1,5',
      ' 1',
      '1000000001',
      '1000000000.001',
      '12345678901',
    ])
      expect(commandIn({ topic: reading, payload }), payload).toBeUndefined();
  });

  it('is none on another topic', () => {
    for (const topic of [
      completion.slice(1),
      `${completion}/x`,
      completion.replace('ab', 'AB'),
      completion.replace(link.secret, link.secret.slice(1)),
      completion.replace(link.deviceId, 'home'),
      reading.replace(meterId, 'meter'),
      'homeassistant/status',
    ])
      expect(commandIn({ topic, payload: taskId }), topic).toBeUndefined();
  });
});
