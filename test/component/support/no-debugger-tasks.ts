import * as react from 'react';

/**
 * Takes from the browser and from React what the development build would note for debuggers: a task and a stack for each
 * element, and how long each component took. React looks for it when it is loaded, so this file is imported first.
 */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** React notes no more stacks once it has noted many, and begins again every second. */
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);
