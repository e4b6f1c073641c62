import { lazy, Suspense } from 'react'
import { recordFile } from '@/features/commission-record/commission-record.api'
import { FiguresView } from '@/features/commission-record/figures-view'
import { RecordReference } from '@/features/commission-record/record-reference'
import {
  useRecordAddress,
  type RECORD_VIEWS,
  type RecordAddress,
} from '@/features/commission-record/use-record-address'
import { Can } from '@/shared/access/can'
import { useReach } from '@/shared/access/use-reach'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

const NextView = lazy(() =>
  import('@/features/commission-record/next-view').then(file => ({ default: file.NextView })),
)

/** What sellers earned so far, and what comes next. */
export function CommissionRecordScreen() {
  const t = usePhrases('commission-record')
  const address = useRecordAddress()
  const { view, year, ou_id, team_id } = address
  const content: Record<(typeof RECORD_VIEWS)[number], React.ReactNode> = {
    figures: <FiguresView address={address} />,
    next: (
      <div className="stack">
        <NextBar address={address} />
        <Suspense fallback={<Skeleton shape="rows" lines={8} />}>
          <NextView address={address} />
        </Suspense>
      </div>
    ),
  }
  const tabs = (['figures', 'next'] as const).map(key => ({
    ...{ key, label: t(`views.${key}`), content: content[key] },
  }))
  return (
    <>
      <PageHeader
        text={t('record.text')}
        actions={
          view === 'figures' && (
            <Can code="commission.record.export">
              <SaveButton
                url={recordFile({ year, ou_id, team_id })}
                kind="xlsx"
                name={`${t('record.title')} ${String(year)}`}
              >
                {t('record.export')}
              </SaveButton>
            </Can>
          )
        }
      />
      <Tabs
        label={t('views.label')}
        tabs={tabs}
        activeKey={view}
        onChange={tab => address.change({ tab: tab === 'figures' ? '' : tab })}
      />
    </>
  )
}

/** Whose money is expected; nobody who sees himself alone is asked. */
function NextBar({ address }: { address: RecordAddress }) {
  const reaches = useReach()
  if (!reaches('commission.record.view', 'ou')) return null
  return (
    <Card>
      <div className="form-grid">
        <RecordReference address={address} name="unit" />
        <RecordReference address={address} name="team" />
        <RecordReference address={address} name="seller" />
      </div>
    </Card>
  )
}
