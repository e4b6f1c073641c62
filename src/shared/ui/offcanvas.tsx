import { Suspense } from 'react'
import { OffcanvasFrame } from '@/shared/ui/overlays/late-overlays'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { useOnceShown } from '@/shared/ui/use-once-shown'
import type { OffcanvasProps } from '@/shared/ui/overlays/offcanvas-frame'

/** A sheet from the side; the frame that holds it comes with the first one that is shown. */
export function Offcanvas(props: OffcanvasProps) {
  const wasShown = useOnceShown(props.show)
  if (!wasShown) return null
  return (
    <Suspense fallback={props.show && <OverlayWait />}>
      <OffcanvasFrame {...props} />
    </Suspense>
  )
}
