import { Link } from 'react-router-dom'
import { recordPathOf } from '@/features/settings/audit/audit-links'
import { recordName } from '@/features/settings/audit/record-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type AuditRecordProps = { row: ResourceRow }

/** What an entry is about: by its name where the reader may see it, and then also with the way there. */
export function AuditRecord({ row }: AuditRecordProps) {
  const t = usePhrases('settings')
  const id = typeof row['entity_id'] === 'string' ? row['entity_id'] : null
  const name = recordName(row)
  if (typeof name !== 'string')
    return name === null ? (
      <span className="text-muted" title={id ?? undefined}>
        {t('audit.hidden_record')}
      </span>
    ) : (
      <bdi>{id}</bdi>
    )
  const path = recordPathOf(String(row['entity_type']), id)
  return path ? (
    <Link to={path} className="record-link">
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}
