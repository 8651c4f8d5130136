import type { App } from './container.ts';

/**
 * Creates the list of deletions, so that a missing one means a wrong path or a lost disk. A process that can't write it
 * starts all the same: each deletion is then logged.
 */
export async function beginDeletionList({ config, deletionList, reporter }: App): Promise<void> {
  try {
    await deletionList.begin();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    reporter.problem(new Error(`DELETIONS_FILE: ${config.deletionsFile} can't be written (${reason})`, { cause }));
  }
}
