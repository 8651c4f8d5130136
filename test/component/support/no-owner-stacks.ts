import * as React from 'react';

const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

// React's development build notes the stack of every element that it creates, until it has many. We say that it has,
// because nothing here reads the stacks, and they cost a quarter of the processor time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
