import type { z } from 'zod';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import type { Contract, EndpointName } from '#apps/contract/index.ts';
import type { TokenScope } from '#core/domain/access/api-token.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import type { SessionClaims } from '#core/ports/session-tokens.ts';
import type { State } from '../state.ts';

/** What a valid request says: its person, the session unless a program calls, and the home that it names. */
export type Credentials = {
  readonly claims: Pick<SessionClaims, 'personId'> & Partial<SessionClaims>;
  readonly homeId: string | undefined;
};
export type SignedIn = Credentials & Caller;
/** A program, with what its token allows. */
export type Program = SignedIn & { readonly scope: TokenScope };

/** The parts of a request as they arrive. */
type CallInput = { readonly params?: object; readonly query?: object; readonly body?: object };
/** Calls another endpoint for a program, with the checks that the program would undergo there. Throws as the endpoint does. */
export type CallForProgram = <Name extends EndpointName>(
  name: Name,
  input: CallInput,
) => Promise<Output<Contract[Name]>>;

type Calling<E extends Endpoint> = E['access'] extends 'public'
  ? object
  : E extends { readonly kind: 'dav' }
    ? Program
    : E extends { readonly forPrograms: true }
      ? Program & { readonly call: CallForProgram }
      : E extends { readonly readsCaller: true }
        ? Credentials
        : E['access'] extends 'person'
          ? Caller & { readonly claims: SessionClaims }
          : SignedIn;

type Parsed<E, Key extends string> = E extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

type Given<E, Key extends string> = E extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never;

/** The input of a handler: the caller, and each part of the request as its schema parsed it. */
type Input<E extends Endpoint> = Calling<E> & {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly headers: Parsed<E, 'headers'>;
  readonly body: E['kind'] extends 'raw' | 'protocol' | 'dav'
    ? Uint8Array
    : E extends { readonly form: infer Schema extends z.ZodType }
      ? (z.output<Schema> & { readonly file?: Uint8Array }) | OrJson<E>
      : Parsed<E, 'body'>;
};

/** What an endpoint takes instead of its form. */
type OrJson<E> = E extends { readonly body: infer Schema extends z.ZodType } ? z.output<Schema> : never;

/** Stored content, or an archive of it. */
export type FileReply = {
  readonly type: string;
  /** The name under which it is saved. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** In bytes, if it is known. */
  readonly length?: number;
  /** How long a browser may keep it; not at all by default. */
  readonly keepSeconds?: number;
};

/** To a program that speaks another protocol, or reads a document. */
export type DocumentReply = {
  /** Sent as JSON unless it is text. */
  readonly body: string | object;
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The output of a handler; for a redirect, the address that the browser is sent to. */
export type Output<E extends Endpoint> = {
  readonly json: Given<E, 'response'>;
  readonly redirect: string;
  readonly raw: Given<E, 'response'>;
  readonly document: DocumentReply;
  readonly protocol: DocumentReply;
  readonly dav: DocumentReply;
  readonly upload: Given<E, 'response'>;
  readonly file: FileReply;
  readonly stream: AsyncIterable<Given<E, 'event'>>;
}[E['kind']];

/** What a handler does with the request and the response besides its input and output. */
export type Exchange = {
  cookie(name: string): string | undefined;
  /** Sets a cookie that scripts can't read. The browser sends it also when another site sends the user to us. */
  setCookie(cookie: {
    readonly name: string;
    /** Letters, digits, hyphens, underscores and dots. */
    readonly value: string;
    readonly maxAgeSeconds: number;
  }): void;
  /** In which the reply is read: that of the signed-in person, otherwise of the page. */
  readonly language: Language;
  /** How the client names itself; empty if it doesn't. */
  readonly userAgent: string;
  /** Returns what is aborted when the client closes the connection before the response has ended. */
  gone(): AbortSignal;
  /** Returns what is aborted when the client closes the connection, or the server is about to stop. */
  ends(): AbortSignal;
  /** Names the person and the home that a public request turned out to concern, for the log of security events. */
  concerns(ids: Pick<State, 'personId' | 'householdId'>): void;
};

export type Handler<E extends Endpoint> = (input: Input<E>, exchange: Exchange) => Promise<Output<E>>;

/** Throws if a household's large body is refused whatever it contains. It runs before the body is read. */
export type BodyGuard = (household: Household) => Promise<void>;

/** A handler for each endpoint. Omitting one is a compile error. */
export type Handlers<Endpoints> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint ? Handler<Endpoints[Name]> : never;
};
