import {
  cloneElement,
  Suspense,
  useEffect,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { TooltipNote } from '@/shared/ui/overlays/late-overlays'
import { useOnceShown } from '@/shared/ui/use-once-shown'

type WatchedEvents = {
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  onMouseOver?: (event: MouseEvent) => void
  onMouseOut?: (event: MouseEvent) => void
}

export type TooltipProps = {
  text: string
  children: ReactElement<WatchedEvents>
  /** In reading direction. */
  placement?: 'end' | 'bottom' | undefined
  /** While what it names is open, its name is no longer needed. */
  silent?: boolean | undefined
}

const AFTER_MS = 250

/** Within what it names is neither coming nor leaving. */
const isInside = (event: MouseEvent) =>
  event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)

/** For pointers and keyboards alike, and Esc closes it; never the only place where something is said. */
export function Tooltip({ text, children, placement = 'end', silent = false }: TooltipProps) {
  const [target, setTarget] = useState<Element | null>(null)
  const [isOver, setOver] = useState(false)
  const [isShown, setShown] = useState(false)
  const wasShown = useOnceShown(isShown)

  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => setShown(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  const show = (element: Element) => {
    setTarget(element)
    setOver(true)
  }
  const hide = () => {
    setOver(false)
    setShown(false)
  }
  const { onFocus, onBlur } = children.props
  return (
    <>
      {cloneElement(children, {
        onFocus: event => {
          show(event.currentTarget)
          onFocus?.(event)
        },
        onBlur: event => {
          hide()
          onBlur?.(event)
        },
        onMouseOver: event => {
          if (!isInside(event)) show(event.currentTarget)
        },
        onMouseOut: event => {
          if (!isInside(event)) hide()
        },
      })}
      {wasShown && target && (
        <Suspense>
          <TooltipNote
            text={text}
            target={target}
            placement={placement}
            show={isShown && !silent}
            onHide={hide}
          />
        </Suspense>
      )}
    </>
  )
}
