import type { z } from 'zod';
import type { Role } from '#core/domain/people/membership.ts';
import { once } from '#core/domain/running/once.ts';

/**
 * Who may call: anyone; every signed-in person, about themselves; or a person, or a program with their token, with at least this role in the home that the
 * request is about. The server's check, the API's document and the test of who may call what derive from it. What programs may call is in
 * `tokenAccess`.
 */
type Access = 'public' | 'person' | Role;

/** Counts calls for each client address; the server defines how many it allows. */
export type LimitName =
  | 'sign-in'
  | 'payment'
  | 'passkey'
  | 'passport'
  | 'job'
  | 'plan-preview'
  | 'towns'
  | 'app-request'
  | 'app-token';

/** With those of WebDAV, which only the kind `dav` uses. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PROPFIND' | 'PROPPATCH' | 'REPORT';

/** Inputs without a schema are ignored. */
type Shared = {
  readonly access: Access;
  /** Fields of the body that need another role than `access`: `person` for those that concern only the caller. */
  readonly fieldAccess?: Readonly<Record<string, 'person' | Role>>;
  /** Whether the parameter `id` of the path names the home, rather than the request's header. */
  readonly homeInPath?: boolean;
  /** Whether the use case finds the caller, in the same read that returns the data. Every role may call it. */
  readonly readsCaller?: boolean;
  /**
   * Whether the person must have signed in, or confirmed that it's them, in the last ten minutes: what the endpoint makes
   * outlives the session. Programs don't sign in, so none may call it.
   */
  readonly recent?: boolean;
  readonly limit?: LimitName;
  /**
   * Whether only programs call it: with an API token, or as a connected app, whose tokens open nothing else. A refusal says
   * where such tokens come from, and other host names than ours are refused.
   */
  readonly forPrograms?: boolean;
  /** The setting without which there is no such address. */
  readonly needs?: 'mcp' | 'mqttUrl';
  /** Whether it doesn't count among a household's changes, because it has to work whatever happened before. */
  readonly unlimited?: boolean;
  /**
   * Whether it takes the server long, so that a household's calls of such endpoints wait for each other. Without a
   * session, those of one address do.
   */
  readonly costly?: boolean;
  /** Its name in the operator's log, if calling it concerns the security of an account. */
  readonly securityEvent?: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Names are in lower case. */
  readonly headers?: z.ZodType;
  /** The meaning of a status, if the API's document should say more than the kind implies. */
  readonly statuses?: Readonly<Record<number, string>>;
};

/** The specification's message for the user when nothing more exact is known. */
type Failure = { readonly failure: string };

type FormParts = {
  /** The fields of a form (`multipart/form-data`). Every value is a text. */
  readonly form?: z.ZodType;
  /** The form's field `file`, which may be absent. `largest` is in bytes. */
  readonly file?: { readonly largest: number; readonly description: string };
};

type Definitions = {
  /**
   * Takes JSON, if there is a `body`, or a form, if there is a `form`, and returns JSON. `largestBody` of JSON is in bytes,
   * where the usual limit is too small.
   */
  readonly json: Shared &
    Failure &
    FormParts & { readonly body?: z.ZodType; readonly largestBody?: number; readonly response: z.ZodType };
  /** Redirects the browser to another address. */
  readonly redirect: Shared;
  /** Takes bytes, which the use case checks and parses, and returns JSON. `largestBody` is in bytes. */
  readonly raw: Shared & { readonly largestBody: number; readonly response: z.ZodType };
  /**
   * Takes bytes and returns JSON, both as another protocol prescribes, refusals included. `largestBody` is in bytes, at
   * most those of an ordinary request.
   */
  readonly protocol: Shared & { readonly largestBody: number };
  /**
   * Takes bytes and returns XML or a to-do, as CalDAV (RFC 4791) prescribes, refusals included. Unless it is public, only
   * programs call it, with Basic authentication: an email address and an API token. `largestBody` is in bytes.
   */
  readonly dav: Shared & { readonly largestBody: number };
  /** Returns a document for machines. Its route chooses the status and may add headers. */
  readonly document: Shared & { readonly contentType: string };
  /** Takes a form (`multipart/form-data`) with a file, and returns JSON. */
  readonly upload: Shared & Failure & Required<FormParts> & { readonly response: z.ZodType };
  /** Returns a stored photo or document, or an archive of them. */
  readonly file: Shared & Failure;
  /** Takes JSON, if there is a `body`, or a form, if there is a `form`, and returns server-sent events. */
  readonly stream: Shared &
    Failure &
    FormParts & {
      readonly body?: z.ZodType;
      readonly event: z.ZodType;
    };
};

export type Kind = keyof Definitions;
type Place<K extends Kind> = { readonly kind: K; readonly method: Method; readonly path: string };

export type Endpoint = { [K in Kind]: Place<K> & Definitions[K] }[Kind];
export type EndpointOf<K extends Kind> = Extract<Endpoint, { readonly kind: K }>;

type Address = `${Method} /${string}`;

/** A definition as it is written: functions make its schemas. */
type Written<Definition> = {
  [Key in keyof Definition]: Definition[Key] extends z.ZodType | undefined ? () => z.ZodType : Definition[Key];
};
type Built<Definition> = {
  [Key in keyof Definition]: Definition[Key] extends () => infer Schema ? Schema : Definition[Key];
};

/** Each schema is built when it is first read, because all of them together would take a tenth of the server's start. */
const ofKind =
  <K extends Kind>(kind: K) =>
  <Definition extends Written<Definitions[K]>>(
    address: Address,
    definition: Definition,
  ): Built<Definition> & Place<K> => {
    const [method, path] = address.split(' ') as [Method, string];
    const endpoint = { ...definition, kind, method, path };
    for (const [name, value] of Object.entries(definition)) {
      if (typeof value === 'function') Object.defineProperty(endpoint, name, { get: once(value as () => z.ZodType) });
    }
    return endpoint as Built<Definition> & Place<K>;
  };

export const json = ofKind('json');
export const redirect = ofKind('redirect');
export const raw = ofKind('raw');
export const protocol = ofKind('protocol');
export const dav = ofKind('dav');
export const document = ofKind('document');
export const upload = ofKind('upload');
export const file = ofKind('file');
export const stream = ofKind('stream');
