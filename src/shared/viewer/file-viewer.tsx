import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isPicture } from '@/shared/form/file-rules'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { saveAs } from '@/shared/record/stored-files'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'
import '@/shared/viewer/viewer.scss'

const PdfPages = lazy(() => import('@/shared/viewer/pdf-pages').then(file => ({ default: file.PdfPages })))

export type FileViewerProps = {
  name: string
  mime: string
  fetchFile: () => Promise<Blob>
  /** Told at each press; what is only looked at is not saved. */
  onDownload?: (() => void) | undefined
  onClose: () => void
}

/** A file in the page: pictures and PDFs are shown, others can be saved. The bytes stay in this tab. */
export function FileViewer({ name, mime, fetchFile, onDownload, onClose }: FileViewerProps) {
  const t = usePhrases('record')
  const [file, setFile] = useState<{ content: Blob; address: string } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  const [tries, setTries] = useState(0)
  const fetching = useRef(fetchFile)

  // One file a viewer: another file is another viewer.
  useEffect(() => {
    let isGone = false
    fetching.current().then(
      content => !isGone && setFile({ content, address: URL.createObjectURL(content) }),
      (failed: unknown) => !isGone && setError(toApiFailure(failed)),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  const handleRetry = () => {
    setError(null)
    setTries(tries + 1)
  }
  useEffect(() => () => void (file && URL.revokeObjectURL(file.address)), [file])

  const isPdf = mime === 'application/pdf'
  const isShown = (isPdf || isPicture(mime)) && !isUnreadable
  const handleDownload = () => {
    if (!file) return
    saveAs(file.address, name)
    onDownload?.()
  }
  // In what scrolls, so that the keys reach it and with it the pages.
  const actions = (
    <div className="cluster viewer-actions">
      <Button icon="printer" disabled={!file || !isShown} onClick={() => printViewer()}>
        {t('viewer.print')}
      </Button>
      <Button icon="download" variant="primary" disabled={!file} onClick={handleDownload}>
        {t('viewer.save')}
      </Button>
    </div>
  )
  return (
    <Modal show size="xl" title={<bdi>{name}</bdi>} onClose={onClose}>
      <div className="viewer">
        {actions}
        {error !== null && <LoadFailed error={error} onRetry={handleRetry} />}
        {!file && error === null && <Skeleton lines={12} />}
        {file && !isShown && (
          <EmptyState icon="file-earmark-text" title={t('viewer.not_shown')}>
            {t('viewer.not_shown_text')}
          </EmptyState>
        )}
        {file && isShown && isPdf && (
          <Suspense fallback={<Skeleton lines={12} />}>
            <PdfPages content={file.content} onFailed={() => setUnreadable(true)} />
          </Suspense>
        )}
        {file && isShown && !isPdf && <img src={file.address} alt={name} />}
      </div>
    </Modal>
  )
}

/** The pages alone, without the portal around them. */
function printViewer(): void {
  const { body } = document
  body.classList.add('prints-viewer')
  window.addEventListener('afterprint', () => body.classList.remove('prints-viewer'), { once: true })
  window.print()
}
