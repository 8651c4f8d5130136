import * as React from 'react';

// React's development build captures a stack for each element, which debuggers show beside its warnings. The tests fail
// on the warnings and show no stacks. React gives up after 10,000 of them in a second: here it does so from the start.
// It reads `console.createTask` when its other packages load, so this file comes first.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);
Reflect.deleteProperty(console, 'createTask');
