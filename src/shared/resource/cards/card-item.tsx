import type { MouseEvent, ReactNode } from 'react'
import { useLongPress } from '@/shared/resource/cards/use-long-press'
import { classNames } from '@/shared/ui/class-names'

export type CardItemProps = {
  children: ReactNode
  /** Spoken name of its box. */
  label: string
  /** Cards are being picked: a touch anywhere on one picks it. */
  isPicking: boolean
  isPicked: boolean
  onPick: (on: boolean) => void
  /** A finger rested on it; without it nothing can be picked. */
  onHold: (() => void) | undefined
}

export function CardItem({ children, label, isPicking, isPicked, onPick, onHold }: CardItemProps) {
  const press = useLongPress(onHold, isPicking)
  const handlePress = (event: MouseEvent) => {
    // Lifting the finger that began the picking is no second touch.
    press.onClickCapture?.(event)
    const isBox = event.target instanceof Element && event.target.closest('.list-card-pick')
    // Keys act on what they are at: a link still opens its record.
    if (!isPicking || isBox || event.detail === 0 || event.isDefaultPrevented()) return
    event.preventDefault()
    event.stopPropagation()
    onPick(!isPicked)
  }
  return (
    <li
      className={classNames('list-card', isPicking && 'is-picking', isPicked && 'is-picked')}
      {...press}
      onClickCapture={handlePress}
    >
      {isPicking && (
        <label className="list-card-pick">
          <input
            type="checkbox"
            className="check-input"
            aria-label={label}
            checked={isPicked}
            onChange={event => onPick(event.target.checked)}
          />
        </label>
      )}
      <div className="list-card-body">{children}</div>
    </li>
  )
}
