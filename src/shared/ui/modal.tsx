import { Suspense } from 'react'
import { ModalFrame } from '@/shared/ui/overlays/late-overlays'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { useOnceShown } from '@/shared/ui/use-once-shown'
import type { ModalProps } from '@/shared/ui/overlays/modal-frame'

/** A dialog over the page; the frame that holds it comes with the first one that is shown. */
export function Modal(props: ModalProps) {
  const wasShown = useOnceShown(props.show)
  if (!wasShown) return null
  return (
    <Suspense fallback={props.show && <OverlayWait />}>
      <ModalFrame {...props} />
    </Suspense>
  )
}
