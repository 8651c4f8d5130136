/** Calls back when the browser is idle; Safari can't tell, so there it calls back soon. */
export const whenIdle = (callback: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(callback);
};
