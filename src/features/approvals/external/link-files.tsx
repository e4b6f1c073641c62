import { useState } from 'react'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import { linkCalls, type Link } from '@/features/approvals/external/link-calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { Spinner } from '@/shared/ui/spinner'

export type LinkFilesProps = { link: Link; files: ApprovalView['files'] }

function saveBlob(content: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(content)
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000)
}

/** A file comes by a call like everything else of a link, so that no address of it can be passed on. */
export function LinkFiles({ link, files }: LinkFilesProps) {
  const t = usePhrases('link')
  const [busy, setBusy] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  if (files.length === 0) return null

  const handleLoad = async (file: ApprovalView['files'][number]) => {
    if (busy) return
    setBusy(file.key)
    setFailed(false)
    try {
      saveBlob(await linkCalls.file(link, file.key), file.name)
    } catch {
      setFailed(true)
    }
    setBusy(null)
  }
  return (
    <section className="link-before">
      <h2>{t('request.files')}</h2>
      <ul className="link-files">
        {files.map(file => (
          <li key={file.key}>
            <button
              type="button"
              className="link-file"
              aria-label={t('request.download', { name: file.name })}
              onClick={() => void handleLoad(file)}
            >
              {busy === file.key ? <Spinner /> : <Icon name="download" />}
              <bdi className="link-file-name">{file.name}</bdi>
              <span className="link-faint">{t('request.size', { size: Math.ceil(file.size / 1024) })}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('request.download_failed')}
        </p>
      )}
    </section>
  )
}
