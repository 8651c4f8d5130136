import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { type Directive, parseSync, type Statement, type TSSignature, type TSType, type TSTypeName } from 'oxc-parser';

/** A type of Stripe's SDK, read from its .d.ts files. */
export type SdkType =
  | { readonly kind: 'text' | 'number' | 'boolean' | 'null' | 'absent' | 'record' | 'other' }
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'list'; readonly of: SdkType }
  | { readonly kind: 'union'; readonly of: readonly SdkType[] }
  | { readonly kind: 'object'; readonly name: string; readonly fields: () => ReadonlyMap<string, SdkField> };

type SdkField = { readonly optional: boolean; readonly type: () => SdkType };

type Found = { readonly file: string; readonly path: readonly string[]; readonly node: Statement };
type SourceFile = {
  readonly declared: ReadonlyMap<string, Found>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
};

const resources = resolve(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm/resources');
const files = new Map<string, SourceFile>();

function sourceFile(file: string): SourceFile {
  const known = files.get(file);
  if (known) return known;
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'dts' });
  const declared = new Map<string, Found>();
  const collect = (statements: readonly (Directive | Statement)[], path: readonly string[]): void => {
    for (const statement of statements) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration')
        declared.set([...path, node.id.name].join('.'), { file, path, node });
      if (node?.type === 'TSModuleDeclaration' && node.id.type === 'Identifier' && node.body?.type === 'TSModuleBlock')
        collect(node.body.body, [...path, node.id.name]);
    }
  };
  collect(
    program.body.filter((statement): statement is Statement => true),
    [],
  );
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => [
        localName.value,
        { file: resolve(dirname(file), moduleRequest.value.replace(/\.js$/, '.d.ts')), name: importName.name ?? '*' },
      ]),
    ),
  );
  files.set(file, { declared, imported });
  return { declared, imported };
}

const nameOf = (name: TSTypeName): string =>
  name.type === 'Identifier'
    ? name.name
    : name.type === 'TSQualifiedName'
      ? `${nameOf(name.left)}.${name.right.name}`
      : '';

/** Searches the namespaces from the innermost outwards, then the imports. */
function find(name: string, file: string, path: readonly string[]): Found | undefined {
  const { declared, imported } = sourceFile(file);
  for (let depth = path.length; depth >= 0; depth--) {
    const found = declared.get([...path.slice(0, depth), name].join('.'));
    if (found) return found;
  }
  const elsewhere = imported.get(name);
  return elsewhere && elsewhere.name !== '*' ? find(elsewhere.name, elsewhere.file, []) : undefined;
}

/**
 * Returns the type that the SDK's file declares under the name, such as 'Checkout/Sessions',
 * 'Checkout.SessionCreateParams'.
 */
export function sdkType(file: string, name: string): SdkType {
  const found = find(name, `${resources}/${file}.d.ts`, []);
  if (!found) throw new Error(`The SDK has no ${name} in ${file}`);
  return declaredType(found, name);
}

function declaredType({ file, path, node }: Found, name: string): SdkType {
  if (node.type === 'TSTypeAliasDeclaration') return read(node.typeAnnotation, file, path);
  if (node.type !== 'TSInterfaceDeclaration') return { kind: 'other' };
  return {
    kind: 'object',
    name,
    fields: () => {
      const inherited = node.extends.flatMap(({ expression }) => {
        const parent = expression.type === 'Identifier' ? find(expression.name, file, path) : undefined;
        const type = parent && declaredType(parent, '');
        return type?.kind === 'object' ? [...type.fields()] : [];
      });
      return new Map([...inherited, ...fieldsOf(node.body.body, file, path)]);
    },
  };
}

const fieldsOf = (members: readonly TSSignature[], file: string, path: readonly string[]): [string, SdkField][] =>
  members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) return [];
    const { typeAnnotation } = member.typeAnnotation;
    return [[member.key.name, { optional: member.optional, type: () => read(typeAnnotation, file, path) }]];
  });

