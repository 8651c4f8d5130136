/** For a handler whose response the test holds back: `promise` for the handler to wait for, and `release`. */
export function pending(): { readonly promise: Promise<void>; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, release: resolve };
}
