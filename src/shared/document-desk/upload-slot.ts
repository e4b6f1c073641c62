import type { MatchSlot } from '@contract/selling/document-match.rules'
import type { SendFile } from '@/shared/form/use-file-sender'

/** A requirement, and the way its files take: one after the other, each told the ids that came before it. */
export type UploadSlot = MatchSlot & {
  asksValidTo: boolean
  send: (sentIds: readonly string[], validTo: string | null) => SendFile<string>
  /** Once all its files are there. */
  finish?: (sentIds: readonly string[], validTo: string | null) => Promise<unknown>
}
