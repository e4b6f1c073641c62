import type { ReactElement } from 'react'
import OverlayTrigger from 'react-bootstrap/OverlayTrigger'
import BootstrapTooltip from 'react-bootstrap/Tooltip'

export type TooltipProps = {
  text: string
  children: ReactElement
  /** In reading direction. */
  placement?: 'end' | 'bottom' | undefined
  /** While what it names is open, its name is no longer needed. */
  silent?: boolean | undefined
}

const AFTER_MS = { show: 250, hide: 0 }

/** For pointers and keyboards alike, and Esc closes it; never the only place where something is said. */
export function Tooltip({ text, children, placement = 'end', silent = false }: TooltipProps) {
  const isRtl = document.documentElement.dir === 'rtl'
  const side = placement === 'bottom' ? 'bottom' : isRtl ? 'left' : 'right'
  return (
    <OverlayTrigger
      placement={side}
      delay={AFTER_MS}
      rootClose
      {...(silent && { show: false })}
      overlay={<BootstrapTooltip>{text}</BootstrapTooltip>}
    >
      {children}
    </OverlayTrigger>
  )
}
