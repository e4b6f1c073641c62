import { useState } from 'react'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import { openStream } from '@/shared/http/open-stream'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error } from '@/shared/notify/notification.slice'
import { saveAs } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type SeatFilesProps = { seatId: string; files: ApprovalView['files'] }

const KEPT_MS = 60_000

/** What was attached, as far as this step may read it. */
export function SeatFiles({ seatId, files }: SeatFilesProps) {
  const t = usePhrases('approvals')
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState<string | null>(null)
  if (files.length === 0) return null

  const handleLoad = async (file: ApprovalView['files'][number]) => {
    setBusy(file.key)
    try {
      const path = `/api/v1/approvals/inbox/${encodeURIComponent(seatId)}/files/${encodeURIComponent(file.key)}`
      const content = await new Response(await openStream(path, {})).arrayBuffer()
      const address = URL.createObjectURL(new Blob([content], { type: file.media_type }))
      saveAs(address, file.name)
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
    }
    setBusy(null)
  }
  return (
    <section>
      <h3>{t('inbox.files')}</h3>
      <div className="cluster">
        {files.map(file => (
          <Button
            key={file.key}
            icon="download"
            busy={busy === file.key}
            onClick={() => void handleLoad(file)}
          >
            <bdi>{file.name}</bdi>
          </Button>
        ))}
      </div>
    </section>
  )
}
