import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constantClasses, generateScopedName } from './apps/ui/build/class-names.ts';
import { virtualData } from './apps/ui/build/virtual-data.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The app, and the development server. apps/site/build/bundles.ts builds the public pages. */
export default defineConfig({
  // Not apps/web itself, whose folder api/ would have the addresses of the server's API during development.
  root: fromHere('apps/web/app'),
  publicDir: fromHere('apps/site/public'),
  server: { fs: { allow: [fromHere('.')] } },
  cacheDir: fromHere('node_modules/.vite'),
  plugins: [react(), constantClasses(), virtualData()],
  css: { modules: { generateScopedName } },
  build: {
    outDir: fromHere('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Keeps light-dark(), nesting and the rest of the 2024 baseline as written.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // Names of the scripts and styles that a script needs when it loads later would add to every screen.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: fromHere('apps/web/app/main.tsx'),
      // Only the public pages’ scripts, which another build makes, load the sender of calls later.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // One file for what is loaded together anyway: each file has a head, and is compressed by itself.
          groups: [
            // Browsers keep it in their cache when only our own code changes.
            {
              name: 'react',
              priority: 4,
              test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // What every address of the app loads, and small modules of which nearly every screen needs most.
            {
              name: 'base',
              priority: 3,
              test: /apps\/ui\/(base|analytics\/(?!analytics-cookies|google)|api\/(api-error|client|log-failure|refusal-text|send-call)|controls\/button|feedback\/(alert|chip|skeleton|spinner)|join-classes|layout\/(card|heading|page|row|shown-as|stack|text|visually-hidden)\.|live\/(?!cookie)|loading\/|paths|pictures\/(drawing|logo|mark)|routing\/(link|use-query)|session\/(?!can-use|link-request|nonces|notice|premium|remember|sign-by|worker)|shell\/(?!company|cookie|footer|notice)|site-settings|support-email|use-has-lasted|use-media)|apps\/web\/(app\/(?!not-kept|signed-in-shell|worker)|household\/(marked|outbox\/(outbox-storage|use-unsent-check))|routing\/|session\/(?!register|confirmation\/(?!confirmation\.)|use-(checkout|may|redirect)))|core\/domain\/text\/capitalise\./,
            },
            // What screens with data of the household need.
            {
              name: 'signed-in',
              priority: 2,
              test: /@tanstack\/|@base-ui\/react\/(csp-provider|internals\/csp-context)\/|apps\/web\/(api\/(load-failure|loaded)|app\/signed-in-shell|household\/(actor-name|is-focus-lost|history-entry\/history-key|files\/(show-files|use-add-files)|outbox\/lazy-outbox-status|today-in|use-online)|session\/use-(checkout|may|redirect))\.|apps\/ui\/(controls\/(disclosure|lazy-trigger)|feedback\/(last-undo|progress|toast))\.|core\/domain\/(time\/(dates|durations|time-spans)|selling\/tiers)\.|core\/languages\/remembered\.|\/(durations|format|item-names|people-words)\.ts/,
            },
            // What screens with countries and other long lists need.
            {
              name: 'choices',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /apps\/ui\/(browser-country|controls\/(combobox|combobox-field|match-options|use-combobox))\.|apps\/web\/household\/country-names\./,
            },
            // What the week begins with, and its dialogs use too.
            {
              name: 'week',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /apps\/web\/(features\/week\/(icon|data\/use-changes|model\/(assignment|change|new-task|date-text|week|who-did))|household\/(outbox\/(offline-changes|outbox|stored-values|use-outbox)|random-id|week-edits|week-key))\.|core\/domain\/(care\/ticked|text\/compare-text|tasks\/task-order|time\/week)\.|\/app\/(dates|stored-outbox|week\/week)\./,
            },
            // What screens with forms, photos and papers need.
            {
              name: 'forms',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /lucide-react\/(?!dist\/esm\/icons)|icons\/paperclip\.|apps\/ui\/(controls\/(choice-card|field|select)\.|forms\/|pictures\/art\.)|apps\/web\/household\/by-item-name\.|core\/domain\/limits\./,
            },
            // What more fields of forms need.
            {
              name: 'fields',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /apps\/ui\/controls\/(field-pair|switch-field|use-form)\.|apps\/web\/household\/(check-title|not-sure|templates-key|use-unsaved)\.|core\/domain\/time\/(recurrence|rhythm)\.|\/(app\/(controls|form-fields|task-fields)|languages\/\w+\/rhythm)\.ts|icons\/(house|sun)\./,
            },
            // What screens with the record of what was done need.
            {
              name: 'record',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /apps\/web\/household\/files\/(draw-picture|file-actions)\.|core\/domain\/(files\/stored-file|history\/money)\.|\/(amounts(-in)?|app\/(entry|files|parts))\.ts|icons\/(book-open|calendar-plus|camera|pencil|x)\./,
            },
            // What the week asks, says and draws beside its days.
            {
              name: 'cards',
              test: /apps\/web\/(features\/week\/(home\/questions-card|overview\/house-drawing)|household\/assumed-town)\./,
            },
            // What every page loads once it is there.
            {
              name: 'after-page',
              test: /rest-of-routes|apps\/ui\/(content\/safety-text|live\/cookie-banner|shell\/footer-line)\.|\/(app\/ticking|site\/slugs)\.ts/,
            },
            // What screens with data of the household load once they are there, and their dialogs need.
            {
              name: 'after-screen',
              test: /apps\/ui\/(controls\/(confirm-dialog|dialog)|feedback\/toast-outlet)\.|apps\/web\/(features\/week\/week-rest|household\/(begun|check-day|task-guide|files\/add-files|outbox\/(outbox-status|send-rest|unsent-dialog))|session\/register-worker)\./,
            },
          ],
        },
      },
    },
  },
});
