import { z } from 'zod';
import { protocol } from './endpoint.ts';

export const callTools = protocol('POST /api/mcp', {
  access: 'viewer',
  needs: 'mcp',
  forPrograms: true,
  // The changes that tools make are counted.
  unlimited: true,
  summary: 'The tools of the Model Context Protocol, over streamable HTTP',
  headers: () => z.record(z.string(), z.unknown()),
  largestBody: 16 * 1024,
});
