export type ServerEvent = { readonly name: string; readonly data: string };

/** Returns the whole events at the start of what a stream has sent so far, and the text after them. */
export function takeEvents(text: string): { readonly events: readonly ServerEvent[]; readonly rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.map(eventIn), rest };
}

function eventIn(block: string): ServerEvent {
  const valuesOf = (field: string) =>
    block
      .split('\n')
      .flatMap((line) => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).trimStart()] : []));
  return { name: valuesOf('event')[0] ?? 'message', data: valuesOf('data').join('\n') };
}
