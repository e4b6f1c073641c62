import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadPhrases, startI18n, switchLanguage } from '@/shared/i18n/i18n'
import { storedName } from '@/shared/i18n/stored-name'
import storedNames from '@phrases/sp/stored-names.json' with { type: 'json' }

beforeAll(async () => {
  startI18n((_namespace, locale) => Promise.resolve(locale === 'sp' ? storedNames : {}), {}, 'en')
  await loadPhrases('stored-names')
})
afterEach(() => switchLanguage('en'))

it('a leave type that came with the portal is said in the reader’s language, its code behind it', async () => {
  expect(storedName('leave_type', 'Vacation leave · VL')).toBe('Vacation leave · VL')
  await switchLanguage('sp')
  expect(storedName('leave_type', 'Vacation leave · VL')).toBe('Vacaciones · VL')
  expect(storedName('leave_type', 'Leave without pay')).toBe('Ausencia sin sueldo')
  expect(storedName('prospect_status', 'Site visit planned · TRIPPING')).toBe('Visita prevista · TRIPPING')
})

it('signs within a name do not hide its phrase', async () => {
  await switchLanguage('sp')
  expect(storedName('unit_type', 'House & Lot · HL')).toBe('Casa con terreno · HL')
  expect(storedName('document_requirement', 'Reservation agreement, signed')).toBe(
    'Contrato de reserva, firmado',
  )
})

it('a name that the company gave, or that is of something else, stands as it was written', async () => {
  await switchLanguage('sp')
  expect(storedName('leave_type', 'Moving day · MOVE')).toBe('Moving day · MOVE')
  expect(storedName('position', 'Vacation leave')).toBe('Vacation leave')
  expect(storedName(undefined, 'Sick leave')).toBe('Sick leave')
})
