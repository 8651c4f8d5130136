import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { ask } from '#words/app/ask.ts';
import { drawPicture } from '../../../household/files/draw-picture.ts';
import { useDraft } from '../../../household/use-draft.ts';
import type { Asked } from '../data/use-ask.ts';
import { isEmptyDraft, parseDraft } from '../model/draft.ts';
import { isPicture, sizeToDraw, uploadProblem } from '../model/upload.ts';

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

type Chosen = { readonly file?: File; readonly refused?: { readonly name: string; readonly problem: string } };

/** The chosen file as it is sent, or why it can't be. A refused one stays until the user replaces or removes it. */
function useFile() {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isPreparing, setIsPreparing] = useState(false);
  const last = useRef<File>(undefined);
  const choose = async (picked: File | undefined) => {
    last.current = picked;
    setChosen({});
    setIsPreparing(picked !== undefined);
    if (!picked) return;
    const file = await prepareFile(picked);
    // Another one may have been chosen meanwhile.
    if (last.current !== picked) return;
    const problem = uploadProblem(file);
    setIsPreparing(false);
    setChosen(problem === undefined ? { file } : { refused: { name: picked.name, problem } });
  };
  return { ...chosen, isPreparing, choose };
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

/** How much of a JPEG's detail is kept, from 0 to 1. */
const quality = 0.85;

/** Returns the file as it is sent: a large photo smaller, and one of a phone's own format as a JPEG. */
async function prepareFile(file: File): Promise<File> {
  if (!isPicture(file)) return file;
  // A picture that the browser can't read stays as it is, and is judged by its type and size.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const size = sizeToDraw(file, bitmap);
  const drawn = size && (await drawPicture(bitmap, { ...size, type: 'image/jpeg', quality }));
  bitmap.close();
  return drawn ? new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: drawn.type }) : file;
}
