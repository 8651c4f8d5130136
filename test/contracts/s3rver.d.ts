declare module '@20minutes/s3rver' {
  type Options = {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  };

  /** An S3 server that keeps objects in a folder. Its key is `S3RVER`, and so is its secret. */
  // biome-ignore lint/style/noDefaultExport: the package's only export
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
