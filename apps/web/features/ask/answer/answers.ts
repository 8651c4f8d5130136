export { QuestionRow } from '../questions/question-row.tsx';
export { AnswerCard } from './answer-card.tsx';
export { FoundCard } from './found-card.tsx';
export { HazardNote } from './hazard-note.tsx';
