import { registerHooks } from 'node:module';

/** When imported before a program, writes each module that the program loads to stderr. */
registerHooks({
  load: (url, context, next) => {
    process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
