import { describe, expect, it } from 'vitest';
import { bindUnits } from '#apps/site/build/bind-units.ts';

describe('a figure and its unit', () => {
  it('stay on one line', () => {
    expect(bindUnits('from 10 °C to 16 °C, 5 cm apart, at 1.5 bar')).toBe(
      'from 10\u00a0°C to 16\u00a0°C, 5\u00a0cm apart, at 1.5\u00a0bar',
    );
  });

  it('are distinguished from a figure and a word', () => {
    expect(bindUnits('2 barriers, 3 metres, 4 Ways, item 7 makes')).toBe('2 barriers, 3 metres, 4 Ways, item 7 makes');
  });
});
