import { expect, it } from 'vitest'
import { redact, redactedError } from '@server/platform/jobs/redact'

it.each([
  ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED 10.0.0.7:5432'],
  [
    'relation "stored_file_of_person_and_unit" does not exist',
    'relation "stored_file_of_person_and_unit" does not exist',
  ],
  ['duplicate key value violates unique constraint', 'duplicate key value violates unique constraint'],
  ['postgres://portal:s3cret@db.test/portal is away', 'postgres://…@db.test/portal is away'],
  ['Key (email)=(ana.cruz@portal.test) exists', 'Key (email)=(…@…) exists'],
  ['TIN 123-456-789-00012 twice', 'TIN … twice'],
  ['account 0012 3456 7890', 'account …'],
  ['link /reset-password/Zk3v9qLw2nXs8dPt5yRb1mCf7hJg4aUe6oIi0kTz', 'link /reset-password/…'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'bearer eyJhbGciOiJIUzI1NiJ9.…'],
])('%j is shown as %j', (text, shown) => {
  expect(redact(text)).toBe(shown)
})

it('is short, and keeps the code of an error but not what hangs on it', () => {
  expect(redact('x '.repeat(5000))).toHaveLength(500)
  const error = Object.assign(new TypeError('no'), { code: '23505', detail: 'Key (tin)=(123456789)' })
  expect(redactedError(error)).toEqual({ name: 'TypeError', message: 'no', code: '23505' })
  expect(redactedError('ana@portal.test')).toEqual({ name: 'NotAnError', message: '…@…' })
})
