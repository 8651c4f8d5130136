import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract } from '#apps/contract/index.ts';
import { errorBody } from '#apps/contract/shapes.ts';

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

/** What no client of ours calls, and so is not in the contract. */
const provider: ZodOpenApiPathsObject = {
  '/api/payments/complete': {
    get: {
      operationId: 'completePayment',
      summary: 'Where the payment provider sends browsers back to',
      requestParams: { query: z.object({ session_id: z.string().optional() }) },
      responses: { 302: { description: 'To the page that tells how the payment ended' } },
    },
  },
  '/api/webhooks/stripe': {
    post: {
      operationId: 'receiveStripeEvent',
      summary: 'What Stripe tells; signed in the header Stripe-Signature',
      responses: {
        200: { description: 'Taken' },
        400: { description: 'Not signed by Stripe, or older than five minutes', content: json(errorBody) },
        default: { description: 'To be sent again', content: json(errorBody) },
      },
    },
  },
};

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
    paths: { ...paths, ...provider },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
}
