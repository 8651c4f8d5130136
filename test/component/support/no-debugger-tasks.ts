/**
 * Takes `console.createTask` from the browser, with which React's development build would note each element for
 * debuggers. React looks for it when it loads, so this file is imported first.
 */
Reflect.deleteProperty(console, 'createTask');
