import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** Where a record of each kind is shown; the kinds that can be found from anywhere, in the order of their groups. */
export const FOUND_KINDS = {
  lead: { list: '/buyer-management/prospect', record: '/buyer-management/prospect?record=' },
  buyer: { list: '/buyer-management/list', record: '/buyer-management/list?record=' },
  sale: { list: '/sales/record', record: '/sales/record/' },
  property_unit: { list: '/property/list', record: '/property/list?record=' },
  buyer_payment: { list: '/sales/payments', record: '/sales/payments?record=' },
  commission_statement: { list: '/commission/soa', record: '/commission/soa?record=' },
  commission_release: { list: '/commission/release', record: '/commission/release?record=' },
  commission_request: { list: '/request/soa', record: '/request/soa?record=' },
  collection: { list: '/collection/record', record: '/collection/record?record=' },
  expense: { list: '/expense/transaction', record: '/expense/transaction?record=' },
  cash_advance: { list: '/cash-advance/record', record: '/cash-advance/record?record=' },
  journal_entry: { list: '/accounting/journal', record: '/accounting/journal?record=' },
  employee: { list: '/people/employees', record: '/people/employees?record=' },
  seller_profile: { list: '/people/sellers', record: '/people/sellers?record=' },
  user: { list: '/settings/users', record: '/settings/users/' },
  developer: { list: '/maintenance/developer', record: '/maintenance/developer?record=' },
  project: { list: '/maintenance/project', record: '/maintenance/project?record=' },
  account: { list: '/accounting/chart-of-accounts', record: '/accounting/chart-of-accounts?record=' },
} as const
export type FoundKind = keyof typeof FOUND_KINDS
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
