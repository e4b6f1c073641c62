import { namesOf } from '@contract/kernel/records'

type DecisionKind = 'approve' | 'verify'
/** Who is asked, in order, until administrators say otherwise: the head of the requester, or whoever holds a role. */
type DefaultChain = readonly {
  step: string
  decides?: DecisionKind
  /** Asked only where this fact of the document is as much, or more. */
  from?: readonly [fact: string, amount: number]
}[]

/** `page` leads to it, up to its id, where `view` names no screen that does. */
export type DocumentKind = { name: string; chain: DefaultChain; view?: string; page?: string }

const byHead: DefaultChain = [{ step: 'head' }]
const byPresident: DefaultChain = [{ step: 'president' }]
/** Its module says how it is decided once it is built. */
const notYet: DefaultChain = []

/**
 * Every kind of document that others decide about: what it is called, who decides, and the right to see it where the
 * kit for documents keeps it.
 */
export const DOCUMENT_TYPES = {
  leave: {
    name: 'Leave',
    chain: [{ step: 'head' }, { step: 'hr_staff', decides: 'verify' }, { step: 'president' }],
    page: '/files/employee/leave?record=',
  },
  time_correction: {
    name: 'Time correction',
    chain: byHead,
    page: '/time-logs?tab=requests&kind=corrections&record=',
  },
  overtime: { name: 'Overtime', chain: byHead, page: '/time-logs?tab=requests&kind=overtime&record=' },
  cash_advance: {
    name: 'Cash advance',
    chain: [
      { step: 'head' },
      { step: 'accounting', decides: 'verify' },
      { step: 'president', from: ['amount', 20_000] },
    ],
    view: 'cash_advance.record.view',
  },
  soa_request: {
    name: 'Commission request',
    chain: [{ step: 'head' }, { step: 'accounting', decides: 'verify' }],
    view: 'commission.request.view',
  },
  soa: {
    name: 'Statement of account',
    chain: [{ step: 'ou_admin' }],
    view: 'commission.soa.view',
  },
  commission_release: {
    name: 'Commission release',
    chain: [{ step: 'ou_admin' }, { step: 'president', from: ['gross_amount', 100_000] }],
    view: 'commission.release.view',
  },
  commission_correction: {
    name: 'Commission correction',
    chain: [{ step: 'ou_admin' }, { step: 'president', from: ['amount', 20_000] }],
    view: 'commission.correction.view',
  },
  commission_credit: {
    name: 'Credit to a developer',
    chain: [{ step: 'ou_admin' }, { step: 'president', from: ['amount', 20_000] }],
    view: 'commission.credit.view',
  },
  incentive_grant: {
    name: 'Incentive grant',
    chain: [{ step: 'ou_admin' }, { step: 'president', from: ['amount', 20_000] }],
    view: 'commission.incentive_grant.view',
  },
  expense: {
    name: 'Expense',
    chain: [{ step: 'head' }, { step: 'accounting', decides: 'verify' }],
    view: 'expense.transaction.view',
  },
  journal_void: { name: 'Reversal of an entry', chain: notYet },
  sale_amendment: { name: 'Change of a sale', chain: byPresident },
  period_reopening: {
    name: 'Period reopening',
    chain: byPresident,
    view: 'accounting.period_reopening.view',
  },
} as const satisfies Record<string, DocumentKind>

export type DocumentType = keyof typeof DOCUMENT_TYPES
const names = Object.entries(DOCUMENT_TYPES).map(([type, { name }]) => [type, name])
/** What documents are called, wherever one is named: without their fields, which weigh thirty times as much. */
export const documentTypeNames = {
  values: { doc_type: Object.fromEntries(names) as Record<DocumentType, string> },
}
export const documentKind = (type: DocumentType): DocumentKind => DOCUMENT_TYPES[type]
type PagedType = {
  [T in DocumentType]: (typeof DOCUMENT_TYPES)[T] extends { page: string } ? T : never
}[DocumentType]
export const documentPage = (type: PagedType, id: string): string => `${DOCUMENT_TYPES[type].page}${id}`
export const APPROVED_DOCUMENTS = namesOf(DOCUMENT_TYPES)

/** The documents that carry a number, and the letters each begins with until somebody chooses others. */
export const NUMBER_PREFIXES = {
  journal_entry: 'JE',
  quote: 'QT',
  sale: 'SR',
  soa: 'SOA',
  credit_memo: 'CM',
  debit_memo: 'DM',
  soa_request: 'SQ',
  commission_release: 'CR',
  commission_correction: 'CC',
  commission_credit: 'CD',
  incentive_grant: 'IG',
  collection: 'AR',
  expense: 'EX',
  expense_payment: 'PV',
  cash_advance: 'CA',
  leave_request: 'LV',
  memo: 'ME',
  payslip: 'PS',
  lead: 'LD',
  buyer: 'BY',
  employee: 'EM',
  period_reopening: 'PR',
} as const
export type NumberedType = keyof typeof NUMBER_PREFIXES
export const NUMBERED_TYPES = namesOf(NUMBER_PREFIXES)
