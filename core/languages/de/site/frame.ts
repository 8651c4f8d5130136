import type { frame as english } from '../../en/site/frame.ts';
import type { Translation } from '../../translation.ts';
/** The words around the content of every page, and those that many pages share. */
export const frame = {
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen…',
  optional: '(freiwillig)',
  contents: 'Auf dieser Seite',
  path: 'Pfad',
  /** Instead of a page of the app, where scripts are switched off. */
  withoutScript:
    'Upkept plant die kleinen Arbeiten, die ein Zuhause in Schuss halten. Diese Seite braucht JavaScript: Bitte prüfen Sie, ob es eingeschaltet ist, und laden Sie die Seite neu.',
  needsScript: (what: string) =>
    `${what} braucht JavaScript. Bitte prüfen Sie, ob es eingeschaltet ist, laden Sie die Seite neu, oder schreiben Sie an [{support email}](mailto:{support email}).`,
  startFree: 'Kostenlos starten',
  howWeChoose: 'Wie wir Aufgaben auswählen',
} as const satisfies Translation<typeof english>;
