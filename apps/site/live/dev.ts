/** Adds the styles of all public pages, which the build writes into a file, and runs their script. */
import.meta.glob(['../**/*.css', '../../ui/**/*.css'], { eager: true });
await import('./main.ts');
