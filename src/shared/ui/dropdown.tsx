import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { DropdownClose } from '@/shared/ui/dropdown-close'
import { DropdownPanel } from '@/shared/ui/overlays/late-overlays'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { Tooltip } from '@/shared/ui/tooltip'
import { useOnceShown } from '@/shared/ui/use-once-shown'

export type DropdownProps = {
  /** What the closed button shows. */
  toggle: ReactNode
  /** Needed when the button shows no words. */
  label?: string | undefined
  /** Shown beside the closed button, for those that are an icon only. */
  tooltip?: string | undefined
  /** DropdownItem, DropdownHeader, DropdownDivider, or anything that is read only. */
  children: ReactNode
  align?: 'start' | 'end' | undefined
  /** Where the menu opens, in reading direction. */
  drop?: 'down' | 'end' | undefined
  toggleClassName?: string | undefined
  menuClassName?: string | undefined
  /** Marks the toggle of a menu that holds the current page. */
  isCurrent?: boolean | undefined
}

/** The button is there at once; what makes a menu of it comes when the first is opened. */
export function Dropdown(props: DropdownProps) {
  const { toggle, label, tooltip, children, align = 'start', drop = 'down' } = props
  const id = useId()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isByKey, setByKey] = useState(false)
  const wasOpened = useOnceShown(isOpen)

  const handleKeyDown = (event: KeyboardEvent) => {
    setByKey(true)
    if (event.key !== 'ArrowDown' || wasOpened) return
    event.preventDefault()
    setOpen(true)
  }
  const opener = (
    <button
      type="button"
      id={id}
      ref={setButton}
      className={classNames(
        props.toggleClassName ?? 'btn btn-secondary',
        'dropdown-toggle-plain',
        isOpen && 'show',
      )}
      aria-label={label}
      aria-expanded={isOpen}
      aria-current={props.isCurrent ? 'true' : undefined}
      onPointerDown={() => setByKey(false)}
      onKeyDown={handleKeyDown}
      onClick={() => setOpen(!isOpen)}
    >
      {toggle}
    </button>
  )
  return (
    <div className={classNames(drop === 'end' ? 'dropend' : 'dropdown', isOpen && 'show')}>
      {tooltip ? (
        <Tooltip text={tooltip} silent={isOpen}>
          {opener}
        </Tooltip>
      ) : (
        opener
      )}
      {wasOpened && (
        <DropdownClose value={() => setOpen(false)}>
          <Suspense fallback={isOpen && <OverlayWait />}>
            <DropdownPanel
              button={button}
              show={isOpen}
              align={align}
              drop={drop}
              isByKey={isByKey}
              className={props.menuClassName}
              onToggle={setOpen}
            >
              {children}
            </DropdownPanel>
          </Suspense>
        </DropdownClose>
      )}
    </div>
  )
}
