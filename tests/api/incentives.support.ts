import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import type { IncentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'
import type { ProgramStanding } from '@contract/modules/commission/incentive-standing'
import type { Client, TestApi } from '@tests/support/api'
import { clawbackDesk, type ClawbackDesk } from '@tests/api/clawback.support'
import { withKey } from '@tests/api/ledger.support'
import { releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, sees, sellingDesk, type Refusal, type SellingDesk } from '@tests/api/sales.support'

export const GRANTS = '/api/v1/commission/incentive-grants'
export const PROGRAMS = '/api/v1/commission/incentive-programs'
type One<T> = { data: T } & Refusal
export type Grant = IncentiveGrant & { actions?: string[] }

let names = 0
/** From two units on 9,000, from four on 30,000. */
export const TIERS = [
  { from: '2', to: '4', kind: 'fixed', amount: '9000.00' },
  { from: '4', to: null, kind: 'fixed', amount: '30000.00' },
]

/** The seat of somebody who is asked about a document, who agrees; null where nobody asks them. */
export async function agree(client: Client, id: string) {
  const { body } = await client.get<{ data: { id: string; subject_id: string }[] }>(
    '/api/v1/approvals/inbox?start=0&end=200',
  )
  const seat = body.data.find(({ subject_id }) => subject_id === id)
  if (!seat) return null
  const opened = await client.get<{ data: { version: number } }>(`/api/v1/approvals/inbox/${seat.id}`)
  return client.post<Refusal>(
    `/api/v1/approvals/inbox/${seat.id}/decide`,
    { decision: 'approve' },
    sees({ row_version: opened.body.data.version }),
  )
}

/** Cebu has programs: sales of its own agents, grants by accounting, decided by its administrator. */
export async function incentiveDesk(
  api: TestApi,
  known?: { house: SellingDesk; claws: ClawbackDesk; releases: ReleaseDesk },
) {
  const house = known?.house ?? (await sellingDesk(api))
  const claws = known?.claws ?? (await clawbackDesk(api, house))
  const releases = known?.releases ?? (await releaseDesk(api, house))
  const { accounting, db, ou_id } = house
  const { today } = claws
  const yesterday = addDays(today, -1)

  const sellerOf = (agent: number) => house.at('AGENT', agent)
  const byDeveloper = () => ({ funded_by: 'developer', developer_id: house.project.developer_id })
  const programBody = (more: object = {}) => ({
    ...{
      name: `Program ${String((names += 1))}`,
      ou_id,
      valid_from: addDays(today, -60),
      valid_to: yesterday,
    },
    ...{ metric: 'units', level: 'agent', funded_by: 'company', developer_id: null, tiers: TIERS },
    ...more,
  })
  const program = async (more: object = {}) =>
    done(await accounting.post<One<IncentiveProgram>>(PROGRAMS, programBody(more)))
  /** Booked some days ago by one agent, as if the portal had been there then. */
  const sold = async (agent: number, daysAgo = 10) => {
    const sale = await house.booked({ sellers: [house.line(sellerOf(agent), 'agent')] })
    // Counted from the day of this desk, which may be over by now.
    await sql`update sale set booked_at = booked_at + make_interval(
      days => ${addDays(today, -daysAgo)}::date - (booked_at at time zone 'Asia/Manila')::date)
      where id = ${sale.id}`.execute(db)
    return sale
  }
  /** Two sales of an agent in a period of their own, so that no other case counts them. */
  const twoSales = async (agent: number, daysAgo: number, more: object = {}) => {
    const sales = [await sold(agent, daysAgo), await sold(agent, daysAgo)] as const
    const day = addDays(today, -daysAgo)
    return { sales, program: await program({ valid_from: day, valid_to: day, ...more }) }
  }
  const standing = async (client: Client = accounting) =>
    (await client.get<One<ProgramStanding[]>>('/api/v1/commission/incentives/standing')).body.data
  const propose = (program_id: string, by: Client = accounting) =>
    by.post<One<{ ids: string[] }>>(`${GRANTS}/propose`, { program_id }, withKey())
  const read = async (id: string) => (await accounting.get<One<Grant>>(`${GRANTS}/${id}`)).body.data
  const command = (row: Grant, verb: string, body: object = {}) =>
    accounting.post<One<Grant>>(`${GRANTS}/${row.id}/${verb}`, body, withKey(row))
  /** What an agent is granted, as a draft. */
  const drafted = async (program_id: string, agent: number) => {
    const { ids } = done(await propose(program_id))
    const grants = await Promise.all(ids.map(read))
    const own = grants.find(({ seller_id }) => seller_id === sellerOf(agent).id)
    if (!own) throw new Error('nothing is proposed for the agent')
    return own
  }
  const submitted = async (program_id: string, agent: number) =>
    done(await command(await drafted(program_id, agent), 'submit'))
  const granted = async (program_id: string, agent: number) => {
    const { id } = await submitted(program_id, agent)
    const answer = await agree(house.admin.client, id)
    if (answer?.status !== 200) throw new Error(`not granted: ${answer?.text ?? 'nobody is asked'}`)
    if ((await read(id)).status === 'pending') await agree(house.president.client, id)
    return read(id)
  }
  /** What stands of a grant on its sales, one a sale. */
  const shares = async (grantId: string) =>
    (
      await sql<
        Record<
          'id' | 'sale_id' | 'tranche_id' | 'state' | 'amount' | 'releasable' | 'released' | 'clawed',
          string
        >
      >`
        select h.id, h.sale_id, h.tranche_id, h.state, h.amount, h.releasable_amount as releasable,
          h.released_amount as released, h.clawed_back_amount as clawed
        from commission_share h join commission_tranche t on t.id = h.tranche_id
          join sale_commission c on c.id = t.sale_commission_id
        where c.grant_id = ${grantId} order by h.sale_no`.execute(db)
    ).rows
  /** A release of these shares alone, paid by somebody else. */
  const release = async (agent: number, open: readonly { id: string }[]) =>
    releases.paid(
      done(
        await releases.maker.draft({
          ...{ ou_id, seller_id: sellerOf(agent).id, share_ids: open.map(({ id }) => id), holdback_ids: [] },
        }),
      ),
    )
  /** A statement of these sales, sent to the developer. */
  const billed = (sales: readonly { id: string }[]) => claws.billing.sent(sales.map(({ id }) => id))
  /** The developer pays all that is open of a statement. */
  const settled = async (statementId: string) => {
    for (const open of (await claws.openLines()).filter(each => each.statement_id === statementId))
      await claws.paid(open)
  }
  return {
    ...{ house, claws, releases, today, yesterday },
    ...{
      sellerOf,
      byDeveloper,
      programBody,
      program,
      sold,
      twoSales,
      standing,
      propose,
      read,
      command,
      drafted,
      submitted,
      granted,
      shares,
      release,
      billed,
      settled,
    },
  }
}
export type IncentiveDesk = Awaited<ReturnType<typeof incentiveDesk>>
