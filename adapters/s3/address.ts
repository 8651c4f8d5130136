/** A bucket of an S3 server, and the key that opens it. */
export type S3Address = {
  /** Without a trailing slash, such as `https://s3.example/bucket`. */
  readonly bucketUrl: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

/**
 * Reads an address such as `https://KEY:SECRET@s3.example/bucket?region=eu-west-3`. Returns undefined unless it names a
 * key, a secret and a bucket.
 */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !/^\/[^/]+\/?$/.test(url.pathname) || url.hash !== '')
    return undefined;
  try {
    const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
    if (!accessKeyId || !secretAccessKey) return undefined;
    const bucketUrl = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
    return { bucketUrl, accessKeyId, secretAccessKey, region: url.searchParams.get('region') ?? 'us-east-1' };
  } catch {
    return undefined;
  }
}
