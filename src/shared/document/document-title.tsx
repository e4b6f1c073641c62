import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** A draft has no number yet, and must be opened all the same. */
export function DocumentTitle({ row }: { row: ResourceRow }) {
  const t = usePhrases('document')
  return (
    <RecordLink id={row.id} opens="panel" className="record-link">
      <bdi>{String(row['number'] ?? t('values.status.draft'))}</bdi>
    </RecordLink>
  )
}
