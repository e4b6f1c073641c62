import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRecordPath } from '@/shared/resource/use-record-path'

export type RecordLinkProps = {
  id: string
  opens: 'panel' | ((id: string) => string)
  children: ReactNode
  className?: string
}

/** Reads the address by itself: cells are drawn once and outlive many addresses. */
export function RecordLink({ id, opens, children, className }: RecordLinkProps) {
  const path = useRecordPath(opens)
  return (
    <Link to={path?.(id) ?? ''} className={className}>
      {children}
    </Link>
  )
}
