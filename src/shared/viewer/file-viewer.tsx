import { useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { saveAs } from '@/shared/record/stored-files'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { isShownHere, ShownFile } from '@/shared/viewer/shown-file'
import { useFileContent } from '@/shared/viewer/use-file-content'

export type FileViewerProps = {
  name: string
  mime: string
  fetchFile: () => Promise<Blob>
  /** Told at each press; what is only looked at is not saved. */
  onDownload?: (() => void) | undefined
  onClose: () => void
}

/** A file over the page. */
export function FileViewer({ name, mime, fetchFile, onDownload, onClose }: FileViewerProps) {
  const t = usePhrases('record')
  const loaded = useFileContent(fetchFile)
  const { file } = loaded
  const [isUnreadable, setUnreadable] = useState(false)
  const handleDownload = () => {
    if (!file) return
    saveAs(file.address, name)
    onDownload?.()
  }
  return (
    <Modal show size="xl" title={<bdi>{name}</bdi>} onClose={onClose}>
      <div className="viewer">
        {/* In what scrolls, so that the keys reach it and with it the pages. */}
        <div className="cluster viewer-actions">
          <Button
            icon="printer"
            disabled={!file || !isShownHere(mime) || isUnreadable}
            onClick={() => printViewer()}
          >
            {t('viewer.print')}
          </Button>
          <Button icon="download" variant="primary" disabled={!file} onClick={handleDownload}>
            {t('viewer.save')}
          </Button>
        </div>
        <ShownFile name={name} mime={mime} loaded={loaded} onUnreadable={() => setUnreadable(true)} />
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
