// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/
/** Below this the saving is eaten by the extra header and file. */
const SMALLEST_BYTES = 512

const ENDINGS = ['.br', '.gz']

/**
 * Writes a .br and a .gz beside every text file that gains by it. Those of the build before are taken where the file is
 * the same: compressing is half of a build, and a change touches few of its files.
 * @param {string} folder
 * @param {string} [former]
 */
export async function precompress(folder, former) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && TEXT.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
  const before = (/** @type {string} */ file) => former && path.join(former, path.relative(folder, file))
  await Promise.all(files.map(file => compressFile(file, before(file))))
}

/** @param {string} file @param {string} [before] */
async function compressFile(file, before) {
  const content = await readFile(file)
  if (content.length <= SMALLEST_BYTES) return
  if (before && (await holds(before, content))) return copyCompressed(before, file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}

/** @param {string} file @param {Buffer} content */
async function holds(file, content) {
  return existsSync(file) && content.equals(await readFile(file))
}

/** @param {string} from @param {string} to */
async function copyCompressed(from, to) {
  const there = ENDINGS.filter(ending => existsSync(from + ending))
  await Promise.all(there.map(ending => copyFile(from + ending, to + ending)))
}
