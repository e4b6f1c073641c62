import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { askAhead } from './scripts/lib/ahead.mjs'
import {
  bareGridTheme,
  productionRouter,
  withoutClearAfterLegend,
  withoutJsonSchema,
  withoutUnused,
} from './scripts/lib/leaner-packages.mjs'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export const alias = {
  '@contract': folder('./contract'),
  '@phrases': folder('./phrases'),
  '@server': folder('./server'),
  '@tests': folder('./tests'),
  '@': folder('./src'),
}

const SIGN_IN_PAGE =
  /src[\\/](features[\\/]auth[\\/](login|use-sign-in|demo|auth\.phrases\.ts)|shared[\\/](ui[\\/](auth-layout|street-scene|password-input)|form[\\/](password-field|use-caps-lock)))/

/** After the sign-in: the frame around every screen, and what every list is made of but the grid. */
const FRAME =
  /src[\\/](app[\\/](signed-in-area|english|shell[\\/]shell\.(tsx|phrases\.ts))|shared[\\/](ui[\\/](page-header|status-page|badge|state-badge|avatar|card|skeleton|empty-state)|http[\\/]axios-client|resource[\\/](load-failed|answer-wait)|photo[\\/]person-avatar))/
/** Styles of lists, forms and records come with the frame's: a file of 1 kB is a journey and as much again in headers. */
const FRAME_STYLES = /src[\\/]shared[\\/](grid|resource|record|form|ui|command|selling)[\\/].*\.scss$/
/** What opens over a page comes with the first that does; the library it leans on is as much as all of the frame's own. */
const OVERLAYS =
  /[\\/]node_modules[\\/](react-bootstrap|@restart|react-transition-group|dom-helpers|prop-types|classnames)[\\/]|src[\\/]shared[\\/]ui[\\/]overlays[\\/](overlays|first-frame|(modal|offcanvas)-frame)\./
/** Beside a button, with what finds its place: a record that the address names is drawn without. */
const MENUS =
  /[\\/]node_modules[\\/](@popperjs|uncontrollable|dequal|warning|invariant|react-bootstrap[\\/]esm[\\/](Dropdown|Overlay|Tooltip|Popover|Button|InputGroupContext|NavbarContext|useOverlayOffset|useWrappedRef|getInitialPopperStyles|safeFindDOMNode|helpers)\w*\.|@restart[\\/]ui[\\/](node_modules[\\/]|esm[\\/](Dropdown|Overlay|usePopper|popper|mergeOptions|useClickOutside|useRootClose|Button|Anchor|ssr|DataKey|Nav|SelectableContext)))|src[\\/]shared[\\/]ui[\\/]overlays[\\/](menus|dropdown-panel|tooltip-note)\./
/**
 * What the frame leans on, and money, dates and resources, which lists, records and dashboards are written with: of all
 * pages but the sign-in.
 */
const FRAME_LIBRARIES =
  /[\\/]node_modules[\\/](@reduxjs|@casl|@ucast|axios|zod)[\\/]|contract[\\/]modules[\\/]buyers[\\/]day-parts|contract[\\/]kernel[\\/](money|dates|text|define-resource|references|record-labels|reason-fields|field-|list-query|one-of|secret-text|visible-text)|src[\\/]shared[\\/](format[\\/]|access[\\/](can|use-(?!access-names))|resource[\\/]list-pa(th|rams)|i18n[\\/]stored-name)/
/** Of several screens each, and a file for each piece would be headers for the most part. */
const LEADS =
  /contract[\\/](modules[\\/]buyers[\\/](lead(?!\.commands|-status-names)[.-]|consent|typed-mobile|fingerprint)|selling[\\/]lead-state)|src[\\/](shared[\\/]leads[\\/]lead(s|-log|-actions)|features[\\/]buyers[\\/]leads[\\/]lead-commands)\.api/
const USERS =
  /src[\\/]features[\\/]settings[\\/]users[\\/](users\.(screen|api)|user-status\.)|src[\\/]shared[\\/]access[\\/]use-access-names|contract[\\/](modules[\\/]settings[\\/]user\.(?!commands)|access[\\/](modules|role-names)\.)/
const SCREENS = /contract[\\/]access[\\/]screens(\.ts|[\\/](?!outside))/
/** What a list and a record beside it begin with; the list itself comes after a record that the address names. */
const RESOURCES =
  /src[\\/]shared[\\/](resource[\\/](resource-(page|endpoints|calls)|create-resource-api|reference\.api|panel-screen|use-(opened|after)-record|use-list-rights|use-record-path|record-(steps|origin|link)|keep-written|search-box|picked-button)|command[\\/](use-(command|stale-tags)\.ts|create-command-api|late-command-dialog|entry-before)|form[\\/]failure-banner|http[\\/]idempotency-key|ui[\\/](text-area|use-there|confirm-dialog)|grid[\\/](grid\.phrases|filters[\\/]filter-model|columns[\\/]((use-)?list-words|list-column\.|value-text))|record[\\/](record\.phrases\.ts|field-shape|use-field-words|late-record)|i18n[\\/]word-places)|contract[\\/](access[\\/]file-rights|kernel[\\/](define-commands|instant-text))/
