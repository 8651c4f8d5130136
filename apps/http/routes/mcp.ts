import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/mcp.ts';
import { allows } from '#core/domain/access/api-token.ts';
import { atLeast } from '#core/domain/people/membership.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const mcpRoutes = ({ config, reporter }: App): Handlers<typeof endpoints> => ({
  callTools: async ({ scope, membership, headers, body, call }, { language }) => {
    // Loaded with the first request, because it is large.
    const { respondToMcp } = await import('../mcp/respond.ts');
    const mayChange = allows(scope, 'write') && atLeast(membership.role, 'member');
    return respondToMcp({ url: `${config.publicUrl}/api/mcp`, headers, body, mayChange, call, language, reporter });
  },
});
