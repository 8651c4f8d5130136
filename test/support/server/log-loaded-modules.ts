import { registerHooks } from 'node:module';

/** Imported before a program, has it tell on stderr each module that it loads. */
registerHooks({
  load: (url, context, next) => {
    process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
