import { late, orNothing } from '@/shared/ui/late'

const load = () => import('@/shared/ui/overlays/overlays').then(file => file.overlays)

/** What opens over a page: nobody waits for it before they press something. */
export const DropdownPanel = late(() => load().then(overlays => overlays.DropdownPanel))
export const ModalFrame = late(() => load().then(overlays => overlays.ModalFrame))
export const OffcanvasFrame = late(() => load().then(overlays => overlays.OffcanvasFrame))

export const TooltipNote = late(() => load().then(overlays => overlays.TooltipNote), orNothing)

export const loadOverlays = () =>
  Promise.all([DropdownPanel, ModalFrame, OffcanvasFrame, TooltipNote].map(part => part.ahead()))
