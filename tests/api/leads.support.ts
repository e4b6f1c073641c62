import type { InjectOptions } from 'fastify'
import type { AgentDay, BoardColumn, HistoryEntry } from '@contract/modules/buyers/lead.views'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { RoleCode } from '@contract/access/roles'
import type { Database } from '@server/platform/db/database'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import type { Answer, Client, TestApi } from '@tests/support/api'
import { buildUser } from '@tests/support/factories/settings'

export const LEADS = '/api/v1/buyer-management/leads'
export const CALENDAR = '/api/v1/buyer-management/calendar'

export type Refusal = {
  code: string
  message: string
  fields?: { path: string; code: string }[]
  details?: Record<string, string>
}
export type One = { data: Lead } & Refusal

let drawn = 0
/** Nobody else's in these tests. */
export function someMobile(): string {
  drawn += 1
  return `0917 ${1_000_000 + drawn}`
}

export function someLead(values: object = {}) {
  return {
    full_name: 'Corazon Aquilino',
    mobile_e164: someMobile(),
    consent_text_version: '2026-01',
    ...values,
  }
}

const ifMatch = (version: number): Pick<InjectOptions, 'headers'> => ({
  headers: { 'if-match': `"${version}"` },
})

export function leadCalls(client: Client) {
  const command = (lead: Pick<Lead, 'id' | 'row_version'>, verb: string, body: object) =>
    client.post<One>(`${LEADS}/${lead.id}/${verb}`, body, ifMatch(lead.row_version))
  return {
    client,
    create: (values: object) => client.post<One>(LEADS, values),
    /** A new lead that must come to be. */
    made: async (values: object = {}): Promise<Lead> => {
      const answer = await client.post<One>(LEADS, someLead(values))
      if (answer.status !== 201) throw new Error(`no lead came to be: ${answer.text}`)
      return answer.body.data
    },
    get: async (id: string) => (await client.get<One>(`${LEADS}/${id}`)).body.data,
    list: async (query = '') =>
      (await client.get<{ data: Lead[] }>(`${LEADS}?start=0&end=100${query}`)).body.data,
    change: (lead: Pick<Lead, 'id' | 'row_version'>, values: object) =>
      client.patch<One>(`${LEADS}/${lead.id}`, values, ifMatch(lead.row_version)),
    log: (lead: Pick<Lead, 'id'>, values: object) =>
      client.post<One>(`${LEADS}/${lead.id}/activities`, values),
    command,
    move: (lead: Pick<Lead, 'id' | 'row_version'>, status_id: string, reason: string | null = null) =>
      command(lead, 'move', { status_id, reason }),
    day: async (query = '') => (await client.get<{ data: AgentDay }>(`${LEADS}/day${query}`)).body.data,
    board: async (query = '') =>
      (await client.get<{ data: BoardColumn[] }>(`${LEADS}/board${query}`)).body.data,
    history: async (id: string) =>
      (await client.get<{ data: HistoryEntry[] }>(`${LEADS}/${id}/history`)).body.data,
  }
}

export type LeadCalls = ReturnType<typeof leadCalls>

export async function statusIds(database: Database) {
  const rows = await database.db
    .selectFrom('prospect_status')
    .select(['id', 'category'])
    .where('is_active', '=', true)
    .orderBy('sort')
    .execute()
  return (category: Lead['category']): string => {
    const found = rows.find(row => row.category === category)
    if (!found) throw new Error(`no status is ${category}`)
    return found.id
  }
}

export async function employeeOf(database: Database, lastName: string) {
  return database.db
    .selectFrom('employee')
    .select(['id', 'ou_id', 'user_id', 'full_name'])
    .where('last_name', '=', lastName)
    .executeTakeFirstOrThrow()
}

/** Somebody of the demo company's staff gets an account and a role. */
export async function signInAs(
  api: TestApi,
  employee: { id: string; ou_id: string },
  roleCode: RoleCode = 'agent',
): Promise<Client> {
  const { db } = api.database
  const paolo = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('username', '=', 'agent')
    .executeTakeFirstOrThrow()
  const { id, email } = await buildUser(db, {
    ou_id: employee.ou_id,
    password_hash: paolo.password_hash,
    status: 'active',
  })
  const role = await db.selectFrom('role').select('id').where('code', '=', roleCode).executeTakeFirstOrThrow()
  await db.insertInto('user_role').values({ user_id: id, role_id: role.id, valid_to: null }).execute()
  await db.updateTable('employee').set({ user_id: id }).where('id', '=', employee.id).execute()
  const answer = await api.signIn(email, DEMO_PASSWORD)
  if (answer.status !== 200) throw new Error(answer.text)
  return api.withToken(answer.body.token)
}

/** Somebody who sells in a unit and is of nobody's account yet. */
export async function someSeller(api: TestApi, ouCode: string) {
  return api.database.db
    .selectFrom('employee as e')
    .innerJoin('operating_unit as o', 'o.id', 'e.ou_id')
    .innerJoin('sales_team_member as m', 'm.employee_id', 'e.id')
    .innerJoin('position as p', 'p.id', 'e.position_id')
    .select(['e.id', 'e.ou_id', 'e.full_name', 'm.team_id'])
    .where('o.ou_code', '=', ouCode)
    .where('p.code', '=', 'AGENT')
    .where('e.user_id', 'is', null)
    .orderBy('e.employee_no')
    .executeTakeFirstOrThrow()
}

export function refusalOf(answer: Answer<Refusal>): [number, string | undefined, string | undefined] {
  const [field] = answer.body.fields ?? []
  return [answer.status, field?.path, field?.code]
}
