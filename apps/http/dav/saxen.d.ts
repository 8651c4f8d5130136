/** The part of saxen that we use, in its proxy mode; it has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Tag = {
    readonly name: string;
    readonly originalName: string;
    readonly attrs: Record<string, string> | false;
    readonly ns: Record<string, string>;
  };
  export class Parser {
    constructor(options: { readonly proxy: true });
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(event: 'openTag', listener: (tag: Tag, decode: Decode) => void): this;
    on(event: 'closeTag', listener: (tag: Tag) => void): this;
    on(event: 'text', listener: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(event: 'attention' | 'warn' | 'error', listener: () => void): this;
    parse(xml: string): void;
  }
}
