import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mostCustomTasks } from '#core/domain/limits.ts';
import { writtenIn } from '../../support/languages/written-in.ts';

const without = {
  en: /unlimited|no limit|without (a )?limit|as many (custom tasks )?as (you (like|want)|your home needs)/i,
  fr: /sans limite|illimité|ne limite pas|pas de limite|autant (de tâches personnalisées )?que (vous (voulez|souhaitez)|votre logement)/i,
};

it.each(['en', 'fr'] as const)(
  'a text that promises as much as one likes names the limit beside it: %s',
  (language) => {
    const folder = new URL(`../../../core/languages/${language}/`, import.meta.url);
    const files = globSync('{app,mails,site}/**/*.ts', { cwd: folder });
    const promises = files
      .flatMap((file) => writtenIn(new URL(file, folder)))
      .filter((text) => without[language].test(text));
    expect(promises.length).toBeGreaterThan(6);
    expect(promises.filter((text) => !new RegExp(`\\b${mostCustomTasks}\\b`).test(text))).toEqual([]);
  },
);
