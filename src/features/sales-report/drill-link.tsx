import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { drillOf, type Drill, type DrillQuestion } from '@contract/modules/sales/sales-report.rules'
import { Ltr } from '@/shared/format/ltr'
import { listPath } from '@/shared/resource/list-path'

export function drillPath({ list, filter }: Drill): string {
  return listPath(list === 'sales' ? '/sales/record' : '/sales/report?tab=shares', { filter })
}

export type DrillLinkProps = {
  question: DrillQuestion
  /** The figure as it is read. */
  children: ReactNode
  /** Nothing stands behind a nought. */
  isEmpty: boolean
  label: string
}

/** A figure that leads to exactly its rows. */
export function DrillLink({ question, children, isEmpty, label }: DrillLinkProps) {
  if (isEmpty) return <Ltr>{children}</Ltr>
  return (
    <Link to={drillPath(drillOf(question))} className="figure-link" title={label}>
      <Ltr>{children}</Ltr>
    </Link>
  )
}
