import { sql } from 'kysely'
import type { Person } from '@contract/approvals/approval-person.rules'
import type {
  ApprovalDocument,
  ApprovalEvent,
  ApprovalSubject,
} from '@server/platform/approvals/approval-document'
import { createApprovals, type Approvals } from '@server/platform/approvals/create-approvals'
import { knownHolidays } from '@server/platform/approvals/office-hours'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import type { OpeningHours } from '@server/platform/approvals/engine-parts'

type Trial = {
  id: string
  ou_id: string
  asked_by: string
  amount: string
  version: number
  status: string
  purpose: string
  log: ApprovalEvent[]
}

const asSystem = <T>(database: Database, work: (tx: Tx) => Promise<T>) =>
  inTransaction(database, { identity: { role: 'system' } }, work)

/** With this purpose the document refuses to go on, after it has written. */
export const CURSED = 'Cursed paper'

/** A document that only tests have: an expense with an amount and a purpose, kept in a table of its own. */
export const trialDocument: ApprovalDocument = {
  type: 'expense',
  facts: ['amount'],
  pages: { steps: {}, status: null },
  async load(tx, id): Promise<ApprovalSubject | null> {
    const { rows } = await sql<Trial & { person: Person; employee_id: string | null }>`
      select t.*, t.amount::text as amount, json_build_object('user_id', u.id, 'email', u.email,
        'name', u.first_name || ' ' || u.last_name) as person,
        (select e.id from employee e where e.user_id = u.id) as employee_id
      from trial_document t join app_user u on u.id = t.asked_by where t.id = ${id} for update of t`.execute(
      tx.db,
    )
    const [row] = rows
    if (!row) return null
    return {
      id: row.id,
      ou_id: row.ou_id,
      division_id: null,
      number: null,
      kind: null,
      nameIn: () => 'Trial',
      path: `/expense/transaction/${row.id}`,
      version: row.version,
      requester: { ...row.person, employee_id: row.employee_id },
      barred: [],
      amount: row.amount,
      payee_changed: false,
      facts: { amount: row.amount },
      content: { amount: row.amount, purpose: row.purpose },
    }
  },
  async follow(tx, subject, event) {
    await sql`update trial_document set log = log || ${JSON.stringify([event])}::jsonb, status = ${event.kind}
      where id = ${subject.id}`.execute(tx.db)
    if (event.kind === 'agreed' && subject.content['purpose'] === CURSED) throw new Problem('rule_broken')
  },
  async show(tx, subject) {
    const { rows } = await sql<Trial>`select * from trial_document where id = ${subject.id}`.execute(tx.db)
    return {
      doc_type: 'expense',
      title: 'Trial',
      number: subject.number,
      requester: { name: subject.requester.name, position: null, unit: 'Head Office' },
      requested_at: '2026-01-01T00:00:00.000Z',
      lines: [{ name: 'purpose', kind: 'text', value: rows[0]?.purpose ?? '' }],
      notes: [],
      files: [],
    }
  },
  file: () => Promise.resolve(null),
}

export async function makeTrialTable(database: Database): Promise<void> {
  await sql`create table trial_document (id uuid primary key default portal_uuid7(), ou_id uuid not null,
    asked_by uuid not null, amount numeric(16,2) not null default 100, version int not null default 1,
    status text not null default 'draft', purpose text not null default 'Paper', log jsonb not null default '[]')`.execute(
    database.db,
  )
}

export type TrialStep = {
  step_key: string
  resolver: 'immediate_head' | 'approver_list' | 'role' | 'fixed_user'
  resolver_arg?: string | null
  decision_kind?: 'approve' | 'note' | 'verify'
  min_approvals?: number
  sla_hours?: number
  on_timeout?: 'remind' | 'escalate' | 'skip_with_note'
}

/** The way that trial documents go from now on. */
export async function setTrialChain(database: Database, steps: readonly TrialStep[]): Promise<void> {
  const { db } = database
  await db.updateTable('approval_chain').set({ is_active: false }).where('doc_type', '=', 'expense').execute()
  const { id: chain_id } = await db
    .insertInto('approval_chain')
    .values({ doc_type: 'expense', name: 'Trial', ou_id: null, division_id: null, condition: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = steps.map((step, index) => ({
    resolver_arg: null,
    decision_kind: 'approve' as const,
    min_approvals: 1,
    sla_hours: 48,
    on_timeout: 'remind' as const,
    ...step,
    chain_id,
    seq: index + 1,
  }))
  await db.insertInto('approval_chain_step').values(rows).execute()
}

export type Trials = ReturnType<typeof trials>

/** The engine beside the app, as a module would use it. */
export function trials(database: Database, opening?: OpeningHours) {
  const approvals: Approvals = createApprovals(
    { publicUrl: () => 'https://portal.test', holidays: knownHolidays, ...(opening ? { opening } : {}) },
    [trialDocument],
  )
  const person = async (userId: string): Promise<Person> => {
    const user = await database.db
      .selectFrom('app_user')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { user_id: user.id, name: `${user.first_name} ${user.last_name}`, email: user.email }
  }
  const asked = async (id: string) => ({
    type: 'expense' as const,
    subject_id: id,
    by: await person((await read(id)).asked_by),
  })
  const read = async (id: string): Promise<Trial> => {
    const { rows } = await sql<Trial>`select * from trial_document where id = ${id}`.execute(database.db)
    const [row] = rows
    if (!row) throw new Error('no such trial')
    return row
  }
  return {
    approvals,
    person,
    read,
    asSystem: <T>(work: (tx: Tx) => Promise<T>) => asSystem(database, work),
    async submit(userId: string, amount = '100.00'): Promise<string> {
      const { rows } = await sql<{ id: string }>`insert into trial_document (ou_id, asked_by, amount)
        select ou_id, id, ${amount} from app_user where id = ${userId} returning id`.execute(database.db)
      const id = rows[0]?.id ?? ''
      const ask = await asked(id)
      await asSystem(database, tx => approvals.port.submit(tx, ask))
      return id
    },
    async submitAgain(id: string) {
      const ask = await asked(id)
      await asSystem(database, tx => approvals.port.submit(tx, ask))
    },
    async edit(id: string, purpose: string) {
      const ask = await asked(id)
      await asSystem(database, async tx => {
        await sql`update trial_document set purpose = ${purpose}, version = version + 1 where id = ${id}`.execute(
          tx.db,
        )
        await approvals.port.edit(tx, ask)
      })
    },
    async withdraw(id: string) {
      const ask = await asked(id)
      await asSystem(database, tx => approvals.port.withdraw(tx, ask))
    },
    request: (id: string) =>
      database.db
        .selectFrom('approval_request')
        .selectAll()
        .where('subject_id', '=', id)
        .executeTakeFirstOrThrow(),
    seats: (id: string) =>
      database.db
        .selectFrom('approval_seat')
        .selectAll()
        .where('subject_id', '=', id)
        .orderBy('round')
        .orderBy('seq')
        .orderBy('seat_key')
        .execute(),
  }
}
