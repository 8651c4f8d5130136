import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import type { QuestionRowProps } from '../questions/question-row.tsx';
import type { AnswerCardProps } from './answer-card.tsx';
import type { FoundCardProps } from './found-card.tsx';
import type { HazardNoteProps } from './hazard-note.tsx';

/** An answer needs a question, so its scripts come after the form. */
const load = () => import('./answers.ts');

export const AnswerCard = lazyComponent<'AnswerCard', AnswerCardProps>('AnswerCard', load);
export const FoundCard = lazyComponent<'FoundCard', FoundCardProps>('FoundCard', load);
export const HazardNote = lazyComponent<'HazardNote', HazardNoteProps>('HazardNote', load);
export const QuestionRow = lazyComponent<'QuestionRow', QuestionRowProps>('QuestionRow', load);
