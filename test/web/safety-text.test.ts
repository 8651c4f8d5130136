import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafetyText } from '#apps/ui/content/safety-text.tsx';

const shown = (language?: 'en') => renderToStaticMarkup(createElement(SafetyText, { text: 'Let it cool.', language }));

it('marks a safety text in another language than its page, and says why', () => {
  expect(shown('en')).toBe('This text has just changed, and isn’t translated yet. <span lang="en">Let it cool.</span>');
  expect(shown()).toBe('Let it cool.');
});
