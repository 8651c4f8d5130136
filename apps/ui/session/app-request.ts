import { hourMs } from '#core/domain/durations.ts';
import { paths } from '../paths.ts';
import { readRecord, writeRecord } from './local-records.ts';

const key = 'appRequest';

/** Remembers what an app asks for while its person signs in, which can take a mail and another tab. */
export const keepAppRequest = (search: string) => writeRecord(key, { search, until: Date.now() + hourMs });

/** The address of the page that asks about it; undefined if no app waits. */
export function keptAppRequest(): string | undefined {
  const { search, until } = Object(readRecord(key));
  return typeof search === 'string' && until > Date.now() ? `${paths.connectApp}${search}` : undefined;
}

export const forgetAppRequest = () => writeRecord(key, undefined);
