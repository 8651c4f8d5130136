import { describe, expect, it } from 'vitest';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { takeEvents } from '#apps/web/api/server-sent-events.ts';
import { endsRun } from '#apps/web/features/ask/model/advice.ts';
import { parseDraft } from '#apps/web/features/ask/model/draft.ts';
import { canRetry, refusedField } from '#apps/web/features/ask/model/failure.ts';
import { isPicture, sizeToDraw, uploadProblem } from '#apps/web/features/ask/model/upload.ts';

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
    [
      'image/heic',
      1,
      'This browser can’t read HEIC photos. On the iPhone, share it with Options, Most Compatible; on a computer, export it as JPEG.',
    ],
    ['text/plain', 1, 'Please choose a PDF, or a PNG, JPEG or WebP picture'],
    ['', 1, 'Please choose a PDF, or a PNG, JPEG or WebP picture'],
    ['image/png', 0, 'This file is empty. Please choose another one.'],
  ])('of the type %o with %i bytes', (type, size, problem) => {
    expect(uploadProblem({ name: 'plate', type, size })).toBe(problem);
  });

  it('is drawn again if it is a large photo or of a phone’s own type', () => {
    const photo = { name: 'plate.jpg', type: 'image/jpeg', size: 1 };
    expect(sizeToDraw(photo, { width: 2_000, height: 900 })).toBeUndefined();
    expect(sizeToDraw(photo, { width: 900, height: 4_000 })).toEqual({ width: 450, height: 2_000 });
    expect(sizeToDraw({ ...photo, size: 11 * 1024 * 1024 }, { width: 9, height: 9 })).toEqual({ width: 9, height: 9 });
    expect(sizeToDraw({ ...photo, type: 'image/heic' }, { width: 9, height: 9 })).toEqual({ width: 9, height: 9 });
    expect(
      [photo, { ...photo, type: '', name: 'IMG_1.HEIC' }, { ...photo, type: 'text/plain' }].map(isPicture),
    ).toEqual([true, true, false]);
  });
});

it('names the sources of steps once for a run of them', () => {
  const step = (id?: string) => ({ text: 'Wipe it.', cites: id ? [{ kind: 'task' as const, id, title: id }] : [] });
  const ends = (...ids: (string | undefined)[]) => ids.map((_, index) => endsRun(ids.map(step), index));
  expect(ends('a', 'a', 'b', undefined, 'b', 'a')).toEqual([false, true, true, false, true, true]);
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
