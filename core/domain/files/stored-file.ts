/** The types of files that a home can store, with the ends of their names. */
const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

export type StoredType = keyof typeof extensions;
export const storedTypes = Object.keys(extensions) as readonly StoredType[];

/** A photo or a document of a home. The file store keeps its content under its hash. */
export type StoredFile = {
  readonly householdId: string;
  readonly id: string;
  /** The SHA-256 of its content, in hexadecimal digits. */
  readonly hash: string;
  readonly type: StoredType;
  /** Its size. */
  readonly bytes: number;
  readonly createdAt: Date;
  /** The entry of the history that it belongs to. */
  readonly entryId?: string;
  /** When it is deleted. Set until its content is stored and an entry has it, and again once the user deletes it. */
  readonly expiresAt?: Date;
};

/** The name under which a file is saved, such as `2027-01-06-5f0c7e0c.jpg`. */
export const fileNameOf = ({ id, type, createdAt }: StoredFile): string =>
  `${createdAt.toISOString().slice(0, 10)}-${id.slice(0, 8)}.${extensions[type]}`;
