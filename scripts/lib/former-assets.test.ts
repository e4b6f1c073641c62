import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFormerAssets } from './former-assets.mjs'
import { swapIn } from './swap.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a product of these assets and releases it; answers what is served then. */
function release(...assets: string[]): string[] {
  const [place, next] = [path.join(folder, 'web'), path.join(folder, 'web.next')]
  mkdirSync(path.join(next, 'assets'), { recursive: true })
  for (const name of assets) writeFileSync(path.join(next, 'assets', name), name)
  keepFormerAssets({ place, next, record: path.join(folder, 'builds.json') })
  swapIn(next, place)
  return readdirSync(path.join(place, 'assets')).sort()
}

it('keeps the assets of the build before, and of no other', () => {
  expect(release('app-1.js')).toEqual(['app-1.js'])
  expect(release('app-2.js', 'same.js')).toEqual(['app-1.js', 'app-2.js', 'same.js'])
  expect(release('app-3.js', 'same.js')).toEqual(['app-2.js', 'app-3.js', 'same.js'])
})

it('takes building the same twice for one build', () => {
  release('app-1.js')
  release('app-2.js')
  expect(release('app-2.js')).toEqual(['app-1.js', 'app-2.js'])
})

it('leaves nothing half way behind', () => {
  release('app-1.js')
  release('app-2.js')
  expect(existsSync(path.join(folder, 'web.next'))).toBe(false)
  expect(existsSync(path.join(folder, 'web.former'))).toBe(false)
})
