import { fileURLToPath } from 'node:url';
import { bundleScript } from './bundle-script.ts';

const entry = fileURLToPath(new URL('../app/defer-app.ts', import.meta.url));

/** Returns app/defer-app.ts and its imports as one classic script that can be written into a script element. */
export async function bundleInlineScript(): Promise<string> {
  const code = await bundleScript(entry);
  if (code === '' || code.includes('</')) throw new Error('The inline script is empty, or would end its element early');
  return code;
}
