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
  maybeText,
  nameText,
  ONCE,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { addressesText } from '@contract/modules/commission/statement-link'
import { reasonFields } from '@contract/kernel/reason-fields'
import { MOST_STATEMENT_LINES, statementLineSchema } from '@contract/modules/commission/statement-line'

const right = (action: string) => `commission.soa.${action}`
const kept = { kind: 'money', schema: amountText, ...KEPT } as const
const keptDate = { kind: 'date', schema: dateText.nullable(), ...KEPT } as const

/** What a developer is billed: the tranches that its payments opened, up to a day, in one unit. */
export const statement = defineDocument({
  name: 'commission_statement',
  path: '/commission/statements',
  permission: 'commission.soa',
  type: 'soa',
  numbers: 'soa',
  actions: { create: 'generate', edit: 'edit' },
  names: {
    developer_id: 'Developer',
    ou_id: 'Unit',
    cutoff_on: 'Cut-off date',
    tranche_ids: 'Tranches to bill',
    lines: 'Lines',
    vat_rate_pct: 'VAT rate',
    net_amount: 'Net commission',
    vat_amount: 'VAT',
    gross_amount: 'Total billed',
    expected_ewt: 'Tax to be withheld',
    collectible: 'Net to collect',
    statement_on: 'Statement date',
    due_on: 'Due on',
    settled_amount: 'Settled',
    settled_on: 'Settled on',
    credited_amount: 'Of it credited',
    service_invoice_no: 'Service invoice number',
    acknowledged_on: 'Acknowledged on',
    acknowledged_by: 'Acknowledged by',
    entry_id: 'Entry',
  },
  shown: [
    'developer_id',
    'cutoff_on',
    'net_amount',
    'vat_amount',
    'gross_amount',
    'expected_ewt',
    'collectible',
  ],
  facts: ['gross_amount'],
  amount: 'gross_amount',
  canBeVoided: true,
  paper: { name: 'statement' },
  later: {
    statuses: ['sent', 'acknowledged', 'disputed', 'partly_collected', 'collected'],
    moves: [
      ['refresh', 'draft', 'draft'],
      ['refresh', 'returned', 'returned'],
      ['send', 'approved', 'sent'],
      ['mail', 'sent', 'sent'],
      ['mail', 'acknowledged', 'acknowledged'],
      ['mail', 'disputed', 'disputed'],
      ['mail', 'partly_collected', 'partly_collected'],
      ['mail', 'collected', 'collected'],
      ['acknowledge', 'sent', 'acknowledged'],
      ['dispute', 'sent', 'disputed'],
      ['dispute', 'acknowledged', 'disputed'],
      ['dispute', 'partly_collected', 'disputed'],
      ['settle_dispute', 'disputed', 'sent'],
      ['collect_part', 'sent', 'partly_collected'],
      ['collect_part', 'acknowledged', 'partly_collected'],
      ['collect_part', 'collected', 'partly_collected'],
      ['collect_all', 'sent', 'collected'],
      ['collect_all', 'acknowledged', 'collected'],
      ['collect_all', 'disputed', 'collected'],
      ['collect_all', 'partly_collected', 'collected'],
      ['collect_nothing', 'partly_collected', 'sent'],
      ['collect_nothing', 'collected', 'sent'],
      ['void', 'sent', 'voided'],
      ['void', 'acknowledged', 'voided'],
    ],
    commands: {
      refresh: {
        permission: right('edit'),
        summary: 'Take the lines of a draft anew',
      },
      send: {
        permission: right('send'),
        summary: 'Send an approved statement: it is posted and due',
        needsKey: true,
        posts: true,
        fields: {
          statement_on: { kind: 'date', schema: dateText },
          service_invoice_no: { kind: 'code', schema: maybeText(40) },
          by_mail: { kind: 'boolean', schema: z.boolean().default(false) },
        },
      },
      acknowledge: {
        permission: right('acknowledge'),
        summary: 'Record its acknowledgement',
        fields: {
          acknowledged_on: { kind: 'date', schema: dateText },
          acknowledged_by: { kind: 'text', schema: nameText },
        },
      },
      dispute: {
        permission: right('dispute'),
        summary: 'Record a dispute',
        fields: reasonFields,
      },
      settle_dispute: {
        permission: right('dispute'),
        summary: 'Record how a dispute was settled',
        fields: { settlement: { kind: 'long_text', schema: linesText(3, 400) } },
      },
      mail: {
        permission: right('send'),
        summary: 'Mail a sent statement once more',
        needsKey: true,
        fields: { to: { kind: 'long_text', schema: addressesText } },
      },
    },
  },
  fields: {
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    cutoff_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    /** Those to bill; all that are billable where nothing is said. */
    tranche_ids: {
      kind: 'json',
      schema: maybe(z.array(idSchema).max(MOST_STATEMENT_LINES)),
      ...IN_RECORD,
    },
    lines: { kind: 'json', schema: z.array(statementLineSchema) },
    /** Of the day on which its lines were computed. */
    vat_rate_pct: { kind: 'rate', schema: rateText(), ...KEPT },
    net_amount: kept,
    vat_amount: kept,
    gross_amount: kept,
    expected_ewt: kept,
    collectible: kept,
    statement_on: keptDate,
    due_on: keptDate,
    settled_amount: kept,
    settled_on: keptDate,
    /** Of what is settled: not paid, but not owed any more since it was credited. */
    credited_amount: kept,
    service_invoice_no: { kind: 'code', schema: maybeText(40), searchable: true, ...KEPT },
    acknowledged_on: keptDate,
    acknowledged_by: { kind: 'text', schema: maybeText(120), ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
  },
})

export type Statement = Row<typeof statement.resource>
export type KeptStatement = KeptRow<typeof statement.resource>
