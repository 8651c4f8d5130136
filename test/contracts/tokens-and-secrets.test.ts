import { createHash, randomBytes } from 'node:crypto';
import { makeSecrets } from '#adapters/jose/secrets.ts';
import { makeStateTokens } from '#adapters/jose/state-tokens.ts';
import { makeSecrets as makeMemorySecrets, type SealedTexts } from '#adapters/memory/secrets.ts';
import { makeStateTokens as makeMemoryStateTokens } from '#adapters/memory/state-tokens.ts';
import { makeSummaryTokens as makeMemorySummaryTokens } from '#adapters/memory/summary-tokens.ts';
import { makeSummaryTokens } from '#adapters/node-crypto/summary-tokens.ts';
import { secretsContract } from './secrets.contract.ts';
import { stateTokensContract } from './state-tokens.contract.ts';
import { summaryTokensContract } from './summary-tokens.contract.ts';

const secret = () => new Uint8Array(randomBytes(32));

const keyOf = (name: string) => new Uint8Array(createHash('sha256').update(name).digest());

secretsContract('memory', () => {
  const texts: SealedTexts = new Map();
  return (key, previous = []) => makeMemorySecrets({ texts, key, previous });
});
secretsContract(
  'jose',
  () =>
    (key, previous = []) =>
      makeSecrets({ secret: keyOf(key), previous: previous.map(keyOf) }),
);

stateTokensContract('memory', (clock) => makeMemoryStateTokens({ clock }));
stateTokensContract('jose', ({ now }) => makeStateTokens({ secret: secret(), now }));

summaryTokensContract('memory', (clock) => makeMemorySummaryTokens({ clock }));
summaryTokensContract('node-crypto', ({ now }) => makeSummaryTokens({ secret: secret(), now }));
