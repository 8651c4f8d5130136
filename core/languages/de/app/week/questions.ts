import type { questions as english } from '../../../en/app/week/questions.ts';
import type { Translation } from '../../../translation.ts';

export const questions: Translation<typeof english> = {
  about: 'Zu Ihrem Zuhause',
  place: (question: number, questions: number) => `${question} von ${questions}`,
  saved: 'Gespeichert',
  thanks: 'Vielen Dank',
  thanksText: 'Ihr Plan berücksichtigt das. Ihre Antworten können Sie in Ihren [Vorgaben] ändern.',
  notSure: 'Weiß ich nicht',
};
