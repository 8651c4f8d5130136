/** Lets a test hold back a handler's response: the handler waits for `promise`, and the test calls `release`. */
export function pending(): { readonly promise: Promise<void>; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, release: resolve };
}
