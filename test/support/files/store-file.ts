type More = {
  readonly name?: string | undefined;
  readonly entry?: string | undefined;
  /** The slug of an item. */
  readonly item?: string | undefined;
  readonly purpose?: string | undefined;
  /** What it is called, in a field of its own. */
  readonly called?: string | undefined;
};

/** Sends a file as the web app does. The name in the file’s own part means nothing. */
export function storeFile(
  url: string,
  token: string,
  bytes: Uint8Array,
  { name = 'photo.jpg', called, ...fields }: More = {},
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) body.set(field, value);
  if (called !== undefined) body.set('name', called);
  body.set('file', new File([Uint8Array.from(bytes)], name));
  return fetch(`${url}/api/files`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } });
}
