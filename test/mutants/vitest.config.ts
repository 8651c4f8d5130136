import { defineConfig } from 'vitest/config';
import { virtualData } from '#apps/ui/build/virtual-data.ts';

/** The tests of the core alone: those that a mutant of the core reaches run for it. */
export default defineConfig({
  plugins: [virtualData()],
  test: { include: ['test/core/**/*.test.ts'], setupFiles: './test/support/run/seed.ts', testTimeout: 30_000 },
});
