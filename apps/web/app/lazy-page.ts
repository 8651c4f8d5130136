import { type ComponentType, lazy } from 'react';

const timeoutMs = 120_000;

/** A page whose script loads when it is first shown; the specification gives a script two minutes. */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Loading chunk ${name} failed`)), timeoutMs);
    });
    try {
      const page = await Promise.race([load(), tooLate]);
      return { default: page[name] };
    } finally {
      clearTimeout(timer);
    }
  });
}
