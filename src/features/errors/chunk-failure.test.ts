import { describe, expect, it } from 'vitest'
import { chunkFailureOf } from './chunk-failure'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('a part of the page that did not load', () => {
  it.each([
    ['Failed to fetch dynamically imported module: /assets/users-1.js', { kind: 'script', type: 'error' }],
    ['error loading dynamically imported module: /assets/users-1.js', { kind: 'script', type: 'error' }],
    ['Importing a module script failed.', { kind: 'script', type: 'error' }],
    ['Unable to preload CSS for /assets/users-1.css', { kind: 'style', type: 'error' }],
    ['Loading chunk failed (missing)', { kind: 'script', type: 'missing' }],
    ['Loading CSS chunk failed (timeout)', { kind: 'style', type: 'timeout' }],
  ])('"%s"', (message, expected) => {
    expect(chunkFailureOf(new Error(message))).toEqual(expected)
  })

  it('is told by the name of the error too', () => {
    expect(chunkFailureOf(named('TimeoutError', 'Loading chunk failed'))).toEqual({
      kind: 'script',
      type: 'timeout',
    })
  })

  it.each([new Error('x is not a function'), 'Loading chunk failed', null, undefined])('is not %s', error => {
    expect(chunkFailureOf(error)).toBeNull()
  })
})
