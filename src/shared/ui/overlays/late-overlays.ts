import { late, orNothing } from '@/shared/ui/late'

const loadFrames = () => import('@/shared/ui/overlays/overlays')
const loadMenus = () => import('@/shared/ui/overlays/menus')

/** What opens over a page: nobody waits for it before they press something. */
export const DropdownPanel = late(() => loadMenus().then(file => file.menus.DropdownPanel))
export const ModalFrame = late(() => loadFrames().then(file => file.overlays.ModalFrame))
export const OffcanvasFrame = late(() => loadFrames().then(file => file.overlays.OffcanvasFrame))

export const TooltipNote = late(() => loadMenus().then(file => file.menus.TooltipNote), orNothing)

export const loadOverlays = () =>
  Promise.all([DropdownPanel, ModalFrame, OffcanvasFrame, TooltipNote].map(part => part.ahead()))
