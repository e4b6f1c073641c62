import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { namesOf } from '@contract/kernel/records'

/** The list in which a record of each kind stands; the kinds that can be found from anywhere, in the order of their groups. */
export const FOUND_KINDS = {
  lead: '/buyer-management/prospect',
  buyer: '/buyer-management/list',
  sale: '/sales/record',
  property_unit: '/property/list',
  buyer_payment: '/sales/payments',
  commission_statement: '/commission/soa',
  commission_release: '/commission/release',
  commission_request: '/request/soa',
  collection: '/collection/record',
  expense: '/expense/transaction',
  cash_advance: '/cash-advance/record',
  journal_entry: '/accounting/journal',
  employee: '/people/employees',
  seller_profile: '/people/sellers',
  user: '/settings/users',
  developer: '/maintenance/developer',
  project: '/maintenance/project',
  account: '/accounting/chart-of-accounts',
  leave_request: '/files/employee/leave',
  own_memo: '/files/employee/memos',
  own_form: '/files/employee/downloadable-form',
} as const
export type FoundKind = keyof typeof FOUND_KINDS
const ON_PAGES: ReadonlySet<FoundKind> = new Set(['employee', 'user', 'buyer', 'developer', 'project'])

/** What is addressed to its reader, by the name that its page gives it in the address. */
export const PERSONAL_KINDS = { own_memo: 'memo', own_form: 'form' } as const satisfies Partial<
  Record<FoundKind, string>
>
export type PersonalKind = keyof typeof PERSONAL_KINDS
export const isPersonalKind = (kind: FoundKind): kind is PersonalKind => Object.hasOwn(PERSONAL_KINDS, kind)

/** On a page of its own, or beside its list. */
export function foundPath(kind: FoundKind, id: string): string {
  if (ON_PAGES.has(kind)) return `${FOUND_KINDS[kind]}/${id}`
  return `${FOUND_KINDS[kind]}?${isPersonalKind(kind) ? PERSONAL_KINDS[kind] : 'record'}=${id}`
}

export const FOUND_KIND_NAMES = namesOf(FOUND_KINDS)

/** Fewer letters than these say nothing of a record. */
export const SHORTEST_SEARCH = 3
const LONGEST_SEARCH = 100
export const findQuery = z.strictObject({ text: z.string().trim().min(SHORTEST_SEARCH).max(LONGEST_SEARCH) })

/** GET /search: records of every kind that the reader may see, the exact one first and then the newest. */
export const foundRecordsSchema = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(FOUND_KIND_NAMES),
      /** Whether its first record is called so, or known by it as a whole. */
      is_exact: z.boolean(),
      records: z.array(z.object({ id: idSchema, title: z.string(), detail: z.string() })),
    }),
  ),
})
export type FoundRecords = z.infer<typeof foundRecordsSchema>
