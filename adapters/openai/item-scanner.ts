/**
 * Returns a function that takes the pieces of a JSON text and returns the items of one of its lists as soon as each is
 * complete, parsed. The items are objects. What isn't JSON is left out.
 */
export function makeItemScanner(list: string): (piece: string) => readonly unknown[] {
  const start = new RegExp(`"${list}"\\s*:\\s*\\[`);
  let text = '';
  let at = -1;
  let depth = 0;
  let itemAt = 0;
  let isInString = false;
  let isEscaped = false;
  let isOver = false;

  /** Reads one character. Returns whether it ends an item. */
  function read(character: string): boolean {
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') isInString = false;
      return false;
    }
    if (character === '"') isInString = true;
    if (character === '{' || character === '[') {
      if (depth === 0) itemAt = at;
      depth++;
    }
    if (character === ']' && depth === 0) isOver = true;
    if ((character === '}' || character === ']') && depth > 0) depth--;
    return character === '}' && depth === 0;
  }

  return (piece) => {
    text += piece;
    if (at < 0) {
      const match = start.exec(text);
      if (!match) return [];
      at = match.index + match[0].length;
    }
    const items: unknown[] = [];
    for (; at < text.length && !isOver; at++) {
      if (read(text.charAt(at))) items.push(...parsed(text.slice(itemAt, at + 1)));
    }
    return items;
  };
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
