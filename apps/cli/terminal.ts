/**
 * The streams and settings of a command: it reads answers from stdin, and writes results to stdout and messages to
 * stderr.
 */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
};
