import { expect, it } from 'vitest'
import { optionsOf } from './options.mjs'

const KNOWN = ['unit', 'api']

it('reads steps and conditions', () => {
  const args = ['unit', '--changed=main', '--seed=12', '--load=8', '--clock=+45d', '--nightly']
  expect(optionsOf(args, KNOWN)).toEqual({
    steps: ['unit'],
    changed: 'main',
    seed: 12,
    load: 8,
    clock: '+45d',
    nightly: true,
  })
})

it('compares with the last commit where no revision is named', () => {
  expect(optionsOf(['--changed'], KNOWN).changed).toBe('HEAD')
})

it.each(['journey', '--sed=1', '--seed=x', '--seed', '--load=-1', '--clock=soon'])('refuses %s', arg => {
  expect(() => optionsOf([arg], KNOWN)).toThrow()
})
