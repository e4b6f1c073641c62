import { describe, expect, it } from 'vitest'
import { passwordWeakness } from '@contract/modules/auth/password.rules'

const nico = { username: 'nico', email: 'nico.reyes@portal.test', first_name: 'Nico', last_name: 'Reyes' }

describe('a new password', () => {
  it.each([
    'Password123!',
    'Portal2026!',
    'Landmark2026!',
    '1234567891',
    'qwertyuiop12',
    'Sunshine2024',
    'P@ssw0rd2026',
    'Philippines1!',
    'iloveyou1234',
    'aaaaaaaaaaaa',
    'December2026!',
  ])('is refused where it is what people choose first: %s', async password => {
    expect(await passwordWeakness(password, nico)).toBe('password_common')
  })

  it.each(['reyes-has-a-boat', 'xx NICO yy zz qq', 'the nico.reyes way'])(
    'is refused where it holds the name of its owner: %s',
    async password => {
      expect(await passwordWeakness(password, nico)).toBe('password_personal')
    },
  )

  it.each(['seven lanterns by the sea', 'Another-harbour-42', 'aB3$kd93kdLq', 'четыре слова и запятая'])(
    'is taken where it takes long to guess: %s',
    async password => {
      expect(await passwordWeakness(password, nico)).toBeNull()
    },
  )

  it('does not take its owner by the domain that all addresses share', async () => {
    expect(await passwordWeakness('a quiet portal in heavy rain', nico)).toBeNull()
  })
})
