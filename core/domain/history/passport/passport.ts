import type { StoredFile } from '../../files/stored-file.ts';
import { hexOf } from '../../text/hex.ts';
import type { IsoDate } from '../../time/dates.ts';
import type { Doer } from '../entry.ts';
import type { MoneyFigure } from '../figures/money.ts';
import type { Money } from '../money.ts';
import { canonicalJson } from './canonical-json.ts';
import type { PassportScope } from './link.ts';

/** Work in a passport. Absent values are null, because the checksum covers the passport as it is sent. */
export type PassportEntry = {
  readonly date: IsoDate;
  readonly title: string;
  readonly careTaskId: string | null;
  readonly safety: boolean;
  readonly professional: boolean;
  readonly minutes: number | null;
  readonly by: Doer | null;
  readonly note: string;
  readonly cost: Money | null;
  /** The SHA-256 of its photos, in hex; absent without any, as in passports from before there were photos. */
  readonly photos?: readonly string[] | undefined;
};

export type PassportItem = {
  readonly item: string;
  /** The category of its feature; `essential` for what every home has, and `other` for the household's own. */
  readonly category: string;
  readonly lastDone: IsoDate | null;
  /** Newest first. */
  readonly entries: readonly PassportEntry[];
};

type PassportLateTurn = {
  readonly careTaskId: string;
  readonly title: string;
  readonly item: string;
  readonly dueOn: IsoDate;
  readonly doneOn: IsoDate | null;
  readonly daysLate: number;
};

/** The record of a home, for its owner, a buyer or a landlord. It names no person but those who did the work. */
export type PassportContents = {
  readonly version: 1;
  readonly generatedOn: IsoDate;
  readonly country: string | null;
  /** `photos` is absent where they aren't shown. */
  readonly includes: Omit<PassportScope, 'photos'> & { readonly photos?: true | undefined };
  readonly home: {
    /** The first day of the records: that of the oldest work, or on which the household described its home. */
    readonly since: IsoDate | null;
    readonly propertyType: string | null;
    readonly features: readonly { readonly category: string; readonly names: readonly string[] }[];
    readonly answers: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly equipment: readonly PassportItem[];
  readonly figures: {
    readonly done: number;
    readonly safety: { readonly onTime: number; readonly total: number; readonly late: readonly PassportLateTurn[] };
    readonly money: MoneyFigure | null;
  };
};

/** `checksum`: the SHA-256 of the contents as canonical JSON, in hex. */
export type Passport = PassportContents & { readonly checksum: string };

/** A passport, and the files of the photos that it shows, whose hashes its checksum covers. */
export type ShownPassport = {
  readonly passport: Passport;
  readonly photos: readonly StoredFile[];
  /** The link at which it was read; absent for the household's own people. */
  readonly linkId?: string;
};

type Sha256 = (text: string) => Uint8Array;

/** `known`: the canonical JSON of entries, which takes long for many of them. */
export function withChecksum(
  contents: PassportContents,
  sha256: Sha256,
  known?: ReadonlyMap<PassportEntry, string>,
): Passport {
  return { ...contents, checksum: hexOf(sha256(canonicalJson(contents, known))) };
}

/** Whether the contents still fit the checksum. A forger could compute a new one, but not the one on a printed page. */
export function isUnaltered({ checksum, ...contents }: Passport, sha256: Sha256): boolean {
  return checksum === hexOf(sha256(canonicalJson(contents)));
}
