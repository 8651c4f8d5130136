declare module 'virtual:catalogue-summary' {
  /** The catalogue's items in its own order; `tasks` is how many each has. */
  export const summary: readonly {
    readonly name: string;
    readonly slug: string;
    readonly room: import('#core/domain/care-task.ts').Room;
    readonly tasks: number;
  }[];
}
