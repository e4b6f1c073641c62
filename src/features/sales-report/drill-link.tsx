import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { drillOf, type Drill, type DrillQuestion } from '@contract/modules/sales/sales-report.rules'
import { Ltr } from '@/shared/format/ltr'

export function drillPath({ list, filter }: Drill): string {
  const text = encodeURIComponent(JSON.stringify(filter))
  return list === 'sales' ? `/sales/record?filter=${text}` : `/sales/report?tab=shares&filter=${text}`
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
