import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = path.join(root, 'tests', 'faults-on-purpose')

function fits(patch: string): boolean {
  try {
    execFileSync('git', ['apply', '--check', path.join(folder, patch)], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

it('each fault on purpose still fits the code that it breaks', () => {
  const patches = readdirSync(folder).filter(file => file.endsWith('.patch'))
  expect(patches.length).toBeGreaterThan(80)
  expect(patches.filter(patch => !fits(patch))).toEqual([])
})
