// @ts-check
import { inRoot } from './project.mjs'

/** @typedef {import('vite').Plugin} Plugin */

const JSON_SCHEMA = /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/
const ZOD = /node_modules[\\/]zod[\\/]/
/** A table of the functions beside it, read by them alone. */
const TABLE = 'allProcessors'

/**
 * Every schema of zod carries how to describe itself as JSON Schema. The server does that for the description of its
 * API; no page does, and it is a fifth of what zod weighs. zod has no switch for it (zod/mini is another language, and
 * its schemas carry the same). So each export of the two files becomes a function that does nothing. Should zod move
 * or change them, the build ends instead of shipping what nobody tried.
 * @returns {Plugin}
 */
export function withoutJsonSchema() {
  const cut = new Set()
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => cut.clear(),
    transform(code, id) {
      const file = JSON_SCHEMA.exec(id)?.[1]
      if (file === undefined) return null
      const exported = this.parse(code).body.flatMap(statement => exportedBy(statement))
      const odd = exported.filter(({ name, isFunction }) => !isFunction && name !== TABLE)
      if (exported.length === 0 || odd.length > 0)
        this.error(`zod's ${file}.js now exports what is no function: see withoutJsonSchema`)
      cut.add(file)
      const list = exported.map(({ name }) => `none as ${name}`).join(', ')
      return `const none = () => () => undefined\nexport { ${list} }`
    },
    buildEnd(error) {
      if (error || cut.size === 2 || ![...this.getModuleIds()].some(id => ZOD.test(id))) return
      this.error(`zod no longer has the two files that describe schemas: see withoutJsonSchema`)
    },
  }
}

/** @param {any} statement @returns {{ name: string, isFunction: boolean }[]} */
function exportedBy(statement) {
  if (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportDefaultDeclaration')
    return [{ name: statement.type, isFunction: false }]
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration, specifiers } = statement
  // `export { processSchema as process }`: one of the functions by another name.
  if (!declaration)
    return specifiers.map((/** @type {any} */ one) => ({
      name: one.exported.name,
      isFunction: !statement.source,
    }))
  if (declaration.id)
    return [{ name: declaration.id.name, isFunction: declaration.type === 'FunctionDeclaration' }]
  return declaration.declarations.map((/** @type {any} */ one) => ({
    name: one.id.name,
    isFunction: one.init?.type === 'ArrowFunctionExpression',
  }))
}

/** What takes the place of a file, where nothing here calls what it exports. */
const UNUSED = [
  { file: /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, instead: 'export const getFetch = () => null' },
  {
    file: /axios[\\/]lib[\\/](?:cancel[\\/]CancelToken|helpers[\\/](?:HttpStatusCode|spread|formDataToJSON|toURLEncodedForm))\.js$/,
    instead: 'export default undefined',
  },
  { file: /zod[\\/]v4[\\/]locales[\\/]en\.js$/, instead: 'export default () => ({})' },
]
const SCHEMAS = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
const ABILITY = /@casl[\\/]ability[\\/]dist[\\/]esm[\\/]index\.mjs$/

/**
 * What comes with a package because it hangs on something that is used. axios asks by XMLHttpRequest, so its other way
 * is never taken; errors of zod are codes that our phrases say in words; `z.email()` and its like stand beside the same
 * formats on each text, which scripts/lib/lint-syntax.cjs refuses; rights here have no conditions, and the query
 * language for them is made by a call that counts as used. Where nothing matches any more, the page is larger and still
 * right.
 * @returns {Plugin}
 */
export function withoutUnused() {
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const unused = UNUSED.find(({ file }) => file.test(id))
      if (unused) return unused.instead
      if (SCHEMAS.test(id))
        return code.replace(/(export const ZodString = [\s\S]*?\n\}), \{\n[\s\S]*?\n\}\);/, '$1);')
      if (!ABILITY.test(id)) return null
      const factory = /createFactory as (\w+)/.exec(code)?.[1]
      return code.replace(new RegExp(`= (${factory}\\(\\w+, \\w+\\))`), '= /* @__PURE__ */ $1')
    },
  }
}

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]\w+-\w+\.mjs$/

/**
 * The router's package answers whoever asks with its development build, warnings and all; the other stands beside it.
 * And what it names for people's tools, or makes by a call, counts as used: forms and scrolling of a framework that
 * is not here. Where nothing below matches any more, the page is larger and still right.
 * @returns {Plugin}
 */
export function productionRouter() {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: source =>
      source === 'react-router' ? inRoot('node_modules/react-router/dist/production/index.mjs') : null,
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      return code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    },
  }
}

const GRID = /ag-grid-community[\\/]dist[\\/]package[\\/]main\.esm\.mjs$/

/**
 * The grid falls back to a theme of its own where it is given none, and so brings all that is in it: icons, tabs, boxes
 * and buttons that src/shared/grid/grid-theme.ts leaves out. The one it falls back to here is bare. Where this matches
 * nothing any more, the page is larger and still right.
 * @returns {Plugin}
 */
export function bareGridTheme() {
  return {
    name: 'bare-grid-theme',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!GRID.test(id)) return null
      return code.replace(/(var makeThemeQuartzTreeShakeable = \(\) => createTheme\(\)).*;/, '$1;')
    },
  }
}

const CLEAR_AFTER_LEGEND = 'legend + *'

/**
 * Bootstrap clears whatever follows a legend. A rule about any element that stands behind another makes the browser
 * work out every sibling anew when one comes or goes, and a grid does nothing else while it is scrolled: 733 elements
 * a frame instead of 53. The theme clears within fieldsets instead.
 */
export function withoutClearAfterLegend() {
  return {
    postcssPlugin: 'without-clear-after-legend',
    /** @param {{ selector: string, remove(): void }} rule */
    Rule(rule) {
      if (rule.selector.replace(/\s+/g, ' ') === CLEAR_AFTER_LEGEND) rule.remove()
    },
  }
}
