import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from './contract/endpoint.ts';
import { contract } from './contract/index.ts';
import { errorBody } from './contract/shapes.ts';

const json = (schema: Endpoint['response']) => ({ 'application/json': { schema } });

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    ...(endpoint.params && { requestParams: { path: endpoint.params as never } }),
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body) } }),
    responses: {
      200: { description: 'Done', content: json(endpoint.response) },
      default: { description: endpoint.failure, content: json(errorBody) },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(serverUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of Object.values(contract) as readonly Endpoint[]) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Upkept', version: '1', description: 'Plans a home’s maintenance, week by week.' },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
}
