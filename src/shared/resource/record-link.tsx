import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useOriginOf } from '@/shared/resource/record-origin'
import { useRecordPath } from '@/shared/resource/use-record-path'

export type RecordLinkProps = {
  id: string
  opens: 'panel' | ((id: string) => string)
  /** The resource whose list the link stands in: its page leads back there. */
  of?: string | undefined
  children: ReactNode
  className?: string
  title?: string | undefined
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Reads the address by itself: cells are drawn once and outlive many addresses. */
export function RecordLink({ id, opens, of, children, className, title }: RecordLinkProps) {
  const path = useRecordPath(opens)
  const originOf = useOriginOf(of)
  const navigate = useNavigate()
  const to = path?.(id) ?? ''
  // Where the row stands is known only when it is pressed.
  const handleClick = (event: MouseEvent) => {
    if (of === undefined || opens === 'panel' || !isPlain(event)) return
    event.preventDefault()
    void navigate(to, { state: originOf(id) })
  }
  return (
    <Link to={to} className={className} title={title} onClick={handleClick}>
      {children}
    </Link>
  )
}
