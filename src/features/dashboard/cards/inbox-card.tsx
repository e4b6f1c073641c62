import { Suspense } from 'react'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardInboxQuery } from '@/features/dashboard/dashboard.api'
import { InboxRows } from '@/features/dashboard/late-cards'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { Skeleton } from '@/shared/ui/skeleton'

/** What waits for one's own decision, the most urgent first, decided where it stands. */
export function InboxCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardInboxQuery()
  return (
    <CardFrame
      title={t('cards.inbox.title')}
      icon="inbox"
      asked={{ data, error, isFetching, refetch }}
      footer={
        data !== undefined &&
        data.rows.length < data.waiting && (
          <ButtonLink to="/approvals">{t('cards.inbox.all', { count: data.waiting })}</ButtonLink>
        )
      }
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="text-muted">{t('cards.inbox.empty')}</p>
        ) : (
          <Suspense fallback={<Skeleton shape="rows" lines={rows.length} />}>
            <InboxRows rows={rows} />
          </Suspense>
        )
      }
    </CardFrame>
  )
}
