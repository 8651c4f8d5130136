import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const languages = ['en', 'fr', 'de', 'es'] as const;

const message = z.object({ lang: z.enum(languages).optional(), text: z.string() });
const symptom = message.extend({ item: z.string().optional(), taskIds: z.array(z.string()) });
const dangerous = message.extend({ item: z.string(), form: z.enum(['step', 'note', 'line']) });
const honest = message.extend({ taskId: z.string() });

type Message = z.output<typeof message>;
export type Symptom = z.output<typeof symptom>;
export type Dangerous = z.output<typeof dangerous>;
type Honest = z.output<typeof honest>;

export type Half = {
  readonly emergencies: readonly Message[];
  readonly harmless: readonly Message[];
  readonly symptoms: readonly Symptom[];
  readonly dangerous: readonly Dangerous[];
  readonly honest: readonly Honest[];
};

const here = fileURLToPath(new URL('.', import.meta.url));

/** What authors wrote who know neither the code nor the other half, which the rules are never tuned on. */
export const folders = {
  open: join(here, 'open'),
  sealed: process.env.ADVICE_SEALED ?? join(here, 'sealed'),
} as const;

/** More texts by further authors, for the training of the triage only. */
const training = join(here, 'training');

function read<Schema extends z.ZodType>(file: string, schema: Schema): readonly z.output<Schema>[] {
  return existsSync(file) ? z.array(schema).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The texts of a folder. A file that is missing has none. */
export const halfIn = (folder: string): Half => ({
  emergencies: read(join(folder, 'emergencies.json'), message),
  harmless: read(join(folder, 'harmless.json'), message),
  symptoms: read(join(folder, 'symptoms.json'), symptom),
  dangerous: read(join(folder, 'dangerous.json'), dangerous),
  honest: read(join(folder, 'honest.json'), honest),
});

/** The training texts: those whose file speaks of emergencies, and the others. */
export function trainingTexts(): { readonly emergencies: readonly Message[]; readonly harmless: readonly Message[] } {
  const files = readdirSync(training);
  const of = (isEmergency: boolean) =>
    files
      .filter((file) => file.includes('emergencies') === isEmergency)
      .flatMap((file) => read(join(training, file), message));
  return { emergencies: of(true), harmless: of(false) };
}
