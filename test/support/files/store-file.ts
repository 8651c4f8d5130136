type More = { readonly name?: string | undefined; readonly entry?: string | undefined };

/** Sends a file as the web app does. The name means nothing. */
export function storeFile(url: string, token: string, bytes: Uint8Array, { name = 'photo.jpg', entry }: More = {}) {
  const body = new FormData();
  if (entry !== undefined) body.set('entry', entry);
  body.set('file', new File([Uint8Array.from(bytes)], name));
  return fetch(`${url}/api/files`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } });
}
