import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '@contract/modules/auth/redirect.rules'

const ORIGIN = 'https://portal.test'

describe('where a sign-in leads', () => {
  it.each([
    '/',
    '/settings/users',
    '/settings/users?status=pending&sort=username:asc',
    '/leave#today',
    '/property/list?filter=%7B%22name%22%3A%22a%2Fb%22%7D',
    '/users/profile/01a1fa65-f2dd-768c-999c-c8f7244c9822',
    '/reports?from=https://evil.test',
    '/búsqueda',
  ])('INJ-14 may be a page of the portal: %s', target => {
    const led = safeRedirect(target)
    expect(new URL(led ?? '', ORIGIN).href).toBe(new URL(target, ORIGIN).href)
  })

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    'https:evil.test',
    'https://evil.test',
    'http://portal.test@evil.test',
    'evil.test',
    '\t//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r//evil.test',
    ' //evil.test',
    '/ /evil.test',
    '\u0000//evil.test',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '/..//evil.test',
    '/./\\evil.test',
    '/a/..//evil.test',
    '/a/%2e%2e//evil.test',
    '%2f%2fevil.test',
    '/%2fevil.test',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '/%5c%5cevil.test',
    '/%09/evil.test',
    '/%zz',
    '//portal.test',
    '',
    '?next=/settings',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
  ])('INJ-14 may not be %j', target => {
    expect(safeRedirect(target)).toBeNull()
  })

  it('INJ-14 stays at our own origin, whatever is asked for', () => {
    const parts = fc.constantFrom(
      ...['/', '\\', '.', '..', ':', '@', '?', '#', '\t', '\n', ' ', '%2f', '%5c', '%2e', '%09'],
    )
    const words = fc.constantFrom('evil.test', 'https:', 'javascript:', 'a', 'portal.test', '[::1]', '１')
    const target = fc
      .array(fc.oneof(parts, words, fc.string({ maxLength: 3 })), { maxLength: 8 })
      .map(list => list.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          target,
          target.map(text => `/${text}`),
        ),
        text => {
          const led = safeRedirect(text)
          if (led === null) return
          const url = new URL(led, ORIGIN)
          expect(url.origin).toBe(ORIGIN)
          expect(led.startsWith('/')).toBe(true)
          // A router or a server that decodes once more must find no host either.
          expect(/^[\\/]{2}/.test(led) || /^[\\/]{2}/.test(decodeURIComponent(url.pathname))).toBe(false)
          expect(safeRedirect(led)).toBe(led)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
