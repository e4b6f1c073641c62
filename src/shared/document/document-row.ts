import type { ResourceRow } from '@/shared/resource/resource-types'

/** A document as it shows itself when opened. */
export type DocumentRow = ResourceRow & {
  status: string
  last_comment: string | null
  /** What may be done with it: `edit`, and the names of its commands. */
  actions?: readonly string[]
  /** Why others are not left to this reader, by the names of the commands. */
  refused?: Readonly<Record<string, string>>
}
