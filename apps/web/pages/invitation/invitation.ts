import type { OutputOf } from '#apps/ui/api/client.ts';

export type Invitation = OutputOf<'readInvitation'>;
