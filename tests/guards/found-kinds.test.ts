import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOUND_KIND_NAMES, FOUND_KINDS, isPersonalKind } from '@contract/access/found-kinds'
import { SCREENS } from '@contract/access/screens'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('what can be found from anywhere', () => {
  it('is noted by a trigger of each kind, and by no other', async () => {
    const { rows } = await sql<{ kind: string }>`
      select split_part(encode(tgargs, 'escape'), '\\000', 1) as kind from pg_trigger t
        join pg_proc p on p.oid = t.tgfoid where p.proname in ('portal_note_record', 'portal_note_company_record')`.execute(
      api.database.db,
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual(
      FOUND_KIND_NAMES.filter(kind => !isPersonalKind(kind)).toSorted(),
    )
  })

  it('leads to a list that there is', () => {
    const paths = new Set<string>(SCREENS.map(({ path }) => path))
    expect(Object.values(FOUND_KINDS).filter(list => !paths.has(list))).toEqual([])
  })
})
