import { afterEach, beforeAll, expect, it } from 'vitest'
import { typeNames } from '@contract/modules/type-names'
import { loadPhrases, startI18n, switchLanguage } from '@/shared/i18n/i18n'
import { storedName } from '@/shared/i18n/stored-name'
import spanish from '@phrases/sp/document-types.json' with { type: 'json' }

beforeAll(async () => {
  const source = (_namespace: string, locale: string) =>
    Promise.resolve(locale === 'sp' ? spanish : typeNames)
  startI18n(source, {}, 'en')
  await loadPhrases('document-types')
})
afterEach(() => switchLanguage('en'))

it('a leave type that came with the portal is said in the reader’s language, its code behind it', async () => {
  expect(storedName('leave_type', 'Vacation leave · VL')).toBe('Vacation leave · VL')
  await switchLanguage('sp')
  expect(storedName('leave_type', 'Vacation leave · VL')).toBe('Vacaciones · VL')
  expect(storedName('leave_type', 'Leave without pay')).toBe('Ausencia sin sueldo')
})

it('a name that the company gave, or that is of something else, stands as it was written', async () => {
  await switchLanguage('sp')
  expect(storedName('leave_type', 'Moving day · MOVE')).toBe('Moving day · MOVE')
  expect(storedName('position', 'Vacation leave')).toBe('Vacation leave')
  expect(storedName(undefined, 'Sick leave')).toBe('Sick leave')
})
