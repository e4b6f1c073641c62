import { describe, expect, it } from 'vitest'
import { ROLES } from '@contract/access/roles'
import { LOCALE_CODES, type Locale } from '@contract/kernel/locales'
import { LEAD_STATUS_NAMES } from '@contract/modules/buyers/lead-status-names'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'
import SAME_AS_ENGLISH from '@phrases/same-as-english.json'
import { keyOfStoredName } from '@contract/kernel/record-labels'
import { storedNames } from '@contract/modules/stored-names.phrases'
import { storedName, type StoredNameKind } from '@server/platform/phrases/stored-name'
import shiftMigration from '@server/migrations/0013-time-logs.ts?raw'
import { divisions, positions } from '@server/seeds/lists/people-lists'
import { prospectStatuses, subUnitTypes, unitTypes } from '@server/seeds/lists/selling-lists'
import { CATEGORIES } from '@server/seeds/seed-expense-categories'
import { REQUIREMENTS_OF_STAGES } from '@server/seeds/seed-requirements'

const namesOf = (records: readonly { name: string }[]) => records.map(({ name }) => name)

/** Every name that a new company finds in its lists, as the migrations and seeds write it. */
const SHIPPED: Record<StoredNameKind, readonly string[]> = {
  leave_type: namesOf(SEED_LEAVE_TYPES),
  prospect_status: [...namesOf(prospectStatuses), ...Object.values(LEAD_STATUS_NAMES)],
  holiday: namesOf(HOLIDAYS_2026),
  work_calendar: ['Monday to Friday'],
  shift: [...shiftMigration.matchAll(/\('[A-Z-]+', '([^']+)', '\d\d:/g)].map(([, name = '']) => name),
  expense_category: namesOf(CATEGORIES),
  unit_type: namesOf(unitTypes),
  sub_unit_type: Object.values(subUnitTypes).flatMap(types => types.map(([, name]) => name)),
  position: namesOf(positions),
  division: namesOf(divisions),
  role: ROLES.map(({ name }) => name),
  role_text: ROLES.map(({ description }) => description),
  document_requirement: Object.values(REQUIREMENTS_OF_STAGES).flatMap(namesOf),
}
const KINDS = Object.keys(SHIPPED) as StoredNameKind[]
const OTHERS = LOCALE_CODES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en')

describe.each(OTHERS)('the names that come with the portal, in %s', locale => {
  const spelt = new Set<string>(SAME_AS_ENGLISH[locale])

  it.each(KINDS)('are those of the language: %s', kind => {
    const english = SHIPPED[kind].filter(
      name =>
        storedName(locale, kind, name) === name &&
        !spelt.has(`stored-names.${kind}.${keyOfStoredName(name)}`),
    )
    expect(english).toEqual([])
  })
})

it('no phrase stands for a name that nothing is called by', () => {
  for (const kind of KINDS)
    expect(new Set(SHIPPED[kind].map(keyOfStoredName))).toEqual(new Set(Object.keys(storedNames[kind])))
})
