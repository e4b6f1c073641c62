import type { UploadSlot } from '@/shared/document-desk/upload-slot'
import { shrinkPicture } from '@/shared/form/shrink-picture'
import { toApiFailure } from '@/shared/http/api-failure'

export type UploadRow = {
  id: number
  file: File
  slotKey: string | null
  validTo: string | null
  /** Told once the file is there, so that it is not sent again with the others of its document. */
  sentId: string | null
  /** Of the file on its way; null while it waits. */
  share: number | null
  fault: string | null
}

/** The files of one document; true once all are there. */
export async function uploadGroup(
  rows: readonly UploadRow[],
  slot: UploadSlot,
  show: (id: number, values: Partial<UploadRow>) => void,
): Promise<boolean> {
  const validTo = slot.asksValidTo ? (rows.find(row => row.validTo)?.validTo ?? null) : null
  const sentIds = rows.flatMap(({ sentId }) => sentId ?? [])
  let last = rows[0]
  try {
    for (const row of rows.filter(({ sentId }) => sentId === null)) {
      last = row
      const { id } = row
      show(id, { share: 0, fault: null })
      const { file, originalHash } = await shrinkPicture(row.file)
      const sending = {
        signal: new AbortController().signal,
        originalHash,
        onSent: (share: number) => show(id, { share }),
      }
      const sentId = await slot.send(sentIds, validTo)(file, sending)
      sentIds.push(sentId)
      show(id, { sentId })
    }
    await slot.finish?.(sentIds, validTo)
    return true
  } catch (error) {
    const { message, fields } = toApiFailure(error)
    for (const { id } of rows) show(id, { share: null })
    if (last) show(last.id, { fault: fields[0]?.message ?? message })
    return false
  }
}