/** What every list is made of, with the first rows of one, read before its grid is there. */
const LISTS =
  /src[\\/]shared[\\/](resource[\\/](resource-screen|first-rows|grid-place)|grid[\\/](.*\.scss|grid-heights|service-columns|columns[\\/](column-(widths|layout)|fitted-widths|kind-widths|text-measure|use-density)))/
/** What the lists of maintenance share. */
const MAINTENANCE = /src[\\/]features[\\/]maintenance[\\/](maintenance(-page|\.phrases)|use-sections-of)\./
const FORMS =
  /[\\/]node_modules[\\/]react-hook-form[\\/]|src[\\/]shared[\\/](form[\\/](use-(portal-form|field-message|form-field|form-values|debounced|draft)|form-(dialog|long-text|field|select|reference|text|date|integer|figure|money|rate|switch)|combo-box|next-option|typed-figures|leave-(guard|hold)|schema-resolver|empty-as|issue-codes|error-summary|draft-offer|refuse-weak-password)|command[\\/]use-command-form|session[\\/]draft|ui[\\/]checkbox|record[\\/]field-control)/
const RECORDS =
  /src[\\/]shared[\\/](record[\\/](related[\\/]|edit-on-demand|json-value|page-stepper|step-buttons|use-list-around|use-record-parts|record-(details|facts|pa(ge|nel)\.|values|title|frame|history|sections)|field-(value|shape)|form-sections|use-record-tabs|held-badge|history-entry)|ui[\\/](tabs|next-tab))|contract[\\/]kernel[\\/]record-calls/
/** A record is read without: what it is changed with, and its files. */
const RECORD_FORM =
  /src[\\/]shared[\\/]record[\\/](resource-form|record-comments|stale-|use-stale-record|relevant-sections|version-diff)/
const RECORD_FILES =
  /src[\\/]shared[\\/](record[\\/](record-files?|stored-files)\.|form[\\/](use-file-sender|file-(progress|rules|chooser)|send-in-parts))/
/** What a filter of the grid is written in. */
const CONTROLS =
  /src[\\/]shared[\\/](form[\\/](form-kit|date-input|latin-digits|typed-date|calendar-locale)|ui[\\/]select\.|grid[\\/]filters[\\/]filter-panel)|contract[\\/]kernel[\\/]day-spans/
/** The reader’s own stands in the top bar. */
const PHOTO = /src[\\/]shared[\\/](photo[\\/]photo-image|http[\\/]fetch-blob)/
/** What clocks in, and what says which document and which step of it is meant: of the first page and of several screens. */
const CLOCK = /src[\\/]shared[\\/]clock[\\/]/
const DOCUMENT_TYPES =
  /contract[\\/]kernel[\\/]document-types|src[\\/]shared[\\/]approval[\\/](approval-names|document-types\.phrases)/
const SELLING =
  /src[\\/]shared[\\/]selling[\\/](selling\.phrases|sales-of|new-sale-link)|sale-terms?\.phrases/
/** What statements and reports over months are asked for and shown with. */
const STATEMENT =
  /src[\\/]shared[\\/](statement[\\/](?!statement\.phrases)|form[\\/]month-span|record[\\/](answer|save-button))|contract[\\/]kernel[\\/]quarters/
/**
 * Of commands, trials before them, parts of records, amounts in shares, and rates of tax by their days: small, and of
 * half the screens.
 */
const SMALL_KERNEL =
  /contract[\\/](modules[\\/]accounting[\\/](tax-rates|tax-values|withholding-natures|withholding\.parameters)|selling[\\/](tax\.parameters|sale-taxes|commission\.calls|step\.schema)|kernel[\\/](define-parameter|parameter-schemas|taxed-amounts|rates|parts|ids|link-secrets|mailed-paper|refused-terms|document-state|locales))\.|src[\\/]shared[\\/](tax[\\/]|resource[\\/]use-dry-run)/
/**
 * What documents and their fields are called, wherever a page names one. Apart from the screens of documents, or each of
 * these pages would ask for all that those screens are made of.
 */
const DOCUMENTS = /contract[\\/]modules[\\/](documents|document-names|[\w-]+[\\/][\w-]+\.document)\.ts/

