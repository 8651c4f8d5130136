/**
 * Takes from the browser what React's development build would note for debuggers: a task for each element, and how long
 * each component took. React looks for it when it is loaded, so this file is imported first.
 */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);
