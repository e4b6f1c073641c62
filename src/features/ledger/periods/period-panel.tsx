import { periods } from '@/features/ledger/ledger.api'
import { CloseChecklist } from '@/features/ledger/periods/close-checklist'
import { PeriodActions } from '@/features/ledger/periods/period-actions'
import { PeriodStatusBadge } from '@/features/ledger/periods/period-status-badge'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { DefinitionList } from '@/shared/ui/definition-list'

const api = periods

/** A month of a unit: where it stands, and who closed it or opened it again. */
export function PeriodPanel(opened: OpenedRecord) {
  const t = usePhrases('ledger')
  const formats = useFormats()
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={{ namespace: 'ledger', list: 'periods' }}
      nameOf={row => formats.month(String(row['month']))}
      badge={row => <PeriodStatusBadge status={row.status} />}
      details={period => (
        <>
          <PeriodActions period={period} />
          {period.status !== 'closed' && <CloseChecklist periodId={opened.id} />}
          <DefinitionList
            definitions={[
              [t('fields.month'), formats.month(period.month)],
              [t('fields.ou_id'), <bdi key="unit">{period.ou_label}</bdi>],
              [
                t('fields.closed_at'),
                period.closed_at && <Ltr key="closed">{formats.instant(period.closed_at)}</Ltr>,
              ],
              [t('fields.closed_by'), period.closed_by_label && <bdi key="by">{period.closed_by_label}</bdi>],
              [t('fields.reopen_reason'), period.reopen_reason],
            ]}
          />
        </>
      )}
      tabs={(_period, { details, history }) => [details, history]}
    />
  )
}
