import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.mjs'

const TEXT = 'what is said again and again, '.repeat(50)
const OTHER = TEXT.replaceAll('again', 'anew')

let former: string
let next: string

beforeEach(async () => {
  former = await mkdtemp(join(tmpdir(), 'former-'))
  next = await mkdtemp(join(tmpdir(), 'next-'))
})
afterEach(() => Promise.all([former, next].map(folder => rm(folder, { recursive: true }))))

it('compresses what is long enough, both ways', async () => {
  await writeFile(join(next, 'long.js'), TEXT)
  await writeFile(join(next, 'short.js'), 'short')
  await precompress(next)
  expect((await readdir(next)).sort()).toEqual(['long.js', 'long.js.br', 'long.js.gz', 'short.js'])
  expect(brotliDecompressSync(await readFile(join(next, 'long.js.br'))).toString()).toBe(TEXT)
  expect(gunzipSync(await readFile(join(next, 'long.js.gz'))).toString()).toBe(TEXT)
})

it('takes from the build before what is the same, and only that', async () => {
  for (const name of ['same.js', 'changed.js']) {
    await writeFile(join(former, name), TEXT)
    await writeFile(join(former, `${name}.br`), 'of the build before')
  }
  await writeFile(join(next, 'same.js'), TEXT)
  await writeFile(join(next, 'changed.js'), OTHER)
  await precompress(next, former)
  expect(await readFile(join(next, 'same.js.br'), 'utf8')).toBe('of the build before')
  expect(brotliDecompressSync(await readFile(join(next, 'changed.js.br'))).toString()).toBe(OTHER)
})
