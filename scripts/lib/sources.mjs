// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './project.mjs'

const BUILD_SCRIPTS = [
  'scripts/build.mjs',
  'scripts/lib/ahead.mjs',
  'scripts/lib/build-web.mjs',
  'scripts/lib/build-server.mjs',
  'scripts/lib/leaner-packages.mjs',
]
const SHARED = [
  'contract',
  'phrases',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  ...BUILD_SCRIPTS,
]

/** What each half of the product is made from. */
const SOURCES = {
  web: [
    'src',
    'public',
    'index.html',
    'link.html',
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
    ...SHARED,
  ],
  server: ['server', ...SHARED],
}

/** @typedef {keyof typeof SOURCES} Part */

/** @type {Part[]} */
export const PARTS = ['web', 'server']

/** @param {Part} part */
export const stampFileOf = part => inRoot('dist', `${part}.stamp`)

/** @param {Part} part */
export function isFresh(part) {
  const stamp = stampFileOf(part)
  return existsSync(inRoot('dist', part)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(part)
}

/** One hash over the names and contents of a part's sources. @param {Part} part */
export function hashOf(part) {
  const hash = createHash('sha256')
  for (const file of SOURCES[part].flatMap(source => filesUnder(source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  if (part === 'web') hash.update(JSON.stringify(webSettings()))
  return hash.digest('hex')
}

/** Settings that end up inside the page. */
const webSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()

/** @param {string} source @returns {string[]} */
function filesUnder(source) {
  const full = inRoot(source)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [source]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => path.posix.join(source, path.relative(full, path.join(entry.parentPath, entry.name))))
    .sort()
}
