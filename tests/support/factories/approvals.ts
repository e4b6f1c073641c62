import { randomUUID } from 'node:crypto'
import { NEW_APPROVAL } from '@contract/approvals/approval-flow.rules'
import type { Db } from '@server/platform/db/database'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { buildUser } from '@tests/support/factories/settings'

async function unitId(db: Db): Promise<string> {
  const unit = (await maintenanceFactories['operating_unit']?.(db)) as { id: string }
  return unit.id
}

export async function buildApprovalChain(db: Db) {
  return db
    .insertInto('approval_chain')
    .values({
      doc_type: 'expense',
      name: 'Expenses',
      ou_id: await unitId(db),
      division_id: null,
      condition: JSON.stringify({ amount: { '>=': 20000 } }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildApprovalSeat(db: Db) {
  const ou_id = await unitId(db)
  const user = await buildUser(db)
  const requester = { user_id: null, name: 'Somebody', email: 'somebody@factory.test' }
  const about = { doc_type: 'expense' as const, subject_id: randomUUID() }
  const request = await db
    .insertInto('approval_request')
    .values({
      ...about,
      ou_id,
      requester_name: requester.name,
      status: 'pending',
      state: JSON.stringify(NEW_APPROVAL(requester)),
      chain_snapshot: '[]',
      content_hash: 'none',
    })
    .returning(['id', 'requested_at'])
    .executeTakeFirstOrThrow()
  return db
    .insertInto('approval_seat')
    .values({
      ...about,
      ou_id,
      request_id: request.id,
      seat_key: '1.1.1',
      round: 1,
      seq: 1,
      step_key: 'head',
      subject_version: 1,
      number: null,
      requester_name: requester.name,
      requested_at: request.requested_at,
      amount: '100.00',
      lines: JSON.stringify([]),
      user_id: user.id,
      name: 'Approver',
      email: 'approver@factory.test',
      stands_in_for: null,
      origin: 'chain',
      state: 'active',
      is_frozen: false,
      decisions: JSON.stringify(['approve']),
      asked_at: request.requested_at,
      due_at: null,
      decision: null,
      decided_at: null,
      comment: null,
      via: null,
      ip: null,
      user_agent: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
