import { escapeOf, withUnreadableShown } from '#core/domain/text/readable-text.ts';

/**
 * Text that a terminal shows as it is. Users' texts may be older than the rules for what they may contain, so controls,
 * marks that change the direction of text and invisible characters become escapes such as `\u202e`. JSON stays the same
 * JSON.
 */
export function terminalText(text: string): string {
  return withUnreadableShown(text).replaceAll('\r', escapeOf);
}

/** The same for a text of one line. */
export function terminalLine(text: string): string {
  return terminalText(text).replaceAll(/[\n\t]/g, escapeOf);
}
