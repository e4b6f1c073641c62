import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import { ROLES } from '@contract/access/roles'
import { SCREENS } from '@contract/access/screens'
import { rightsOf } from '@server/platform/http/access-rule'
import { startApi, type TestApi } from '@tests/support/api'
import { DECIDED_BY_SEAT, WAITING_AREAS } from '@tests/guards/waiting-permissions'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

function askedBy(): Set<string> {
  const routes = api.app.guardedRoutes.flatMap(({ access }) => rightsOf(access))
  const screens = SCREENS.flatMap(screen => (screen.permission ? [screen.permission] : []))
  return new Set([...routes, ...screens])
}

const isWaiting = (code: string) =>
  DECIDED_BY_SEAT.includes(code) || WAITING_AREAS.some(area => code.startsWith(`${area}.`))

describe('permissions', () => {
  it('are each held by some role', () => {
    const held = new Set<string>(ROLES.flatMap(role => role.grants.map(grant => grant.code)))
    expect(PERMISSIONS.filter(({ code }) => !held.has(code)).map(({ code }) => code)).toEqual([])
  })

  it('are each asked for somewhere, but for the areas whose module is still to come', () => {
    const asked = askedBy()
    const dead = PERMISSIONS.filter(({ code }) => !asked.has(code) && !isWaiting(code)).map(
      ({ code }) => code,
    )
    expect(dead).toEqual([])
  })

  it('wait only where something is missing: the list may only shrink', () => {
    const asked = askedBy()
    const finished = WAITING_AREAS.filter(area =>
      PERMISSIONS.filter(({ code }) => code.startsWith(`${area}.`)).every(({ code }) => asked.has(code)),
    )
    expect(finished).toEqual([])
    expect(DECIDED_BY_SEAT.filter(code => asked.has(code))).toEqual([])
  })

  it('stand in the database as the catalogue has them', async () => {
    const rows = await api.database.db
      .selectFrom('permission')
      .select(['code', 'is_sensitive', 'scopable'])
      .execute()
    const catalogue = PERMISSIONS.map(({ code, sensitive, scopable }) => ({
      code,
      is_sensitive: sensitive,
      scopable,
    }))
    const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code)
    expect([...rows].sort(byCode)).toEqual([...catalogue].sort(byCode))
  })
})
