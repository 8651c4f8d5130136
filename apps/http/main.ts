import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runBuilt } = await import('./run-built.ts');
// The project is two folders up, both from here and from the bundle's folder in dist.
await runBuilt(new URL('../../dist/', import.meta.url));
