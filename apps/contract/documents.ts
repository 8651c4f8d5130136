import { document } from './endpoint.ts';

const contentType = 'application/json';

export const describeApi = document('GET /api/openapi.json', {
  access: 'public',
  summary: 'This document',
  contentType,
});

export const health = document('GET /healthz', {
  access: 'public',
  summary: 'Whether the process responds',
  contentType,
});

export const securityContact = document('GET /.well-known/security.txt', {
  access: 'public',
  summary: 'Where to report a vulnerability (RFC 9116)',
  contentType: 'text/plain',
});

export const readiness = document('GET /readyz', {
  access: 'public',
  summary: 'Whether the server can serve requests',
  contentType,
  statuses: { 503: 'Waiting for the database, beside a schema of another version, or about to stop' },
});
