import { DocumentQueue } from '@/shared/document-desk/document-queue'
import { useWaitingDocuments } from '@/shared/document-desk/use-waiting-documents'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

/** Documents of buyers and sales that wait to be verified, one after the other. */
export function WaitingScreen() {
  const t = usePhrases('buyers')
  const { documents, isKnown, errors, refetch } = useWaitingDocuments()
  return (
    <div className="stack">
      <PageHeader
        text={t('waiting.text')}
        actions={
          <ButtonLink to="/buyer-management/list" icon="person-check">
            {t('waiting.buyers')}
          </ButtonLink>
        }
      />
      {errors.map(({ error, isFetching, refetch: again }, index) => (
        <LoadFailed key={index} error={error} isBusy={isFetching} onRetry={again} />
      ))}
      {!isKnown && errors.length === 0 && <Skeleton lines={10} />}
      {documents.length > 0 && (
        <Card as="div">
          <DocumentQueue documents={documents} onLastDecided={refetch} />
        </Card>
      )}
      {isKnown && documents.length === 0 && (
        <Card>
          <EmptyState icon="patch-check" title={t('waiting.empty')}>
            {t('waiting.empty_text')}
          </EmptyState>
        </Card>
      )}
    </div>
  )
}
