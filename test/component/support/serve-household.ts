import { home, lyon, type User, weeklySummary } from './data.ts';
import { type ResponseOf, respond } from './network.ts';

export type ServedHousehold = {
  /** Returns the user as the server has saved it. */
  saved(): User;
  /** Changes the user on the server only, as another device or the payment provider does. */
  change(part: Partial<User>): void;
};

/** The session of the tests' browser. */
export const thisSession: ResponseOf<'listSessions'>['sessions'][number] = {
  id: '5e551011-0000-4000-8000-000000000001',
  device: 'Firefox on Linux',
  signedInAt: '2027-01-04T09:00:00.000Z',
  lastUsedAt: '2027-01-06T09:00:00.000Z',
  isThis: true,
};

/** Makes the server respond for the account of this user and save changes to it. */
export function serveHousehold(signedIn: User): ServedHousehold {
  let user = signedIn;
  const change = (part: Partial<User>) => {
    user = { ...user, ...part };
  };
  /** The categories in the request replace the saved ones. */
  const withFeatures = (features: Partial<User['features']> = {}) => {
    const given = Object.entries(features).flatMap(([category, names]) => (names ? [[category, names]] : []));
    return { ...user.features, ...Object.fromEntries(given) };
  };

  respond('me', () => user);
  respond('getHome', () => home());
  respond('previewDeletion', () => {
    const isPaidFor = user.plan.source === 'subscription';
    return { homes: [{ id: user.id, name: user.homeName, fate: 'deleted', isPaidFor }] };
  });
  respond('getWeeklySummary', () => weeklySummary({ email: user.email }));
  let emailChange: ResponseOf<'getEmailChange'>['change'] = null;
  respond('listSessions', () => ({ sessions: [thisSession] }));
  respond('getEmailChange', () => ({ change: emailChange }));
  respond('requestEmailChange', ({ body: { email } }) => {
    emailChange = { newEmail: email, expiresAt: '2027-01-07T09:00:00.000Z', confirmed: [] };
    return { change: emailChange };
  });
  respond('cancelEmailChange', () => {
    emailChange = null;
    return { message: 'Cancelled' };
  });
  respond('setPause', ({ body }) => {
    change({ pause: body });
    return { profile: user, moved: 2 };
  });
  respond('endPause', () => {
    change({ pause: null });
    return { profile: user };
  });
  respond('updateProfile', ({ body: { features, home_name, town, ...rest } }) => {
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    change({
      ...given,
      features: withFeatures(features),
      ...(home_name !== undefined && { homeName: home_name }),
      ...(town !== undefined && { town: town === lyon.id ? lyon : null }),
    });
    return { profile: user };
  });
  respond('updateFeatures', ({ body: { features } }) => {
    change({ features: withFeatures(features) });
    return { profile: user };
  });
  return { saved: () => user, change };
}
