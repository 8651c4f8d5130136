import type { ContainerModule } from 'inversify';
import type { z } from 'zod';
import type { Ports } from '#core/ports/index.ts';
import type { SetupProblem } from '#core/ports/setup-problem.ts';

/** What `doctor` checks at a vendor. */
type VendorCheck<Settings> = {
  readonly name: string;
  /** Reported if the vendor is not used: neither keys nor a stand-in bind the port. */
  readonly unused: string;
  /** Reported if the vendor has no problem. */
  readonly works: string;
  readonly findProblem: (ports: Ports, settings: Settings) => Promise<SetupProblem | undefined>;
};

/** A company whose servers we use: its settings, and the modules that bind its port. */
export type Vendor<Settings> = {
  /** The vendor's name in the sandbox. */
  readonly name: string;
  /** The port that it implements. Of several vendors for one port, the first whose keys are set is used. */
  readonly port: keyof Ports;
  /** The names of the settings that the vendor needs. */
  readonly keys: readonly string[];
  /** The names of those of its settings that are secrets or contain one. */
  readonly secrets: readonly string[];
  readonly settings: z.ZodType<object>;
  /** Returns the module that binds the port to the vendor; undefined if a key is missing. */
  readonly withKeys: (settings: Settings) => ContainerModule | undefined;
  /**
   * Returns the module that binds the port to the vendor's stand-in; absent if there is none. `sandboxUrl` has no
   * trailing slash.
   */
  readonly inSandbox?: (sandboxUrl: string) => ContainerModule;
  /** Binds the port in production if a key is missing. Absent if production needs the keys. */
  readonly withoutKeys?: ContainerModule;
  readonly checks?: readonly VendorCheck<Settings>[];
  /** The path at which our server receives the vendor's events, and the secret with which the stand-in sends them. */
  readonly webhook?: { readonly path: string; readonly sandboxSecret: string };
};
