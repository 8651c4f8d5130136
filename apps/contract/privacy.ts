import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, message } from './shapes.ts';

export const exportHousehold = endpoint(
  'exportHousehold',
  { access: 'household', summary: 'All that is stored about the user', failure: 'Failed to export your data' },
  {
    response: z.object({
      exportedAt: instant,
      data: z
        .record(z.string(), z.array(z.unknown()))
        .meta({ description: 'Rows by table, as they are stored, without secrets' }),
    }),
  },
);

export const deleteHousehold = endpoint(
  'deleteHousehold',
  {
    access: 'household',
    summary: 'Cancel the subscription, end every session and delete the account',
    failure: 'Failed to delete your account',
  },
  { response: message },
);
