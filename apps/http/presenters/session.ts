import type { z } from 'zod';
import type { listSessions } from '#apps/contract/auth.ts';
import type { Session } from '#core/ports/session-store.ts';

const longest = 60;
/** Real headers are shorter. Reading one takes quadratic time, and strangers send it. */
const longestHeader = 500;

/**
 * The browser and its system as people call them, such as `Firefox on Windows`; undefined if the header names neither.
 * Only names that are known: a mail shows them to someone else than who sent the header.
 */
export async function deviceName(userAgent: string): Promise<string | undefined> {
  if (userAgent === '') return undefined;
  // Loaded with the first sign-in.
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestHeader));
  const known = (name: string | undefined, names: Readonly<Record<string, string>>) =>
    name !== undefined && Object.values(names).includes(name) ? name : undefined;
  const names = [known(browser.name, Bowser.BROWSER_MAP), known(os.name, Bowser.OS_MAP)];
  const name = names.filter((each) => each !== undefined).join(' on ');
  return name === '' ? undefined : name.slice(0, longest);
}

type Presented = z.input<typeof listSessions.response>['sessions'][number];

export const presentSession = (
  { id, device, createdAt, lastSeenAt }: Session,
  { sessionId }: { readonly sessionId: string },
): Presented => ({
  id,
  device: device ?? null,
  signedInAt: createdAt.toISOString(),
  lastUsedAt: lastSeenAt.toISOString(),
  isThis: id === sessionId,
});
