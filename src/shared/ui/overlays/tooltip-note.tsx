import Overlay from 'react-bootstrap/Overlay'
import BootstrapTooltip from 'react-bootstrap/Tooltip'

export type TooltipNoteProps = {
  text: string
  target: Element
  placement: 'end' | 'bottom'
  show: boolean
  onHide: () => void
}

export function TooltipNote({ text, target, placement, show, onHide }: TooltipNoteProps) {
  const isRtl = document.documentElement.dir === 'rtl'
  const side = placement === 'bottom' ? 'bottom' : isRtl ? 'left' : 'right'
  return (
    <Overlay
      target={target as HTMLElement}
      placement={side}
      show={show}
      rootClose
      onHide={onHide}
      flip={false}
    >
      <BootstrapTooltip>{text}</BootstrapTooltip>
    </Overlay>
  )
}
