import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

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
} as const
export type FoundKind = keyof typeof FOUND_KINDS
const ON_PAGES: ReadonlySet<FoundKind> = new Set(['sale', 'user'])

/** On a page of its own, or beside its list. */
export const foundPath = (kind: FoundKind, id: string): string =>
  ON_PAGES.has(kind) ? `${FOUND_KINDS[kind]}/${id}` : `${FOUND_KINDS[kind]}?record=${id}`

export const FOUND_KIND_NAMES = Object.keys(FOUND_KINDS) as [FoundKind, ...FoundKind[]]

/** Fewer letters than these say nothing of a record. */
export const SHORTEST_SEARCH = 3
const LONGEST_SEARCH = 100
export const findQuery = z.strictObject({ text: z.string().trim().min(SHORTEST_SEARCH).max(LONGEST_SEARCH) })

/** GET /search: records of every kind that the reader may see, the exact one first and then the newest. */
export const foundRecordsSchema = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(FOUND_KIND_NAMES),
      records: z.array(z.object({ id: idSchema, title: z.string(), detail: z.string() })),
    }),
  ),
})
export type FoundRecords = z.infer<typeof foundRecordsSchema>
