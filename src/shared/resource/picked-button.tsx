import { Suspense, useState, type ReactNode } from 'react'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import type { ListConditions } from '@/shared/resource/resource-types'
import { Button, type ButtonProps } from '@/shared/ui/button'

/** What a dialog about rows that are picked is given. */
export type AskedOfPicked = {
  target: BulkTarget
  narrowing: ListConditions
  onDone: () => void
  onClose: () => void
}

export type PickedButtonProps = Pick<ButtonProps, 'variant' | 'icon'> & {
  label: string
  picked: PickedRows
  /** The dialog, which may come late. */
  children: (asked: AskedOfPicked) => ReactNode
}

/** A button that opens a dialog about the rows that are picked; once it is done none are. */
export function PickedButton({ label, picked, children, ...button }: PickedButtonProps) {
  const { target, list, clear } = picked
  const [isAsking, setAsking] = useState(false)
  const asked = { target, narrowing: list.narrowing, onDone: clear, onClose: () => setAsking(false) }
  return (
    <>
      <Button size="sm" {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && <Suspense>{children(asked)}</Suspense>}
    </>
  )
}
