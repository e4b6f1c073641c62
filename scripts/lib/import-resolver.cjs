// @ts-check
// How ESLint's import rules find a module: the aliases of tsconfig.json, then the endings that TypeScript allows
// to be left out. Packages are found by Node's own resolver, which runs beside this one.
// A file that is not there (yet) still has a place, and its place says who may import it; that it is missing is
// for the compiler to say.
const { existsSync, statSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '..', '..')
const ALIASES = {
  '@/': 'src/',
  '@contract/': 'contract/',
  '@phrases/': 'phrases/',
  '@server/': 'server/',
  '@tests/': 'tests/',
}
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json']

exports.interfaceVersion = 2

/** @param {string} source @param {string} file */
exports.resolve = (source, file) => {
  const base = baseOf(source, file)
  if (!base) return { found: false }
  return { found: true, path: ENDINGS.map(ending => base + ending).find(isFile) ?? `${base}.ts` }
}

/** @param {string} source @param {string} file */
function baseOf(source, file) {
  if (source.startsWith('.')) return path.resolve(path.dirname(file), source)
  const alias = Object.entries(ALIASES).find(([prefix]) => source.startsWith(prefix))
  return alias ? path.join(root, alias[1], source.slice(alias[0].length)) : undefined
}

/** @param {string} file */
const isFile = file => existsSync(file) && statSync(file).isFile()
