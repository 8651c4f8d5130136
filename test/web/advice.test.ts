import { describe, expect, it } from 'vitest';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { takeEvents } from '#apps/web/api/server-sent-events.ts';
import { parseDraft } from '#apps/web/features/ask/model/draft.ts';
import { canRetry, refusedField } from '#apps/web/features/ask/model/failure.ts';
import { uploadProblem } from '#apps/web/features/ask/model/upload.ts';

describe('events of a stream', () => {
  it('are whole once an empty line ends them', () => {
    const text = 'data: {"a":1}\n\nevent: error\ndata: {"b":\ndata: 2}\n\ndata: {"c"';
    expect(takeEvents(text)).toEqual({
      events: [
        { name: 'message', data: '{"a":1}' },
        { name: 'error', data: '{"b":\n2}' },
      ],
      rest: 'data: {"c"',
    });
    expect(takeEvents('')).toEqual({ events: [], rest: '' });
  });
});

describe('a file', () => {
  it.each([
    ['image/jpeg', 10 * 1024 * 1024, undefined],
    ['application/pdf', 1, undefined],
    ['image/jpeg', 10 * 1024 * 1024 + 1, 'Please choose a file of at most 10 MB'],
    ['image/heic', 1, 'Please choose a PDF, or a PNG, JPEG or WebP picture'],
    ['', 1, 'Please choose a PDF, or a PNG, JPEG or WebP picture'],
    ['image/png', 0, 'This file is empty. Please choose another one.'],
  ])('of the type %o with %i bytes', (type, size, problem) => {
    expect(uploadProblem({ type, size })).toBe(problem);
  });
});

describe('a failure', () => {
  const failure = (status: number, code: string) => new ApiError({ status, code, message: 'No' });

  it('is worth another try unless the answer would be the same', () => {
    const tried = [
      failure(0, 'offline'),
      failure(500, 'advisor_timed_out'),
      failure(503, 'advisor_unavailable'),
      failure(500, 'advisor_refused'),
      failure(429, 'advice_limit'),
      failure(404, 'task_not_found'),
    ];
    expect(tried.map(canRetry)).toEqual([true, true, true, false, false, false]);
  });

  it('is shown at the field that it concerns', () => {
    expect(refusedField(failure(415, 'file_refused'))).toBe('file');
    expect(refusedField(failure(413, 'payload_too_large'))).toBe('file');
    expect(refusedField(failure(400, 'invalid_input'))).toBe('question');
    expect(refusedField(new Error('No'))).toBeUndefined();
  });
});

it('a stored draft is read with care', () => {
  expect(parseDraft({ question: 'It smells', item: 3 })).toEqual({ question: 'It smells', item: '' });
  expect(parseDraft(null)).toEqual({ question: '', item: '' });
});
