// @ts-check
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const FONTS = '@expo-google-fonts'
/** The one file that names fonts by their folders. */
const FONTS_NAMED_IN = 'server/platform/pdf/paper-fonts.ts'

/**
 * Takes away what packages bring and nothing here opens, some 150 MB: weights of fonts that no paper is set in, and
 * the package that the pinned Node was linked out of, with its headers. `npm ci` brings both back.
 * @param {string} root
 */
export function removeUnusedParts(root) {
  const modules = path.join(root, 'node_modules')
  const node = path.join(modules, 'node', 'bin', 'node')
  // A link of a file is the file; a symbolic one would lead to nothing.
  if (lstatSync(node, { throwIfNoEntry: false })?.isFile()) remove(path.join(modules, 'node', 'node_modules'))
  const named = readFileSync(path.join(root, FONTS_NAMED_IN), 'utf8')
  for (const family of foldersIn(path.join(modules, FONTS)))
    for (const weight of foldersIn(path.join(modules, FONTS, family)))
      if (!named.includes(`${FONTS}/${family}/${weight}/`)) remove(path.join(modules, FONTS, family, weight))
}

/** @param {string} folder */
const remove = folder => rmSync(folder, { recursive: true, force: true })

/** @param {string} folder */
const foldersIn = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
    : []
