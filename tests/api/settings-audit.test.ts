import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditVerification, NamedRecord } from '@contract/modules/settings/audit-entry.resource'
import { inTransaction } from '@server/platform/db/transaction'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildApprovalSeat } from '@tests/support/factories/approvals'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const AUDIT = '/api/v1/settings/audit'
type Entry = { id: string; action: string; ou_id: string | null; entity_type: string }
const list = async (client: Client, query = '') =>
  (await client.get<{ data: Entry[] }>(`${AUDIT}?start=0&end=500${query}`)).body.data
const verify = async () => (await admin.get<{ data: AuditVerification }>(`${AUDIT}/verification`)).body.data

describe('the audit log', () => {
  it('is listed newest first, filtered and searched', async () => {
    const entries = await list(admin)
    expect(entries[0]).toMatchObject({ action: 'auth.sign_in' })
    const filter = JSON.stringify({ action: { filterType: 'text', type: 'equals', filter: 'auth.sign_in' } })
    const signIns = await list(admin, `&filter=${encodeURIComponent(filter)}`)
    expect(signIns.length).toBeGreaterThan(0)
    expect(signIns.every(({ action }) => action === 'auth.sign_in')).toBe(true)
  })

  it('shows whoever sees one unit the entries of that unit alone', async () => {
    const person = await aPerson(api, { unit: 'DVO' })
    await admin.post(`/api/v1/settings/users/${person.id}/end-sessions`)
    const desk = await aPerson(api, {
      codes: ['audit.log.view', 'settings.user.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'DVO',
    })
    const DVO = await unitId(api, 'DVO')
    const entries = await list(desk.client)
    expect(entries.map(({ action }) => action)).toContain('user.end_sessions')
    expect(entries.every(({ ou_id }) => ou_id === DVO)).toBe(true)
  })

  it('shows HR, accounting and whoever else reads it the entries about what they may look at, in list, counts and facets', async () => {
    const kinds = ['employee', 'leave_request', 'commission_scheme', 'menu', 'access', 'a_kind_of_tomorrow']
    const ouId = await unitId(api, 'CEB')
    await inTransaction(api.database, { identity: { role: 'system' } }, async tx => {
      for (const entityType of kinds) tx.audit({ action: 'trial.create', entityType, entityId: null, ouId })
    })
    const of = encodeURIComponent(
      JSON.stringify({ action: { filterType: 'text', type: 'equals', filter: 'trial.create' } }),
    )
    const seenBy = async (client: Client) => {
      const entries = (await list(client, `&filter=${of}`)).map(({ entity_type }) => entity_type).sort()
      const { body } = await client.get<{ meta: { filtered: number } }>(`${AUDIT}?start=0&end=1&filter=${of}`)
      expect(body.meta.filtered).toBe(entries.length)
      return entries
    }
    expect(await seenBy(await api.as('hr_staff'))).toEqual(['access', 'employee', 'leave_request'])
    // Leave is theirs to see as their own alone.
    expect(await seenBy(await api.as('accounting'))).toEqual(['commission_scheme', 'employee'])
    expect(await seenBy(admin)).toEqual([...kinds].sort())
    const auditor = await aPerson(api, { codes: ['audit.log.view', 'audit.log.export'], scope: 'all' })
    expect(await seenBy(auditor.client)).toEqual([...kinds].sort())
    const reader = await aPerson(api, { codes: ['audit.log.view', 'settings.menu.view'], scope: 'all' })
    expect(await seenBy(reader.client)).toEqual(['menu'])
    const one = (await list(admin, `&filter=${of}`)).find(({ entity_type }) => entity_type === 'employee')
    expect((await reader.client.get(`${AUDIT}/${one?.id}`)).status).toBe(404)
    const facets = await reader.client.get(`${AUDIT}/values/entity_type?filter=${of}`)
    expect([facets.status, facets.text.includes('menu'), facets.text.includes('employee')]).toEqual([
      200,
      true,
      false,
    ])
    const history = await reader.client.get(`${AUDIT}/${one?.id}/timeline`)
    expect(history.status).toBe(404)
  })

  it('names the records of its entries, one question a kind, to whoever may list them', async () => {
    const records = async (client: Client, of: string) =>
      (await client.get<{ data: NamedRecord[] }>(`${AUDIT}/records?of=${of}`)).body.data
    const CEB = await unitId(api, 'CEB')
    const person = await aPerson(api, {})
    const nobody = '0190b0b0-0000-7000-8000-000000000000'
    const of = `operating_unit:${CEB},user:${person.id},operating_unit:${nobody},session:${nobody}`
    expect(await records(admin, of)).toEqual([
      { kind: 'operating_unit', id: CEB, name: 'Cebu' },
      { kind: 'operating_unit', id: nobody, name: null },
      { kind: 'user', id: person.id, name: person.username },
    ])
    // Without the right to list them there are no names, and nothing tells what is gone from what is hidden.
    const reader = await aPerson(api, { codes: ['audit.log.view'] })
    expect((await records(reader.client, of)).map(({ name }) => name)).toEqual([null, null, null])
    expect((await admin.get(`${AUDIT}/records?of=user:1%27or%271`)).status).toBe(400)
    expect((await reader.client.get(`${AUDIT}/records?of=${of}`)).status).toBe(200)
  })

  it('names a request of approval by its document and by whoever asked, in the units of its reader alone', async () => {
    const { request_id, ou_id } = await buildApprovalSeat(api.database.db)
    const records = async (client: Client) =>
      (await client.get<{ data: NamedRecord[] }>(`${AUDIT}/records?of=approval_request:${request_id}`)).body
        .data
    expect(await records(admin)).toEqual([
      {
        ...{ kind: 'approval_request', id: request_id, name: 'Somebody' },
        document: { type: 'expense', number: null },
      },
    ])
    const codes = ['audit.log.view', 'settings.approval_chain.view'] as const
    const unit = (await unitId(api, 'DVO')) === ou_id ? 'CEB' : 'DVO'
    const elsewhere = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit })
    expect(await records(elsewhere.client)).toEqual([])
    expect(await records((await aPerson(api, { codes: ['audit.log.view'] })).client)).toEqual([])
  })

  it('verifies its chains, and names the first entry that was changed behind its back', async () => {
    const whole = await verify()
    expect(whole.fault).toBeNull()
    expect(whole.entries).toBeGreaterThan(0)
    await sql`alter table audit_log disable trigger audit_log_no_change`.execute(api.database.db)
    await sql`update audit_log set action = 'nothing.happened' where seq = 1 and chain = 'company'`.execute(
      api.database.db,
    )
    expect((await verify()).fault).toEqual({ chain: 'company', seq: 1, reason: 'its content was changed' })
  })
})
