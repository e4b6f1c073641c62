import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeUnusedParts } from './unused-parts.mjs'

let root: string
const FONT = 'node_modules/@expo-google-fonts/noto'
const INNER_NODE = 'node_modules/node/node_modules/node-here/bin/node'

function write(file: string, text = 'x') {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-parts-'))
  write('server/platform/pdf/paper-fonts.ts', `'@expo-google-fonts/noto/400Regular/Noto.ttf'`)
  for (const file of ['package.json', '400Regular/Noto.ttf', '900Black/Noto.ttf']) write(`${FONT}/${file}`)
  write(INNER_NODE, 'node')
  mkdirSync(join(root, 'node_modules/node/bin'))
})
afterEach(() => rmSync(root, { recursive: true }))

const isThere = (file: string) => existsSync(join(root, file))
const outerNode = () => join(root, 'node_modules/node/bin/node')

describe('what packages bring', () => {
  it('goes where nothing opens it: other weights of fonts, and the package of a node that was linked', () => {
    linkSync(join(root, INNER_NODE), outerNode())
    removeUnusedParts(root)
    expect(isThere(`${FONT}/400Regular/Noto.ttf`)).toBe(true)
    expect(isThere(`${FONT}/package.json`)).toBe(true)
    expect(isThere(`${FONT}/900Black`)).toBe(false)
    expect(isThere(INNER_NODE)).toBe(false)
    expect(existsSync(outerNode())).toBe(true)
  })

  it('stays where node is only a symbolic link to it, and where nothing is installed', () => {
    symlinkSync(join(root, INNER_NODE), outerNode())
    removeUnusedParts(root)
    expect(isThere(INNER_NODE)).toBe(true)
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(() => removeUnusedParts(root)).not.toThrow()
  })
})
