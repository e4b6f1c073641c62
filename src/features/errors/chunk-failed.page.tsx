import { chunkFailureOf } from '@/features/errors/chunk-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { StatusPage } from '@/shared/ui/status-page'

export type ChunkFailedPageProps = { error: unknown; onRetry: () => void; standalone?: boolean | undefined }

export function ChunkFailedPage({ error, onRetry, standalone }: ChunkFailedPageProps) {
  const t = usePhrases('errors')
  const { kind, type } = chunkFailureOf(error) ?? { kind: 'script', type: 'error' }
  return (
    <StatusPage
      icon="cloud-slash"
      tone="warning"
      role="alert"
      standalone={standalone}
      title={t(`chunk_failed.${kind}`)}
      actions={
        <Button variant="primary" icon="arrow-clockwise" onClick={onRetry}>
          {t('try_again')}
        </Button>
      }
      details={t('chunk_failed.type', { type: t(`chunk_failed.types.${type}`) })}
    >
      <p>{t('chunk_failed.text')}</p>
    </StatusPage>
  )
}
