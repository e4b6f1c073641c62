import type { ReactNode } from 'react'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'

/** What a document asks for besides a decision, where one decides. */
export type DecisionExtra = {
  /** With which decision it is asked. */
  decision: OpenedSeat['decisions'][number]
  fields: ReactNode
  /** Keeps what was asked, and tells which version is decided about then; null where it is not ready. */
  save: (seat: OpenedSeat) => Promise<number | null>
}
