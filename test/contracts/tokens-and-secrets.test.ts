import { randomBytes } from 'node:crypto';
import { makeSecrets } from '#adapters/jose/secrets.ts';
import { makeStateTokens } from '#adapters/jose/state-tokens.ts';
import { makeSecrets as makeMemorySecrets } from '#adapters/memory/secrets.ts';
import { makeStateTokens as makeMemoryStateTokens } from '#adapters/memory/state-tokens.ts';
import { makeSummaryTokens as makeMemorySummaryTokens } from '#adapters/memory/summary-tokens.ts';
import { makeSummaryTokens } from '#adapters/node-crypto/summary-tokens.ts';
import { secretsContract } from './secrets.contract.ts';
import { stateTokensContract } from './state-tokens.contract.ts';
import { summaryTokensContract } from './summary-tokens.contract.ts';

const secret = () => new Uint8Array(randomBytes(32));

secretsContract('memory', makeMemorySecrets);
secretsContract('jose', () => makeSecrets({ secret: secret() }));

stateTokensContract('memory', (clock) => makeMemoryStateTokens({ clock }));
stateTokensContract('jose', ({ now }) => makeStateTokens({ secret: secret(), now }));

summaryTokensContract('memory', (clock) => makeMemorySummaryTokens({ clock }));
summaryTokensContract('node-crypto', ({ now }) => makeSummaryTokens({ secret: secret(), now }));
