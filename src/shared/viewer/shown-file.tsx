import { lazy, Suspense, useState } from 'react'
import { isPicture } from '@/shared/form/file-rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import type { useFileContent } from '@/shared/viewer/use-file-content'
import '@/shared/viewer/viewer.scss'

const PdfPages = lazy(() => import('@/shared/viewer/pdf-pages').then(file => ({ default: file.PdfPages })))

export type ShownFileProps = {
  name: string
  mime: string
  loaded: ReturnType<typeof useFileContent>
  onUnreadable?: () => void
}

export const isShownHere = (mime: string) => mime === 'application/pdf' || isPicture(mime)

/** Pictures and the pages of a PDF; others can only be saved. */
export function ShownFile({ name, mime, loaded: { file, error, retry }, onUnreadable }: ShownFileProps) {
  const t = usePhrases('record')
  const [isUnreadable, setUnreadable] = useState(false)
  if (error !== null) return <LoadFailed error={error} onRetry={retry} />
  if (!file) return <Skeleton lines={12} />
  if (!isShownHere(mime) || isUnreadable)
    return (
      <EmptyState icon="file-earmark-text" title={t('viewer.not_shown')}>
        {t('viewer.not_shown_text')}
      </EmptyState>
    )
  if (mime !== 'application/pdf') return <img src={file.address} alt={name} />
  const handleFailed = () => {
    setUnreadable(true)
    onUnreadable?.()
  }
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <PdfPages content={file.content} onFailed={handleFailed} />
    </Suspense>
  )
}
