import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { KeptRow, Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  linesText,
  maybe,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { MOST_RELEASE_LINES } from '@contract/modules/commission/release.document'
import { REQUEST_KINDS, requestLineSchema } from '@contract/modules/commission/request-line'

const ids = {
  kind: 'json',
  schema: maybe(z.array(idSchema).max(MOST_RELEASE_LINES)),
  ...IN_RECORD,
} as const
const product = { kind: 'id', schema: idSchema.nullable() } as const

/** What a seller asks for of his commission: that a tranche is billed, a release ahead of time, or a statement. */
export const commissionRequest = defineDocument({
  name: 'commission_request',
  path: '/commission/requests',
  permission: 'commission.request',
  type: 'soa_request',
  numbers: 'soa_request',
  names: {
    kind: 'Request',
    seller_id: 'Seller',
    sale_id: 'Sale',
    sale_no: 'Sale',
    seq: 'Tranche',
    tranche_id: 'Tranche to bill',
    share_ids: 'Commissions to release',
    holdback_ids: 'Holdbacks to release',
    from_on: 'From',
    to_on: 'To',
    amount: 'Amount',
    reason: 'Reason',
    lines: 'Lines',
    seller_employee_id: 'Employee of the seller',
    statement_id: 'Statement',
    release_id: 'Release',
    file_id: 'File',
    fulfilled_on: 'Fulfilled on',
  },
  values: {
    kind: {
      bill_tranche: 'Request to bill a tranche',
      early_release: 'Early release',
      seller_statement: 'Request for a statement',
    },
  },
  shown: ['kind', 'seller_id', 'sale_no', 'seq', 'from_on', 'to_on', 'amount', 'reason'],
  kind: 'kind',
  facts: ['amount', 'kind'],
  amount: 'amount',
  line: 'seller_employee_id',
  touches: ['commission_statement', 'commission_release'],
  later: {
    statuses: ['fulfilled'],
    moves: [
      ['bill', 'approved', 'fulfilled'],
      ['prepare', 'approved', 'fulfilled'],
      ['keep_statement', 'approved', 'fulfilled'],
      // What answered it was voided or deleted.
      ['reopen', 'fulfilled', 'approved'],
      // What nobody needs any more need not wait for accounting for ever.
      ['withdraw', 'approved', 'withdrawn'],
    ],
    commands: {
      bill: {
        permission: 'commission.soa.generate',
        summary: 'Bill the tranche of an approved request',
        body: z.strictObject({ statement_id: idSchema.nullable() }),
        needsKey: true,
      },
      prepare: {
        permission: 'commission.release.create',
        summary: 'Draft the release of an approved request',
        needsKey: true,
      },
    },
  },
  fields: {
    kind: { kind: 'enum', schema: z.enum(REQUEST_KINDS), ...EVERYWHERE },
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema, ...ONCE },
    tranche_id: { kind: 'id', schema: maybe(idSchema), ...IN_RECORD },
    share_ids: ids,
    holdback_ids: ids,
    from_on: { kind: 'date', schema: maybe(dateText), ...IN_RECORD },
    to_on: { kind: 'date', schema: maybe(dateText), ...IN_RECORD },
    reason: { kind: 'long_text', schema: linesText(3, 400), searchable: true, ...EVERYWHERE },
    sale_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    seq: { kind: 'integer', schema: z.number().int().nullable(), ...KEPT },
    /** Of a tranche what the seller earns of it; none of a statement. */
    amount: { kind: 'money', schema: amountText.nullable(), ...KEPT },
    lines: { kind: 'json', schema: z.array(requestLineSchema) },
    sale_id: { kind: 'id', schema: idSchema.nullable() },
    /** Whose it is for rights to one's own and to one's people, whoever drafts it. */
    seller_employee_id: { kind: 'id', schema: idSchema.nullable() },
    statement_id: product,
    release_id: product,
    file_id: product,
    fulfilled_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
  },
})

export type CommissionRequest = Row<typeof commissionRequest.resource>
export type KeptCommissionRequest = KeptRow<typeof commissionRequest.resource>
