import { useEffect, useRef, useState } from 'react'
import type { BulkAction } from '@contract/kernel/record-calls'
import { toApiFailure } from '@/shared/http/api-failure'
import { error, success } from '@/shared/notify/notification.slice'
import type { ListModel } from '@/shared/resource/list-model'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type Undoable = { action: BulkAction; ids: readonly string[] }
export type UndoNoteProps = { list: ListModel; done: Undoable; onGone: () => void }

const STAYS_MS = 10_000
const MOST = 5_000

/** For a while after retiring or bringing back: one press, or Ctrl and Z, and it is as it was. */
export function UndoNote({ list, done, onGone }: UndoNoteProps) {
  const { say } = list.words
  const dispatch = useAppDispatch()
  const [run, { isLoading }] = list.api.useBulkMutation()
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld || isLoading) return
    const timer = setTimeout(onGone, STAYS_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isLoading, onGone])

  const undo = async () => {
    const action = done.action === 'deactivate' ? 'reactivate' : 'deactivate'
    try {
      await run({ action, target: { ids: done.ids.slice(0, MOST) }, dry_run: false }).unwrap()
      dispatch(success(say('bulk.undone')))
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
    }
    onGone()
  }
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const handleKeys = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.shiftKey || isTyping)
        return
      event.preventDefault()
      void latest.current()
    }
    document.addEventListener('keydown', handleKeys)
    return () => document.removeEventListener('keydown', handleKeys)
  }, [])

  return (
    <div
      className="undo-note"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{say(`bulk.undo_${done.action}`, { count: done.ids.length })}</span>
      <Button size="sm" busy={isLoading} onClick={() => void undo()}>
        {say('bulk.undo')}
      </Button>
    </div>
  )
}
