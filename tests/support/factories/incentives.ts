import { sql } from 'kysely'
import { addDays, businessDate } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { buildEmployee, peopleFactories } from '@tests/support/factories/people'

const WRITTEN = { created_by: null, updated_by: null }
const today = businessDate(new Date())

async function buildProgram(db: Db, ou_id?: string) {
  return db
    .insertInto('incentive_program')
    .values({
      ...{ ou_id: ou_id ?? (await buildEmployee(db)).ou_id, name: `Program ${crypto.randomUUID()}` },
      ...{ valid_from: addDays(today, -30), valid_to: addDays(today, -1), metric: 'units', level: 'agent' },
      ...{ funded_by: 'company', developer_id: null, ...WRITTEN },
      tiers: JSON.stringify([{ from: '2', to: null, kind: 'fixed', amount: '9000.00' }]),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A draft. */
async function buildGrant(db: Db): Promise<object> {
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const program = await buildProgram(db, ou_id)
  const seller = (await peopleFactories['seller_profile']?.(db)) as { id: string }
  const { rows } = await sql<object>`
    insert into incentive_grant (ou_id, employee_id, program_id, seller_id, program_name, funded_by, metric, counted, lines,
      amount)
    values (${ou_id}, ${employee_id}, ${program.id}, ${seller.id}, ${program.name}, 'company', 'units', '2', '[]', 9000)
    returning *`.execute(db)
  return rows[0] ?? {}
}

export const incentiveFactories: Record<string, (db: Db) => Promise<object>> = {
  incentive_program: db => buildProgram(db),
  incentive_grant: buildGrant,
}
