import type { deviceText as english } from '../en/device-text.ts';

/** « Firefox sous Windows ». */
export const deviceText: typeof english = (name) => {
  const [browser = '', system] = name.split(/ on /);
  return system === undefined ? browser : `${browser} sous ${system}`;
};
