import { useCallback, useEffect, useRef, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { clear } from '@/shared/notify/notification.slice'
import { takeBack } from '@/shared/notify/undo'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'

const SUCCESS_STAYS_MS = 6000
/** Time enough to see that it was a mistake. */
const UNDO_STAYS_MS = 10_000

/**
 * Draws the one notification there is. The two regions are always in the page, because screen readers only
 * announce what changes inside a region they already know. An error stays until it is dismissed; a success
 * leaves by itself, but not while someone points at it or has the focus in it.
 */
export function Toaster() {
  const t = usePhrases('ui')
  const dispatch = useAppDispatch()
  const notification = useAppSelector(state => state.notification)
  const [isHeld, setHeld] = useState(false)
  const toast = useRef<HTMLDivElement>(null)
  const { type, message, undo } = notification

  useEffect(() => {
    if (type !== 'alert-success' || isHeld) return
    const timer = setTimeout(() => dispatch(clear()), undo === undefined ? SUCCESS_STAYS_MS : UNDO_STAYS_MS)
    return () => clearTimeout(timer)
  }, [notification, type, isHeld, undo, dispatch])

  const handleUndo = useCallback(() => {
    if (undo === undefined) return
    setHeld(false)
    dispatch(clear())
    takeBack(undo)
  }, [undo, dispatch])
  useUndoKey(undo !== undefined, handleUndo)

  const drawn = message && type && (
    <div
      ref={toast}
      className={classNames('toast-note', type === 'alert-danger' ? 'tone-danger' : 'tone-success')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={type === 'alert-danger' ? 'exclamation-circle' : 'check-circle'} />
      <p className="toast-note-text">{message}</p>
      {undo !== undefined && (
        <Button size="sm" onClick={handleUndo}>
          {t('undo')}
        </Button>
      )}
      <IconButton
        icon="x-lg"
        size="sm"
        label={t('dismiss')}
        onClick={() => {
          setHeld(false)
          dispatch(clear())
        }}
      />
    </div>
  )

  return (
    <div className="toaster">
      <div role="status">{type === 'alert-success' && drawn}</div>
      <div role="alert">{type === 'alert-danger' && drawn}</div>
    </div>
  )
}

const TYPED_IN = 'input, textarea, select, [contenteditable]'

/** Ctrl-Z (Cmd-Z), except where it takes back what is typed. */
function useUndoKey(isOn: boolean, onUndo: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || document.activeElement?.matches(TYPED_IN)) return
      event.preventDefault()
      onUndo()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOn, onUndo])
}
