/** The types of files that a home can store, with the ends of their names. */
const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

export type StoredType = keyof typeof extensions;
export const storedTypes = Object.keys(extensions) as readonly StoredType[];

/** What a file of an item shows. */
export const filePurposes = ['photo', 'invoice', 'manual'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** What a file belongs to: an entry of the history, or an item of the home, by its name. */
export type FileOwner =
  | { readonly entryId: string; readonly item?: never; readonly purpose?: never }
  | { readonly item: string; readonly purpose: FilePurpose; readonly entryId?: never };

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
  /** What a document was called where it came from. Photos, which the app draws again, have none. */
  readonly name?: string;
  /** The entry of the history that it belongs to. */
  readonly entryId?: string;
  /** The item of the home that it belongs to instead. */
  readonly item?: string;
  /** What it shows of its item. */
  readonly purpose?: FilePurpose;
  /** When it is deleted. Set until its content is stored and something has it, and again once the user deletes it. */
  readonly expiresAt?: Date;
};

/** The name under which a file is saved, such as `2027-01-06-5f0c7e0c.jpg`. */
export const fileNameOf = ({ id, type, createdAt }: StoredFile): string =>
  `${createdAt.toISOString().slice(0, 10)}-${id.slice(0, 8)}.${extensions[type]}`;

/** Whether it is a picture rather than a document. */
export const isPhoto = ({ type }: Pick<StoredFile, 'type'>): boolean => type.startsWith('image/');

/** What people take a file of an item for: a document that was added among the photos is a paper. */
export type ShownPurpose = FilePurpose | 'paper';

export const shownPurpose = (file: Pick<StoredFile, 'type'> & { readonly purpose: FilePurpose }): ShownPurpose =>
  file.purpose === 'photo' && !isPhoto(file) ? 'paper' : file.purpose;

/** Whether a file belongs to an owner, or to nothing if there is none. */
export const belongsTo = ({ entryId, item, purpose }: StoredFile, owner: FileOwner | undefined): boolean =>
  entryId === owner?.entryId && item === owner?.item && purpose === owner?.purpose;
