export { QuestionRow } from '../questions/question-row.tsx';
export { AnswerCard } from './answer-card.tsx';
export { Emergency } from './emergency.tsx';
export { HazardNote } from './hazard-note.tsx';
