import { makePreviewFirstWeeks } from './preview-first-weeks.ts';

export const previewUseCases = { previewFirstWeeks: makePreviewFirstWeeks };
