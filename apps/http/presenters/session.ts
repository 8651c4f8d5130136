import type { z } from 'zod';
import type { listSessions } from '#apps/contract/auth.ts';
import type { Session } from '#core/ports/session-store.ts';

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
