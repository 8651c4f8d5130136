import type { ContainerModule } from 'inversify';
import type { z } from 'zod';
import type { Ports } from '#core/ports/index.ts';

/** One company whose servers we use: its settings, and what they bind. */
export type Vendor<Settings> = {
  /** As the sandbox calls it. */
  readonly name: string;
  /** The port that it implements. Of several vendors for one port, the first whose keys are set is used. */
  readonly port: keyof Ports;
  /** Without all of these settings it cannot be used. */
  readonly keys: readonly string[];
  readonly settings: z.ZodType<object>;
  /** Binds the port to the vendor; undefined while a key is missing. */
  readonly withKeys: (settings: Settings) => ContainerModule | undefined;
  /** Binds the port to the vendor's stand-in, if it has one. The sandbox's URL has no slash at its end. */
  readonly inSandbox?: (sandboxUrl: string) => ContainerModule;
  /** Binds the port in production while a key is missing. Absent: production needs the keys. */
  readonly withoutKeys?: ContainerModule;
  /** Where our server receives the vendor's events, and what the stand-in signs them with. */
  readonly webhook?: { readonly path: string; readonly sandboxSecret: string };
};
