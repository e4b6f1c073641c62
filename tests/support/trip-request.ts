import { sql } from 'kysely'
import { defineDocument } from '@contract/kernel/define-document'
import { amountText, dateText, EVERYWHERE, KEPT, nameText } from '@contract/kernel/field-declarations'
import { documentColumns, keptAsDocument } from '@server/migrations/table-parts'
import type { Database } from '@server/platform/db/database'
import { documentParts, type DocumentHooks } from '@server/platform/documents/document-parts'

/** A document that only tests have: somebody asks to travel, their head decides, accounting settles what was spent. */
export const tripRequest = defineDocument({
  name: 'trip_request',
  path: '/trips',
  permission: 'expense.transaction',
  type: 'expense',
  numbers: 'expense',
  names: { destination: 'Destination', travel_on: 'Date', amount: 'Amount', spent: 'Spent' },
  shown: ['destination', 'travel_on', 'amount'],
  facts: ['amount'],
  amount: 'amount',
  canBeVoided: true,
  paper: {
    name: 'order',
    permission: 'expense.transaction.void',
    states: ['approved', 'settled'],
  },
  retention: 30,
  later: {
    statuses: ['settled'],
    moves: [
      ['settle', 'approved', 'settled'],
      ['void', 'settled', 'voided'],
    ],
    commands: {
      settle: {
        permission: 'expense.transaction.post',
        summary: 'Settle a trip',
        fields: { spent: { kind: 'money', schema: amountText } },
      },
    },
  },
  fields: {
    destination: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    travel_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    amount: { kind: 'money', schema: amountText, ...EVERYWHERE },
    spent: { kind: 'money', schema: amountText.nullable(), ...KEPT },
  },
})

export const tripDocument = (hooks: DocumentHooks = {}) =>
  documentParts(tripRequest, {
    hooks,
    drawPaper:
      async (_tx, { number, destination }) =>
      (head, locale) => ({
        ...{ head, locale, number, title: 'Order to travel' },
        blocks: [{ kind: 'text', text: destination }],
      }),
    handlers: {
      async settle({ body }, move) {
        await move('settle', { spent: body.spent })
      },
    },
  })

export async function makeTripTable({ db }: Pick<Database, 'db'>): Promise<void> {
  const statements = `create table trip_request (${documentColumns(['settled'])},
    destination text not null, travel_on date not null, amount numeric(16,2) not null, spent numeric(16,2));
    ${keptAsDocument('trip_request')}`
  await sql.raw(statements).execute(db)
  // The one that every installation has is not that of trips.
  await db.updateTable('approval_chain').set({ is_active: false }).where('doc_type', '=', 'expense').execute()
  const { id } = await db
    .insertInto('approval_chain')
    .values({ doc_type: 'expense', name: 'Trips', ou_id: null, division_id: null, condition: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('approval_chain_step')
    .values({
      chain_id: id,
      seq: 1,
      step_key: 'head',
      resolver: 'immediate_head',
      resolver_arg: null,
      decision_kind: 'approve',
      min_approvals: 1,
      sla_hours: 48,
      on_timeout: 'remind',
    })
    .execute()
}