function read(node: TSType, file: string, path: readonly string[]): SdkType {
  const here = (inner: TSType): SdkType => read(inner, file, path);
  switch (node.type) {
    case 'TSStringKeyword':
      return { kind: 'text' };
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSBooleanKeyword':
      return { kind: 'boolean' };
    case 'TSNullKeyword':
      return { kind: 'null' };
    case 'TSVoidKeyword':
      return { kind: 'absent' };
    case 'TSLiteralType':
      return { kind: 'literal', value: node.literal.type === 'Literal' ? node.literal.value : undefined };
    case 'TSArrayType':
      return { kind: 'list', of: here(node.elementType) };
    case 'TSUnionType':
      return { kind: 'union', of: node.types.map(here) };
    case 'TSTypeLiteral':
      return node.members.some(({ type }) => type === 'TSIndexSignature')
        ? { kind: 'record' }
        : { kind: 'object', name: '', fields: () => new Map(fieldsOf(node.members, file, path)) };
    case 'TSTypeReference':
      return referred(nameOf(node.typeName), node.typeArguments?.params.map(here) ?? [], file, path);
    default:
      return { kind: 'other' };
  }
}

function referred(name: string, [of = { kind: 'other' }]: readonly SdkType[], file: string, path: readonly string[]) {
  if (name === 'Array') return { kind: 'list', of } as const;
  if (name === 'Emptyable')
    return { kind: 'union', of: [{ kind: 'literal', value: '' }, { kind: 'null' }, of] } as const;
  if (name === 'ApiList') return listOf(of);
  // Both are strings in the API. The first allows values that Stripe may add, the second is a class of the SDK.
  if (name === 'OtherString') return { kind: 'other' } as const;
  if (name === 'Decimal') return { kind: 'text' } as const;
  if (name === 'Metadata' || name === 'MetadataParam') return { kind: 'record' } as const;
  const found = find(name, file, path);
  return found ? declaredType(found, name) : ({ kind: 'other' } as const);
}

const listOf = (of: SdkType): SdkType => ({
  kind: 'object',
  name: 'ApiList',
  fields: () =>
    new Map(
      Object.entries({
        object: { kind: 'literal', value: 'list' },
        data: { kind: 'list', of },
        has_more: { kind: 'boolean' },
        url: { kind: 'text' },
      } satisfies Record<string, SdkType>).map(([field, type]) => [field, { optional: false, type: () => type }]),
    ),
});

/** Returns the types that a value may have, without values that Stripe may add later. */
export const alternatives = (type: SdkType): readonly SdkType[] =>
  type.kind === 'union' ? type.of.flatMap(alternatives) : type.kind === 'other' ? [] : [type];

/** Returns the parts of a value in the API's JSON that the type does not allow. */
export function misfits(value: unknown, type: SdkType, path: string): readonly string[] {
  const tried = alternatives(type).map((each) => misfitsOne(value, each, path));
  if (tried.length === 0 || tried.some((problems) => problems.length === 0)) return [];
  // The problems of the alternative of the same kind are the most helpful ones.
  return tried.reduce((best, problems) => (problems[0]?.startsWith(`${path} `) ? best : problems));
}

function misfitsOne(value: unknown, type: SdkType, path: string): readonly string[] {
  const wrong = [`${path} is ${JSON.stringify(value)?.slice(0, 40)}, not ${type.kind}`];
  switch (type.kind) {
    case 'text':
      return typeof value === 'string' ? [] : wrong;
    case 'number':
    case 'boolean':
      return typeof value === type.kind ? [] : wrong;
    case 'null':
      return value === null ? [] : wrong;
    case 'literal':
      return value === type.value ? [] : wrong;
    case 'list':
      return Array.isArray(value) ? value.flatMap((each, index) => misfits(each, type.of, `${path}[${index}]`)) : wrong;
    case 'record':
      return isRecord(value) ? [] : wrong;
    case 'object': {
      if (!isRecord(value)) return wrong;
      const fields = type.fields();
      const strangers = Object.keys(value).filter((name) => !fields.has(name));
      return [
        ...strangers.map((name) => `${path}.${name} is unknown to ${type.name}`),
        ...[...fields].flatMap(([name, field]) =>
          Object.hasOwn(value, name)
            ? misfits(value[name], field.type(), `${path}.${name}`)
            : field.optional || field.type().kind === 'absent'
              ? []
              : [`${path}.${name} is missing`],
        ),
      ];
    }
    default:
      return wrong;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
