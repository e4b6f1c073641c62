import { useEffect, useState } from 'react'
import type { BuyerDocument } from '@contract/modules/buyers/buyer.commands'
import { fetchDocument } from '@/features/buyers/buyers/document-file'
import { isPicture } from '@/shared/form/file-rules'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { FileViewer } from '@/shared/viewer/file-viewer'

/** The picture at once; anything else opens by a press. */
export function DocumentPreview({ document }: { document: BuyerDocument }) {
  const t = usePhrases('buyers')
  const [address, setAddress] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const isShown = isPicture(document.mime)

  useEffect(() => {
    if (!isShown) return
    let isGone = false
    let made: string | null = null
    fetchDocument(document).then(
      content => {
        made = URL.createObjectURL(content)
        if (isGone) URL.revokeObjectURL(made)
        else setAddress(made)
      },
      (failed: unknown) => !isGone && setFailure(toApiFailure(failed)),
    )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- keyed by the document
  }, [tries])

  return (
    <div className="document-preview">
      {failure !== null && (
        <LoadFailed
          error={failure}
          onRetry={() => {
            setFailure(null)
            setTries(tries + 1)
          }}
        />
      )}
      {isShown && !address && failure === null && <Skeleton lines={10} />}
      {address && <img src={address} alt={document.file_name} />}
      <Button icon="eye" onClick={() => setOpen(true)}>
        {t('documents.look', { name: document.file_name })}
      </Button>
      {isOpen && (
        <FileViewer
          name={document.file_name}
          mime={document.mime}
          fetchFile={() => fetchDocument(document)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
