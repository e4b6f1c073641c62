import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { casesIn } from '@tests/guards/case-titles'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { faultPatches } from '../../scripts/lib/fault-patches.mjs'

const root = path.resolve(import.meta.dirname, '..', '..')
const patches = faultPatches()

function fits(patch: string): boolean {
  try {
    execFileSync('git', ['apply', '--check', patch], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const casesOf = (file: string) => casesIn(readFileSync(path.join(root, file), 'utf8'))

describe('faults on purpose', () => {
  it('still fit the code that they break', () => {
    expect(patches.filter(({ file }) => !fits(file))).toEqual([])
  })

  it('are there for each case and worked example that begins a title', () => {
    const files = globSync('{contract,server,src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    const planted = new Set(patches.map(({ id }) => id))
    const missing = files.flatMap(file => casesOf(file).filter(id => !planted.has(id)))
    expect(files.length).toBeGreaterThan(400)
    expect([...new Set(missing)]).toEqual([])
  })

  it('name a file in which their case begins a title', () => {
    const blind = patches.filter(({ id, tests }) => !tests.some(file => casesOf(file).includes(id)))
    expect(blind.map(({ id }) => id)).toEqual([])
  })
})
