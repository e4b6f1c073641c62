import { titleOfLabel } from '@contract/kernel/record-labels'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { ReservedBadge } from '@/features/property/holds/reserved-badge'
import { ReservedDeadline } from '@/features/property/holds/reserved-deadline'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'

export type ReservedCardProps = { row: ListedReservedUnit }

export function ReservedCard({ row }: ReservedCardProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  return (
    <div className="reserved-card">
      <div className="reserved-line">
        <RecordLink id={row.id} opens="panel" className="record-link reserved-title">
          <bdi>{row.unit_code}</bdi>
        </RecordLink>
        <ReservedBadge status={row.status} />
      </div>
      <bdi className="text-muted">{row.project_label && titleOfLabel(row.project_label)}</bdi>
      <div className="reserved-line">
        <bdi>{row.is_own ? t('hold.yours') : row.holder_name}</bdi>
        <strong>
          <ReservedDeadline row={row} />
        </strong>
      </div>
      {row.for_whom && <span>{t('hold.for', { name: row.for_whom })}</span>}
      {row.next_due_on && (
        <span className="text-muted">
          {t('fields.next_due_on')} <Ltr>{formats.date(row.next_due_on)}</Ltr>
        </span>
      )}
    </div>
  )
}
