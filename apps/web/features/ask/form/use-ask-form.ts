import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { ask } from '#words/app/ask.ts';
import { useDraft } from '../../../household/use-draft.ts';
import type { Asked } from '../data/use-ask.ts';
import { isEmptyDraft, parseDraft } from '../model/draft.ts';
import { useFile } from './use-file.ts';

/** The fields of a question. They stay as they are until it is answered. */
export function useAskForm() {
  const { draft, write, discard } = useDraft({ subject: 'ask', parse: parseDraft, isEmpty: isEmptyDraft });
  const { file, refused, isPreparing, choose } = useFile();
  const { task, forget } = useTaskOfAddress();

  const asked: Asked = {
    question: draft.question.trim(),
    ...(task ? { task: task.id } : draft.item && { item: draft.item }),
    ...(file && { file }),
  };
  const clear = () => {
    discard();
    void choose(undefined);
    forget();
  };
  return { draft, write, file, refused, isPreparing, choose, task, forget, asked, clear };
}

/** The task that a link "Ask about this" leads with: its id is in the address, its title in the link's state. */
function useTaskOfAddress() {
  const id = useQuery().get('task');
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const about = typeof state === 'object' && state !== null && 'about' in state ? state.about : undefined;
  const forget = () => {
    if (id) void navigate(paths.ask, { replace: true });
  };
  return {
    task: id ? { id, title: typeof about === 'string' ? about : ask.form.aTask } : undefined,
    forget,
  };
}
