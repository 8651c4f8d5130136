import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { message, user } from './shapes.ts';

const missing = 'Please enter your email address';
const invalid = 'Please enter a valid email address';
const email = z.string(missing).trim().min(1, missing).max(254, invalid).toLowerCase().pipe(z.email(invalid));

export const requestMagicLink = endpoint(
  'requestMagicLink',
  { access: 'public', summary: 'Mail a sign-in link', failure: 'Failed to send magic link' },
  {
    body: z.object({ email }),
    response: message.extend({
      nonce: z.string().meta({
        description:
          'Kept by the browser that asked: it may open the link whose token starts with it without a further click',
      }),
    }),
  },
);

export const verifyMagicLink = endpoint(
  'verifyMagicLink',
  { access: 'public', summary: 'Trade a link’s token for a session', failure: 'Invalid or expired token' },
  {
    body: z.object({
      token: z
        .string('Invalid or missing token. Please request a new magic link.')
        .min(1, 'Invalid or missing token. Please request a new magic link.')
        .max(200),
    }),
    response: z.object({ token: z.string(), user }),
  },
);

export const me = endpoint(
  'me',
  { access: 'household', summary: 'The signed-in user', failure: 'Failed to load your account' },
  { response: user },
);

export const logOut = endpoint(
  'logOut',
  { access: 'household', summary: 'End this session', failure: 'Failed to log out' },
  { response: message },
);

export const logOutEverywhere = endpoint(
  'logOutEverywhere',
  { access: 'household', summary: 'End every session of the user', failure: 'Failed to log out' },
  { response: message },
);
