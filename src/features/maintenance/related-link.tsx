import { Link } from 'react-router-dom'
import { oneOf } from '@contract/kernel/one-of'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type RelatedLinkProps = {
  row: ResourceRow
  /** The list that the link leads to, by its name among the phrases. */
  list: 'projects' | 'house_models' | 'sub_unit_types' | 'sales_teams' | 'sales_team_members'
  path: string
  /** The field there that names this record. */
  field: string
}

/** From a record to the records of another list that belong to it. */
export function RelatedLink({ row, list, path, field }: RelatedLinkProps) {
  const t = usePhrases('maintenance')
  return (
    <Link to={listPath(path, { filter: { [field]: oneOf(row.id) } })} className="record-link">
      {t(`${list}.title`)}
      <span className="visually-hidden">: {String(row['name'])}</span>
    </Link>
  )
}
