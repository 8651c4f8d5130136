import type { Break } from './break.ts';

/** The page that asks the assistant, and what the assistant writes in a week. */
export const askBreaks: readonly Break[] = [
  {
    what: 'A file of a type that no answer can use is sent',
    file: 'apps/web/features/ask/model/upload.ts',
    find: '  if (!isFileType(file.type)) return errors.file_refused.message;\n',
    replace: '',
    tests: ['test/web/advice.test.ts'],
  },
  {
    what: 'A failed question is forgotten',
    file: 'apps/web/features/ask/data/use-ask.ts',
    find: '      if (!run.signal.aborted) setAsking(',
    replace: '      onAnswered();\n      if (!run.signal.aborted) setAsking(',
    tests: ['test/component/ask/failures.test.tsx'],
  },
  {
    what: 'A stream that breaks off looks like an answer that never ends',
    file: 'apps/web/api/send-form.ts',
    find: "if (event.name === 'error') throw failureIn(event, failure);",
    replace: "if (event.name === 'error') continue;",
    tests: ['test/component/ask/failures.test.tsx'],
  },
  {
    what: 'Users without premium get a form whose questions are refused',
    file: 'apps/web/features/ask/ask-page.tsx',
    find: ': isPremium ? <AskScreen />',
    replace: ': assistant ? <AskScreen />',
    tests: ['test/component/ask/ask.test.tsx'],
  },
  {
    what: 'Where there is no assistant, the menu of a task leads to it',
    file: 'apps/web/features/week/task/open-task-menu.tsx',
    find: '  if (!assistant || !isPremium || !guide) return [];\n',
    replace: '  if (!isPremium || !guide) return [];\n',
    tests: ['test/component/ask/ask.test.tsx'],
  },
  {
    what: 'The note of a week does not say who wrote it',
    file: 'apps/web/features/week/week-note.tsx',
    find: '      <figcaption>Written by the assistant</figcaption>\n',
    replace: '',
    tests: ['test/component/week/note.test.tsx'],
  },
];