/** In every page before anything else is imported, or before the frame imports anything. */
const AT_START = /assets[\\/](libraries|rolldown-runtime|index)-/
const WITH_FRAME = /assets[\\/](frame|frame-libraries|screens)-/

/**
 * Beside each import stand the files that it needs, to be asked for at once: without those that are there in any case.
 * The frame imports three hundred files, so each name that it need not repeat counts.
 */
function notYetThere(
  imported: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: string },
): string[] {
  if (hostType === 'html') return needed
  const isFirst = AT_START.test(hostId)
  // The import asks for its own file at once, but for where it waits for styles.
  const hasStyles = needed.some(file => file.endsWith('.css'))
  return needed.filter(
    file => !AT_START.test(file) && (isFirst || !WITH_FRAME.test(file)) && (hasStyles || file !== imported),
  )
}

const api = `http://127.0.0.1:${process.env.PORT ?? 4300}`

const MODE = '<script src="/mode.js"></script>'

/**
 * A style sheet in the head keeps the page blank until it has come. Behind what index.html draws by itself it
 * holds back only what the scripts draw later; and a script behind it would wait for it, mode.js among them.
 */
const drawFirst: Plugin = {
  name: 'draw-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: html => {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const without = sheets.reduce((text, sheet) => text.replace(sheet, ''), html)
      return without.replace(MODE, `${MODE}\n    ${sheets.join('').trim()}`)
    },
  },
}

/** The SPA. `scripts/build.mjs` builds the server with the same aliases. */
export default defineConfig({
  plugins: [
    react(),
    drawFirst,
    productionRouter(),
    bareGridTheme(),
    withoutJsonSchema(),
    withoutUnused(),
    askAhead(),
  ],
  resolve: { alias },
  // Phrases are read as one object each; a name for every key would only add to their size.
  json: { namedExports: false, stringify: false },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    cssTarget: 'chrome111',
    assetsDir: 'assets',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: notYetThere },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The frame names every file of the portal: a letter less of each is 0.2 kB less of the first page.
        // A page names all others by them, and what is random is not compressed: 28 bits instead of 42.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // What every page needs first comes in two files that compress well as wholes: the libraries, whose
          // address then stays the same from build to build, and the portal's own part. The bundler's own runtime,
          // 0.4 kB, is no group's to take: it is a file of its own, asked for beside them.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 30 },
            { name: 'portal', tags: ['$initial'], priority: 20 },
            // The sign-in page's own pieces would be ten answers of a few hundred bytes each, headers on top.
            { name: 'sign-in', test: SIGN_IN_PAGE, priority: 10 },
            // Apart from the frame: whoever is led to the sign-in needs the list of screens and nothing of the frame.
            { name: 'screens', test: SCREENS, priority: 8 },
            // Apart from the portal's own part, so that a release does not send them again.
            { name: 'frame-libraries', test: FRAME_LIBRARIES, priority: 7 },
            { name: 'overlays', test: id => OVERLAYS.test(id) && !MENUS.test(id), priority: 8 },
            { name: 'menus', test: MENUS, priority: 7 },
            { name: 'frame', test: id => FRAME.test(id) || FRAME_STYLES.test(id), priority: 6 },
            { name: 'small-kernel', test: SMALL_KERNEL, priority: 2 },
            { name: 'resources', test: RESOURCES, priority: 5 },
            { name: 'lists', test: LISTS, priority: 4 },
            { name: 'leads', test: LEADS, priority: 3 },
            { name: 'users', test: USERS, priority: 3 },
            // What fills in the forms of records and dialogs, and what a record is read with: one file each instead of
            // sixty, whose headers were as much as what was in them.
            { name: 'forms', test: FORMS, priority: 2 },
            { name: 'records', test: RECORDS, priority: 2 },
            { name: 'record-form', test: RECORD_FORM, priority: 2 },
            { name: 'record-files', test: RECORD_FILES, priority: 2 },
            { name: 'controls', test: CONTROLS, priority: 3 },
            { name: 'selling', test: SELLING, priority: 2 },
            { name: 'maintenance', test: MAINTENANCE, priority: 3 },
            { name: 'documents', test: DOCUMENTS, priority: 1 },
            { name: 'document-types', test: DOCUMENT_TYPES, priority: 1 },
            { name: 'photo', test: PHOTO, priority: 1 },
            { name: 'clock', test: CLOCK, priority: 1 },
            { name: 'statement', test: STATEMENT, priority: 2 },
          ],
        },
      },
    },
  },
  css: {
    postcss: { plugins: [withoutClearAfterLegend()] },
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4301,
    proxy: {
      '/api': api,
      // The paths of the API that stand beside pages of the same beginning (/users/profile/…).
      '^/users(/(authenticate|register|logout|forgot-password|reset-password))?$': api,
    },
  },
})
