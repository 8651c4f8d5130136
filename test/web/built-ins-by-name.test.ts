import { expect, it } from 'vitest';
import { importBuiltInsByName } from '../../build/built-ins-by-name.ts';

const module = (name: string) => `globalThis.process.getBuiltinModule("${name}")`;

it.each([
  ['import { join } from "node:path";', `const { join: join } = ${module('node:path')};`],
  ['import { join as join$1, "sep" as s } from "path";', `const { join: join$1, "sep": s } = ${module('path')};`],
  ['import fs, { stat } from "node:fs";', `const fs = ${module('node:fs')}, { stat: stat } = ${module('node:fs')};`],
  ['import * as os from "os";', `const os = ${module('os')};`],
  ['import "node:async_hooks";', `${module('node:async_hooks')};`],
])('%s becomes a statement that reads only that', (code, statement) => {
  expect(importBuiltInsByName(`${code}\nrun();`)).toBe(`${statement}\nrun();`);
});

it('other imports stay', () => {
  const code = 'import { a } from "./chunk.js";\nimport b from "koa";\na(b);';
  expect(importBuiltInsByName(code)).toBe(code);
});
