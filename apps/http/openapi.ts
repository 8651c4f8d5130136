import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { homeHeader } from '#apps/contract/home-header.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { product } from '#apps/contract/product.ts';
import { errorBody } from '#apps/contract/shapes.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import type { TokenScope } from '#core/domain/access/api-token.ts';

type Responses = ZodOpenApiOperationObject['responses'];

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const failed = (description: string) => ({ default: { description, content: json(errorBody()) } });

function responsesOf(endpoint: Endpoint): Responses {
  switch (endpoint.kind) {
    case 'json':
      return { 200: { description: 'Done', content: json(endpoint.response) }, ...failed(endpoint.failure) };
    case 'raw':
      return { 200: { description: 'Received', content: json(endpoint.response) }, ...failed('To be sent again') };
    case 'redirect':
      return { 302: { description: 'To the address that follows' } };
    case 'upload':
      return { 200: { description: 'Stored', content: json(endpoint.response) }, ...failed(endpoint.failure) };
    case 'file':
      return { 200: { description: endpoint.summary, content: { '*/*': {} } }, ...failed(endpoint.failure) };
    case 'dav':
    case 'protocol':
      return { 200: { description: endpoint.summary, content: { 'application/json': {} } } };
    case 'document':
      return { 200: { description: endpoint.summary, content: { [endpoint.contentType]: {} } } };
    case 'stream':
      return {
        200: { description: 'Events', content: { 'text/event-stream': { schema: endpoint.event } } },
        ...failed(endpoint.failure),
      };
  }
}

function requestBodyOf(endpoint: Endpoint) {
  if ('form' in endpoint && endpoint.form) {
    const { form, file } = endpoint;
    const upload = z.object({
      file: z
        .file()
        .optional()
        .meta({ description: file?.description ?? 'A file' }),
    });
    const asJson = 'body' in endpoint && endpoint.body ? json(endpoint.body) : {};
    const content = { ...asJson, 'multipart/form-data': { schema: form.and(upload) } };
    return { requestBody: { required: true, content } };
  }
  return 'body' in endpoint && endpoint.body ? { requestBody: { required: true, content: json(endpoint.body) } } : {};
}

const notRecent =
  '`confirmation_needed`: the person neither signed in nor confirmed that it’s them (`POST /api/auth/confirm`) in the last ten minutes. Also other refusals';

const isRole = (access: Endpoint['access']) => access !== 'public' && access !== 'person';

const exceptions = ({ fieldAccess = {} }: Endpoint) =>
  Object.entries(fieldAccess)
    .map(([field, who]) => ` \`${field}\`: ${who === 'person' ? 'every role' : `only an ${who}`}.`)
    .join('');

const home = z.object({
  [homeHeader]: z
    .uuid()
    .optional()
    .meta({ description: 'The home that the request is about; the one used last by default' }),
});

function header(headers: z.ZodType | undefined, { access, homeInPath }: Endpoint) {
  const named = isRole(access) && !homeInPath ? home : undefined;
  const all = headers instanceof z.ZodObject && named ? headers.extend(named.shape) : (named ?? headers);
  return all && { header: all as never };
}

/** A session may call everything; a token needs the scope. */
const securityOf = (scope: TokenScope | undefined) => [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])];

function operation(name: EndpointName, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { access, recent, summary, params, query, headers, statuses = {} } = endpoint;
  const responses = responsesOf(endpoint);
  if (recent) responses['403' as '200'] = { description: notRecent, content: json(errorBody()) };
  for (const [status, description] of Object.entries(statuses))
    responses[status as '200'] = { ...responses[status as '200'], description };
  return {
    operationId: name,
    summary,
    ...(access !== 'public' && { security: securityOf(tokenAccess[name]) }),
    ...(isRole(access) && { description: `Needs at least the role ${access} in the home.${exceptions(endpoint)}` }),
    'x-access': access,
    requestParams: {
      ...(params && { path: params as never }),
      ...(query && { query: query as never }),
      ...header(headers, endpoint),
    },
    ...requestBodyOf(endpoint),
    responses,
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(serverUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const name of Object.keys(contract) as EndpointName[]) {
    const endpoint: Endpoint = contract[name];
    // OpenAPI has no words for the methods of WebDAV.
    if (endpoint.kind === 'dav') continue;
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: product.name, version: '1', description: 'Plans a home’s maintenance, week by week.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A person who is signed in' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A program with an API token; the scope that it needs is named, and `write` includes `read`',
        },
      },
    },
  });
}
