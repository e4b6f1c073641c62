import { useEffect, useState } from 'react'
import type { Attachment } from '@contract/kernel/record-calls'
import { fetchBlob } from '@/shared/http/fetch-blob'
import { MemoAcknowledge } from '@/features/files/own-memos/memo-acknowledge'
import { MemoSeal } from '@/features/files/own-memos/memo-seal'
import { MemoState } from '@/features/files/memo-state'
import { ownMemoActions, ownMemoFile, useGetOwnMemoQuery } from '@/features/files/memos.api'
import { shownSize } from '@/shared/form/file-rules'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { HeldBadge } from '@/shared/record/held-badge'
import { LoadFailed } from '@/shared/resource/load-failed'
import { SafeText } from '@/shared/text/safe-text'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { FileViewer } from '@/shared/viewer/file-viewer'

/** One memo, whole. That it was shown is told to the server once it is on the screen. */
export function OwnMemoPage({ id, onBack }: { id: string; onBack: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const { currentData: memo, error, isFetching, refetch } = useGetOwnMemoQuery(id)
  const [noteRead] = ownMemoActions.read.useMutation()
  const [shown, setShown] = useState<Attachment | null>(null)
  const version = memo?.version
  useEffect(() => {
    if (version !== undefined) noteRead({ record: { id } })
  }, [id, version, noteRead])

  const back = (
    <Button icon="arrow-left" onClick={onBack}>
      {t('own_memos.all')}
    </Button>
  )
  if (!memo) {
    const isMissing = error !== undefined && [400, 404].includes(toApiFailure(error).status)
    if (isMissing)
      return (
        <EmptyState icon="search" title={t('own_memos.missing')} action={back}>
          {t('own_memos.missing_text')}
        </EmptyState>
      )
    return error ? (
      <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={10} />
    )
  }
  return (
    <>
      <PageHeader
        title={memo.title}
        meta={<MemoState state={memo.state} />}
        text={
          <>
            <Ltr>{memo.memo_no}</Ltr> · <bdi>{memo.from}</bdi> · {formats.longDate(memo.published_at)}
            {memo.version > 1 && ` · ${t('own_memos.changed', { date: formats.longDate(memo.changed_at) })}`}
          </>
        }
        actions={
          <>
            {!memo.is_over && <MemoSeal memo={memo} />}
            {back}
          </>
        }
      />
      <Card>
        <SafeText text={memo.body_md} />
        {memo.files.length > 0 && (
          <ul className="files-attached" aria-label={t('own_memos.files')}>
            {memo.files.map(file => (
              <li key={file.id}>
                {file.held === null ? (
                  <Button icon="file-earmark-text" onClick={() => setShown(file)}>
                    <bdi className="text-break">{file.file_name}</bdi> <Ltr>{shownSize(file.size_bytes)}</Ltr>
                  </Button>
                ) : (
                  <span className="cluster">
                    <bdi className="text-break">{file.file_name}</bdi> <HeldBadge held={file.held} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {memo.requires_ack && !memo.is_over && <MemoAcknowledge memo={memo} />}
      </Card>
      {shown && (
        <FileViewer
          key={shown.id}
          name={shown.file_name}
          mime={shown.mime}
          fetchFile={() => fetchBlob(ownMemoFile(id, shown.id), shown.mime)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
