import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { ApiError } from '../../../api/api-error.ts';
import { type Answer, isAnswer, type Step } from '../model/advice.ts';
import { questionsKey } from './use-questions.ts';

/** What the user asks. `task` is the id of a task of a week. */
export type Asked = {
  readonly question: string;
  readonly item?: string;
  readonly task?: string;
  readonly file?: File;
};

export type Asking =
  | { readonly name: 'idle' }
  /** The steps that have arrived so far. */
  | { readonly name: 'waiting'; readonly asked: Asked; readonly steps: readonly Step[] }
  | { readonly name: 'answered'; readonly asked: Asked; readonly answer: Answer }
  | { readonly name: 'failed'; readonly asked: Asked; readonly steps: readonly Step[]; readonly error: unknown };

const idle: Asking = { name: 'idle' };

function formOf({ question, item, task, file }: Asked): FormData {
  const form = new FormData();
  form.set('question', question);
  if (item) form.set('item', item);
  if (task) form.set('task', task);
  if (file) form.set('file', file);
  return form;
}

/** Asks one question at a time, and shows the steps of its answer as they arrive. Leaving the page ends it. */
export function useAsk({ onAnswered }: { onAnswered: () => void }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setAsking(idle);
  };
  const ask = async (asked: Asked) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    track('dashboard_interaction', { element_name: 'ask_assistant' });
    let steps: readonly Step[] = [];
    setAsking({ name: 'waiting', asked, steps });
    try {
      const answer = await answerTo(asked, run.signal, (step) => {
        steps = [...steps, step];
        setAsking({ name: 'waiting', asked, steps });
      });
      setAsking({ name: 'answered', asked, answer });
      onAnswered();
      void client.invalidateQueries({ queryKey: questionsKey });
    } catch (error) {
      if (!run.signal.aborted) setAsking({ name: 'failed', asked, steps, error });
    }
  };
  return { asking, ask, stop };
}

async function answerTo(asked: Asked, signal: AbortSignal, onStep: (step: Step) => void): Promise<Answer> {
  const { sendForm } = await import('../../../api/send-form.ts');
  for await (const event of sendForm('askAdvice', formOf(asked), signal)) {
    if (isAnswer(event)) return event;
    onStep(event);
  }
  throw new ApiError({
    status: 0,
    code: 'offline',
    message: 'The connection was lost before the answer was complete. Please try again.',
  });
}
