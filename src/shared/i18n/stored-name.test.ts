import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Phrases } from '@contract/kernel/phrases'
import { LEAD_STATUS_NAMES } from '@contract/modules/buyers/lead-status-names'
import { typeNames } from '@contract/modules/type-names'
import { loadPhrases, startI18n, switchLanguage } from '@/shared/i18n/i18n'
import { storedName } from '@/shared/i18n/stored-name'
import { leadsPhrases } from '@/shared/leads/leads.phrases'
import documentTypes from '@phrases/sp/document-types.json' with { type: 'json' }
import leads from '@phrases/sp/leads.json' with { type: 'json' }

const ENGLISH: Record<string, Phrases> = { 'document-types': typeNames, leads: leadsPhrases }
const SPANISH: Record<string, Phrases> = { 'document-types': documentTypes, leads }

beforeAll(async () => {
  const source = (namespace: string, locale: string) =>
    Promise.resolve((locale === 'sp' ? SPANISH : ENGLISH)[namespace] ?? {})
  startI18n(source, {}, 'en')
  await loadPhrases('document-types', 'leads')
})
afterEach(() => switchLanguage('en'))

it('a leave type that came with the portal is said in the reader’s language, its code behind it', async () => {
  expect(storedName('leave_type', 'Vacation leave · VL')).toBe('Vacation leave · VL')
  await switchLanguage('sp')
  expect(storedName('leave_type', 'Vacation leave · VL')).toBe('Vacaciones · VL')
  expect(storedName('leave_type', 'Leave without pay')).toBe('Ausencia sin sueldo')
})

it('so is every status of leads that a company begins with', async () => {
  await switchLanguage('sp')
  expect(storedName('prospect_status', 'Site visit planned · TRIPPING')).toBe('Visita prevista · TRIPPING')
  for (const name of Object.values(LEAD_STATUS_NAMES))
    expect(storedName('prospect_status', name)).not.toBe(name)
})

it('a name that the company gave, or that is of something else, stands as it was written', async () => {
  await switchLanguage('sp')
  expect(storedName('leave_type', 'Moving day · MOVE')).toBe('Moving day · MOVE')
  expect(storedName('position', 'Vacation leave')).toBe('Vacation leave')
  expect(storedName(undefined, 'Sick leave')).toBe('Sick leave')
})
