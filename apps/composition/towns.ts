/** For the commands that need no database, and with it the whole application. */
export { towns } from '#adapters/node-fs/towns/towns.ts';
