import type { UploadSlot } from '@/shared/document-desk/upload-slot'
import { UploadRowFields } from '@/shared/document-desk/upload-row'
import { useUploads } from '@/shared/document-desk/use-uploads'
import { FileDrop } from '@/shared/form/file-drop'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import '@/shared/document-desk/document-desk.scss'

export type UploadDeskProps = { slots: readonly UploadSlot[]; onUploaded: () => void }

/** Many files at once, each with the requirement it seems to be for; one press uploads them all. */
export function UploadDesk({ slots, onUploaded }: UploadDeskProps) {
  const t = usePhrases('document-desk')
  const dispatch = useAppDispatch()
  const uploads = useUploads(slots, count => {
    if (count > 0) dispatch(success(t('upload.done', { count })))
    onUploaded()
  })
  const { rows, isBusy } = uploads
  const ready = rows.filter(({ slotKey }) => slots.some(({ key }) => key === slotKey)).length
  return (
    <section className="upload-desk" aria-label={t('upload.title')}>
      <LeaveGuard isDirty={rows.length > 0} losesFiles />
      <FileDrop many label={t('upload.choose')} disabled={isBusy} onFiles={uploads.add} />
      {rows.length > 0 && (
        <>
          <ul className="upload-rows" aria-label={t('upload.files')}>
            {rows.map(row => (
              <UploadRowFields key={row.id} row={row} slots={slots} uploads={uploads} />
            ))}
          </ul>
          <div className="cluster">
            <Button
              variant="primary"
              icon="upload"
              busy={isBusy}
              disabled={ready === 0}
              onClick={() => void uploads.uploadAll()}
            >
              {t('upload.submit', { count: ready })}
            </Button>
            {ready < rows.length && (
              <span className="text-muted small">
                {t('upload.unassigned', { count: rows.length - ready })}
              </span>
            )}
          </div>
        </>
      )}
    </section>
  )
}
