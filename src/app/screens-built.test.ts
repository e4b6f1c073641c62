import { describe, expect, it } from 'vitest'
import { SCREENS } from '@contract/access/screens'
import { EXTERNAL_PATHS, PUBLIC_PATHS } from '@contract/access/screens/outside.screens'
import { FEATURE_MODULES } from '@/app/modules'

const built: string[] = FEATURE_MODULES.flatMap(module => Object.keys(module.routes))
const all: string[] = [...SCREENS.map(screen => screen.path), ...PUBLIC_PATHS, ...EXTERNAL_PATHS]

describe('every screen', () => {
  it('is built by one module, and by no other', () => {
    expect([...built].sort()).toEqual([...all].sort())
  })

  it('stands once in the contract', () => {
    expect(new Set(all).size).toBe(all.length)
  })
})
