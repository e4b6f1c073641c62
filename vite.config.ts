import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export const alias = {
  '@contract': folder('./contract'),
  '@server': folder('./server'),
  '@tests': folder('./tests'),
  '@': folder('./src'),
}

const SIGN_IN_PAGE =
  /src[\\/](features[\\/]auth[\\/](login|use-sign-in|demo|auth\.phrases\.ts)|shared[\\/](ui[\\/](auth-layout|street-scene|field|text-input|password-input|locale-switcher)|form[\\/](password-field|use-caps-lock)|i18n[\\/]change-locale))/

/** After the sign-in: the frame around every screen, and what every list is made of but the grid. */
const FRAME =
  /src[\\/](features[\\/]dashboard[\\/]dashboard\.screen|app[\\/](signed-in-area|shell[\\/]shell\.tsx)|shared[\\/]ui[\\/](confirm-dialog|dropdown-item|page-header|status-page|badge|avatar|skeleton|empty-state))/
const SCREENS = /contract[\\/]access[\\/]screens(\.ts|[\\/](?!outside))/
const LISTS = /src[\\/]shared[\\/]resource[\\/](resource-screen|create-resource-api)/

const api = `http://127.0.0.1:${process.env.PORT ?? 4300}`

/**
 * A style sheet in the head keeps the page blank until it has come. Behind what index.html draws by itself it
 * holds back only what the scripts draw later.
 */
const drawFirst: Plugin = {
  name: 'draw-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: html => {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const without = sheets.reduce((text, sheet) => text.replace(sheet, ''), html)
      return without.replace(
        '  <script src="/mode.js">',
        `  ${sheets.join('').trim()}\n    <script src="/mode.js">`,
      )
    },
  },
}

const JSON_SCHEMA = /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/**
 * Every schema of zod carries how to describe itself as JSON Schema. The server does that for the description of its
 * API; no page does, and it is a fifth of what zod weighs.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!JSON_SCHEMA.test(id)) return null
    const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name)
    return `const none = () => () => undefined\nexport { ${names.map(name => `none as ${name}`).join(', ')} }`
  },
}

/** The SPA. `scripts/build.mjs` builds the server with the same aliases. */
export default defineConfig({
  plugins: [react(), drawFirst, withoutJsonSchema],
  resolve: { alias },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    cssTarget: 'chrome111',
    assetsDir: 'assets',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs first comes in two files that compress well as wholes: the libraries, whose
          // address then stays the same from build to build, and the portal's own part.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 30 },
            { name: 'portal', tags: ['$initial'], priority: 20 },
            // The sign-in page's own pieces would be ten answers of a few hundred bytes each, headers on top.
            { name: 'sign-in', test: SIGN_IN_PAGE, priority: 10 },
            // Apart from the frame: whoever is led to the sign-in needs the list of screens and nothing of the frame.
            { name: 'screens', test: SCREENS, priority: 8 },
            { name: 'frame', test: FRAME, priority: 6 },
            { name: 'lists', test: LISTS, priority: 5 },
          ],
        },
      },
    },
  },
  css: {
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
