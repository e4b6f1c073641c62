import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { WaitingDocument } from '@contract/modules/buyers/buyer.commands'
import '@/features/buyers/buyers/buyers.scss'
import {
  useGetWaitingDocumentsQuery,
  useGetWaitingSalePapersQuery,
} from '@/features/buyers/buyers/buyers.calls'
import { DocumentDecision } from '@/features/buyers/buyers/document-decision'
import { WaitingSalePapers } from '@/features/buyers/buyers/waiting-sale-papers'
import { DocumentPreview } from '@/features/buyers/buyers/document-preview'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { useStepKeys } from '@/shared/ui/use-step-keys'

/** Papers that wait to be looked at, one after the other: what is decided leaves, the next one opens. */
export function WaitingScreen() {
  const t = usePhrases('buyers')
  const { data, error, isFetching, refetch } = useGetWaitingDocumentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const can = useCan()
  const ofSales = useGetWaitingSalePapersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !can('sales.record.edit'),
  })
  const salePapers = ofSales.data ?? []
  const isKnown = data !== undefined && (ofSales.data !== undefined || ofSales.isUninitialized)
  const [decided, setDecided] = useState<readonly string[]>([])
  const [chosenId, setChosen] = useState<string | null>(null)
  const waiting = (data ?? []).filter(({ id }) => !decided.includes(id))
  const index = Math.max(
    waiting.findIndex(({ id }) => id === chosenId),
    0,
  )
  const chosen = waiting[index]
  useStepKeys(by => setChosen(waiting[Math.min(Math.max(index + by, 0), waiting.length - 1)]?.id ?? null))

  const handleDecided = (document: WaitingDocument) => {
    setChosen((waiting[index + 1] ?? waiting[index - 1])?.id ?? null)
    setDecided([...decided, document.id])
    // More may wait than came with one answer.
    if (waiting.length === 1) void refetch()
  }
  return (
    <div className="stack">
      <PageHeader
        title={t('waiting.title')}
        text={t('waiting.text')}
        actions={
          <ButtonLink to="/buyer-management/list" icon="person-check">
            {t('waiting.buyers')}
          </ButtonLink>
        }
      />
      {error !== undefined && !data && (
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && error === undefined && <Skeleton lines={10} />}
      {isKnown && !chosen && salePapers.length === 0 && (
        <Card>
          <EmptyState icon="patch-check" title={t('waiting.empty')}>
            {t('waiting.empty_text')}
          </EmptyState>
        </Card>
      )}
      {chosen && (
        <div className="waiting">
          <Queue waiting={waiting} chosenId={chosen.id} onChoose={setChosen} />
          <Card
            title={<bdi>{chosen.name}</bdi>}
            text={
              <Link to={`/buyer-management/list?record=${chosen.buyer_id}`}>
                <bdi>{chosen.buyer_name}</bdi> · <bdi>{chosen.buyer_no}</bdi>
              </Link>
            }
          >
            <div className="stack">
              <DocumentDecision key={chosen.id} document={chosen} onDecided={() => handleDecided(chosen)} />
              <DocumentPreview key={`${chosen.id}-preview`} document={chosen} />
            </div>
          </Card>
        </div>
      )}
      {ofSales.error !== undefined && !ofSales.data && (
        <LoadFailed
          error={ofSales.error}
          isBusy={ofSales.isFetching}
          onRetry={() => void ofSales.refetch()}
        />
      )}
      {salePapers.length > 0 && <WaitingSalePapers papers={salePapers} />}
    </div>
  )
}

type QueueProps = {
  waiting: readonly WaitingDocument[]
  chosenId: string
  onChoose: (id: string) => void
}

function Queue({ waiting, chosenId, onChoose }: QueueProps) {
  const t = usePhrases('buyers')
  const formats = useFormats()
  return (
    <nav aria-label={t('waiting.queue')}>
      <p className="text-muted small">{t('waiting.count', { count: waiting.length })}</p>
      <ul className="waiting-list">
        {waiting.map(({ id, name, buyer_name, created_at }) => (
          <li key={id}>
            <button
              type="button"
              className="waiting-item"
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <bdi className="fw-medium">{buyer_name}</bdi>
              <span className="small">
                <bdi>{name}</bdi>
              </span>
              <time className="small text-muted" dateTime={created_at}>
                {formats.longDate(created_at)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
