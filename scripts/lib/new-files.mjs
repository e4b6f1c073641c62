// @ts-check
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './project.mjs'

/**
 * @typedef {{ path: string, text: string }} NewFile
 * @typedef {{ path: string, before: string | RegExp, text: string, unless?: string }} NewLine A text before the first
 *   place that matches, unless the file says it already.
 */

const place = (/** @type {string} */ file) => path.join(root, file)
const isThere = (/** @type {string} */ file) =>
  access(place(file)).then(
    () => true,
    () => false,
  )

/** Nothing that stands is written over. @param {readonly NewFile[]} files */
export async function writeNew(files) {
  for (const { path: file } of files) if (await isThere(file)) throw new Error(`${file} is there already`)
  for (const { path: file, text } of files) {
    await mkdir(path.dirname(place(file)), { recursive: true })
    await writeFile(place(file), text)
  }
}

/** @param {readonly NewLine[]} lines */
export async function insertLines(lines) {
  for (const line of lines) {
    const text = await readFile(place(line.path), 'utf8')
    await writeFile(place(line.path), inserted(text, line))
  }
}

/** @param {string} text @param {NewLine} line */
export function inserted(text, { path: file, before, unless, text: addition }) {
  if (unless !== undefined && text.includes(unless)) return text
  const at = typeof before === 'string' ? text.indexOf(before) : text.search(before)
  if (at < 0) throw new Error(`${file} has no place for ${addition.trim()}`)
  return text.slice(0, at) + addition + text.slice(at)
}
