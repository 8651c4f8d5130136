import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeItemScanner } from '#adapters/openai/item-scanner.ts';

const items = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), { maxLength: 5 });

describe('the scanner of a JSON text that is still being written', () => {
  it('finds the same items as a parser, wherever the text is cut', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 9 }), fc.boolean(), (steps, size, isPretty) => {
        const text = `Here it is: ${JSON.stringify({ steps, taskIds: ['x'] }, null, isPretty ? 2 : 0)}`;
        const scan = makeItemScanner('steps');
        const found: unknown[] = [];
        for (let at = 0; at < text.length; at += size) found.push(...scan(text.slice(at, at + size)));
        expect(found).toEqual(JSON.parse(JSON.stringify(steps)));
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('returns each item with the piece that completes it', () => {
    const scan = makeItemScanner('steps');
    expect(scan('{"steps": [{"a": "}]"')).toEqual([]);
    expect(scan('}, {"a": 2')).toEqual([{ a: '}]' }]);
    expect(scan('}], "rest": [{"a": 3}]}')).toEqual([{ a: 2 }]);
  });

  it('finds nothing in a text without the list', () => {
    expect(makeItemScanner('steps')('I’m sorry, {"no": [{"a": 1}]}')).toEqual([]);
  });
});
