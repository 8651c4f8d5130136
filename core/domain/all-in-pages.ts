const pageSize = 500;

/**
 * Yields every id in a store. It reads page by page, so that memory use stays constant. `read` returns at most `limit`
 * ids in ascending order, those after the given one.
 */
export async function* allInPages(
  read: (after: string | undefined, limit: number) => Promise<readonly string[]>,
): AsyncIterable<string> {
  for (let after: string | undefined; ; ) {
    const ids = await read(after, pageSize);
    yield* ids;
    after = ids.at(-1);
    if (ids.length < pageSize) return;
  }
}
