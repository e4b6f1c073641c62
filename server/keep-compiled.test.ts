import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepCompiled } from '@server/keep-compiled'

let place = ''
beforeAll(() => (place = mkdtempSync(join(tmpdir(), 'portal-compiled-'))))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('keeps compiled code where nobody else may write, and makes no data folder of its own', () => {
  keepCompiled(join(place, 'not there'))
  expect(readdirSync(place)).toEqual([])
  keepCompiled(place)
  expect(statSync(join(place, 'compiled')).mode & 0o777).toBe(0o700)
  expect(getCompileCacheDir()).toContain(place)
})
