import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { ask as words } from '#words/app/ask.ts';
import { type Answer, type Hazard, isAnswer, isHazard, type Step } from '../model/advice.ts';
import { questionsKey } from './use-questions.ts';

/** What the user asks. `task` is the id of a task of a week. */
export type Asked = {
  readonly question: string;
  readonly item?: string;
  readonly task?: string;
  readonly file?: File;
};

/** What has arrived so far. */
type Arrived = { readonly asked: Asked; readonly hazard?: Hazard };

export type Asking =
  | { readonly name: 'idle' }
  | (Arrived & { readonly name: 'waiting'; readonly steps: readonly Step[] })
  | (Arrived & { readonly name: 'answered'; readonly answer: Answer })
  | (Arrived & { readonly name: 'failed'; readonly steps: readonly Step[]; readonly error: unknown });

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
    let arrived: Arrived = { asked };
    let steps: readonly Step[] = [];
    setAsking({ name: 'waiting', ...arrived, steps });
    try {
      const answer = await answerTo(asked, run.signal, (event) => {
        if (isHazard(event)) arrived = { asked, hazard: event.hazard };
        else steps = [...steps, event];
        setAsking({ name: 'waiting', ...arrived, steps });
      });
      setAsking({ name: 'answered', ...arrived, answer });
      onAnswered();
      void client.invalidateQueries({ queryKey: questionsKey });
    } catch (error) {
      if (!run.signal.aborted) setAsking({ name: 'failed', ...arrived, steps, error });
    }
  };
  return { asking, ask, stop };
}

async function answerTo(
  asked: Asked,
  signal: AbortSignal,
  onPart: (part: Step | { hazard: Hazard }) => void,
): Promise<Answer> {
  const { openStream } = await import('../../../api/open-stream.ts');
  for await (const event of openStream('askAdvice', signal, formOf(asked))) {
    if (isAnswer(event)) return event;
    onPart(event);
  }
  throw new ApiError({
    status: 0,
    code: 'offline',
    message: words.answer.lost,
  });
}
